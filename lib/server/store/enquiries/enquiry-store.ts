/** What the desk asks of the store: lists, counts, sums, one enquiry, and its changes. Times are epoch milliseconds. */
import type { ListedEnquiry } from '#lib/server/store/enquiries/enquiries';
import type { EnquiryState } from '#lib/shared/enquiries/states';

export interface EnquiryFilter {
  /**
   * `open`: waits for us; `undated`: open, and nothing is promised or agreed any more; `done`; `suspicious`; `all`: whatever
   * is not suspicious; `found`: these and what was closed as spam.
   */
  readonly list: 'open' | 'undated' | 'done' | 'suspicious' | 'all' | 'found';
  /** What was typed: a reference, or parts of name, e-mail or phone in any notation. */
  readonly q?: string;
  readonly kind?: string;
  readonly state?: EnquiryState;
  /** A member's address; `nobody`: whoever has none. */
  readonly who?: string;
  /** Due from then on, and before then. */
  readonly dueFrom?: number;
  readonly dueBefore?: number;
}

export interface EnquiryPage {
  /** Open ones by when they fall due, others newest first. */
  readonly rows: readonly ListedEnquiry[];
  /** On all pages; of a search `mostCounted` at most. */
  readonly total: number;
  /** A search found more than `total`. */
  readonly more?: true;
}

/** Where a search stops counting what it finds. */
export const mostCounted = 10_000;

export interface DeskCounts {
  readonly open: number;
  readonly overdue: number;
  /** Due from now until the end of the day. */
  readonly dueToday: number;
  readonly later: number;
  /** Open without a date: they decide. In none of the other counts. */
  readonly undated: number;
  readonly done: number;
  readonly suspicious: number;
  /** Parked mails that nobody closed. */
  readonly parkedMails: number;
  /** Refused webhook events that nobody closed. */
  readonly parkedEvents: number;
  /** Both of them. */
  readonly parked: number;
  /** Of the open ones. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly states: Readonly<Record<string, number>>;
  /** By the address of who has them; `nobody` for the rest. */
  readonly members: Readonly<Record<string, number>>;
  /** The addresses of all who have an open one, with a date or without. */
  readonly holders: readonly string[];
  /** For each instant asked for (the start of a day): open ones that fall due within 24 hours of it, and what was closed in them. */
  readonly days: readonly { readonly from: number; readonly due: number; readonly done: number }[];
}

/** Sums over weeks that follow each other, counted from 0; without suspicious posts. */
export interface EnquirySums {
  readonly received: readonly {
    readonly week: number;
    readonly kind: string;
    readonly many: number;
  }[];
  /** By the week in which the promise falls due; one counts once its time is over, kept or not. */
  readonly due: readonly {
    readonly week: number;
    readonly due: number;
    readonly inTime: number;
    /** Nobody was contacted. */
    readonly never: number;
  }[];
  /** The first talks and letters of these weeks, each with its arrival; closing somebody as spam is none. */
  readonly contacts: readonly { readonly receivedAt: number; readonly reachedAt: number }[];
  /** When the first enquiry of all came. */
  readonly since?: number;
}
