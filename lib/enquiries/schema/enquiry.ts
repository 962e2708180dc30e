/** An enquiry, its history, what changes of it, and what the desk asks of the store. Times are epoch milliseconds. */

import type { Generated } from 'kysely';
import type { EnquiryState, Outcome } from '#lib/enquiries/rules/actions';
import type { NewEnquiry, Submission } from '#lib/enquiries/schema/submission';
import type { Answer } from '#lib/forms/schema';
import type { Row } from '#lib/platform/db/statements';
import type { MailOwed, OutgoingMail } from '#lib/platform/mail/schema';
import type { WebhookEvent } from '#lib/platform/webhooks/schema';
import type { NewTask, TaskEnd } from '#lib/tasks/schema';

export interface CallPreference {
  readonly time: string;
  readonly language: string;
}

export interface Enquiry extends Omit<NewEnquiry, 'webhook' | 'enteredBy'> {
  /** The submission's. */
  readonly id: string;
  readonly kind: string;
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  /** The number to call: the corrected one where the visitor corrected it. */
  readonly phone: string;
  /** Why a person could hardly have sent it; such a one is in no list but its own. */
  readonly suspicion?: string;
  readonly state: EnquiryState;
  /** The address of the member who has it. */
  readonly member?: string;
  /** When it falls due: the agreed hour, else the promise until it is kept; absent where neither is. */
  readonly dueAt?: number;
  /** The hour of the next try, or the one agreed. */
  readonly again?: number;
  /** How often somebody called and did not reach the person. */
  readonly tries: number;
  readonly reachedAt?: number;
  /** When the promise was met, early or late: by the first call or mail, or by closing as duplicate or spam. */
  readonly keptAt?: number;
  readonly outcome?: Outcome;
  readonly doneAt?: number;
  readonly preference?: CallPreference;
  /** The last that a member did. */
  readonly touchedAt?: number;
  /** When `MAIL_TO` was notified that the promise nears its end. */
  readonly promiseToldAt?: number;
  /** The member who handed it over, until the new member does something. */
  readonly handedBy?: string;
  /** One id for all enquiries that staff marked as one person's. */
  readonly person?: string;
  /** Counts what the desk did: an action names the version of the page it was read from. */
  readonly version: number;
}

/** A row of a list: with the answers, for a line of what it is about. */
export interface ListedEnquiry extends Enquiry {
  readonly transcript: readonly Answer[];
}

export type Actor =
  | { readonly kind: 'member'; readonly address: string; readonly name: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'site' };

/** One entry of the history, which is only ever added to. */
export interface EnquiryEvent {
  readonly id: string;
  readonly at: number;
  readonly by: Actor;
  /** An action of the desk, or `received`, `wish`, `phone` of the visitor (`note` of either). */
  readonly action: string;
  /**
   * It holds what belongs to the action, such as `note`, `task` (its kind), `until` (a day), `to`, `again` (ISO with
   * offset), `outcome`, `before` (the old phone), `nameBefore`, `phoneBefore`, `emailBefore` (of a correction by
   * staff), `timeBefore` and `languageBefore` (of a preference).
   */
  readonly detail: Readonly<Record<string, string>>;
}

/** Columns of an enquiry that change; `null` empties one. */
export interface EnquiryChange {
  readonly state?: EnquiryState;
  readonly member?: string | null;
  readonly dueAt?: number | null;
  readonly again?: number | null;
  readonly tries?: number;
  readonly reachedAt?: number | null;
  readonly keptAt?: number | null;
  readonly outcome?: Outcome | null;
  readonly doneAt?: number | null;
  readonly preference?: CallPreference;
  readonly touchedAt?: number | null;
  readonly handedBy?: string | null;
  readonly promisedBy?: number;
  readonly name?: string;
  readonly phone?: string;
  /** Lower case. Its mails that were not sent go to the new address. */
  readonly email?: string;
  /** `null`: a person after all. */
  readonly suspicion?: null;
}

/** All of it in one transaction. */
export interface EnquiryWrite {
  readonly id: string;
  /** Absent: whatever the version, and it is not counted as something the desk did. */
  readonly version?: number;
  readonly change: EnquiryChange;
  /** It counts as the promised contact, unless there was one before: the promise is kept, and nothing of it stays due. */
  readonly contact?: true;
  readonly opens?: readonly NewTask[];
  readonly event: EnquiryEvent;
  readonly mails?: readonly MailOwed[];
  /** For a visitor's change: the limit of changes since then that send mails. */
  readonly mailed?: { readonly since: number; readonly most: number };
  readonly webhooks?: readonly WebhookEvent[];
  /** A task of it that ends or is postponed; nothing is written where it has ended meanwhile. */
  readonly task?: { readonly id: string } & (
    | { readonly end: TaskEnd }
    | { readonly dueAt: number }
  );
  /** Joined with the other's, or parted from it; the history of the other says so as well. */
  readonly person?: {
    readonly other: string;
    readonly joins: boolean;
    readonly event: EnquiryEvent;
  };
}

export interface EnquiryHoldings {
  readonly answers: number;
  readonly files: number;
  readonly events: number;
  readonly mails: number;
  /** The number of these mails that are being sent now: one may still arrive. */
  readonly sending: number;
}

export interface EnquiryFilter {
  /**
   * `open`: waits for us; `undated`: open, and nothing is promised or agreed any more; `done`; `suspicious`; `all`: whatever
   * is not suspicious; `found`: these and what was closed as spam.
   */
  readonly list: 'open' | 'undated' | 'done' | 'suspicious' | 'all' | 'found';
  /** It is a reference, or parts of a name, e-mail or phone in any notation. */
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
  readonly more?: true;
}

/** Where a search stops counting what it finds. */
export const mostCounted = 10_000;

export interface DeskCounts {
  readonly open: number;
  readonly overdue: number;
  readonly dueToday: number;
  readonly later: number;
  /** Open without a date: they decide. In none of the other counts. */
  readonly undated: number;
  readonly done: number;
  readonly suspicious: number;
  /** Failed mails that are not closed. */
  readonly failedMails: number;
  /** Refused webhook events that nobody closed. */
  readonly failedEvents: number;
  /** Both of them. */
  readonly failed: number;
  /** Counts of open enquiries by kind. */
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
    /** Promises that ended without any contact. */
    readonly never: number;
  }[];
  /** The first talks and letters of these weeks, each with its arrival; closing somebody as spam is none. */
  readonly contacts: readonly { readonly receivedAt: number; readonly reachedAt: number }[];
  readonly since?: number;
}

type SubmissionRow = Row<Omit<Submission, 'enquiry' | 'batch'>>;

type OtherwiseInEnquiries =
  | ('dueAt' | 'again' | 'preference')
  | ('tries' | 'handedBy' | 'version' | 'person')
  | ('name' | 'phone' | 'suspicion');

interface EnquiryRow extends Row<Omit<Enquiry, OtherwiseInEnquiries>> {
  suspicious: number;
  due_at: number;
  again_at: number | null;
  tries: Generated<number>;
  wish_time: string | null;
  wish_language: string | null;
  /** The first name of the colleague who handed it on, until whoever has it now does something. */
  handed_by: Generated<string | null>;
  version: Generated<number>;
  /** Names those that staff said are of one person; null where nobody did. */
  person: Generated<string | null>;
  phone_key: string;
  search: string;
  /** A search finds answers, notes and former names here; null until it is written for one of an earlier release. */
  spoken: Generated<string | null>;
}

/** Something that no member did, such as a payment, has this consequence for an enquiry, in the same transaction. */
export interface Consequence {
  readonly change: EnquiryChange;
  /** It counts as the promised contact, unless there was one before. */
  readonly contact?: true;
  readonly event: EnquiryEvent;
  readonly mails: readonly OutgoingMail[];
  readonly webhooks: readonly WebhookEvent[];
}

export interface EnquiryEventRow extends Row<Omit<EnquiryEvent, 'by'>> {
  enquiry_id: string;
  actor: string;
  member: string | null;
  member_name: string | null;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    submissions: SubmissionRow;
    enquiries: EnquiryRow;
    enquiry_events: EnquiryEventRow;
  }
}
