/** An enquiry, its history, and what changes of it. Times are epoch milliseconds. */
import type {
  Answer,
  MailOwed,
  NewEnquiry,
  WebhookEvent,
} from '#lib/server/store/submissions/records';
import type { EnquiryState, Outcome } from '#lib/shared/enquiries/states';
import type { NewVacancy } from '#lib/shared/placement/terms';

/** When and how the person would like to be called. */
export interface Wish {
  readonly time: string;
  readonly language: string;
}

export interface Enquiry extends Omit<NewEnquiry, 'webhook' | 'enteredBy'> {
  /** The submission's. */
  readonly id: string;
  readonly kind: string;
  readonly receivedAt: number;
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  /** The number to call: the corrected one where the visitor corrected it. */
  readonly phone: string;
  /** Why a person could hardly have sent it; such a one is in no list but its own. */
  readonly suspicion?: string;
  readonly state: EnquiryState;
  /** The address of the member who has it. */
  readonly member?: string;
  /** When it falls due: the agreed hour, else the promise until it is kept; absent where neither stands. */
  readonly dueAt?: number;
  /** The hour of the next try, or the one agreed. */
  readonly again?: number;
  /** How often somebody called and did not reach the person. */
  readonly tries: number;
  /** The first talk or letter. */
  readonly reachedAt?: number;
  /** What kept the promise, early or late: the first talk or letter, or closing as duplicate or spam. */
  readonly keptAt?: number;
  readonly outcome?: Outcome;
  readonly doneAt?: number;
  readonly wish?: Wish;
  /** The last that a member did. */
  readonly touchedAt?: number;
  /** When `MAIL_TO` was told that the promise nears its end. */
  readonly promiseToldAt?: number;
  /** Who handed it to the member who has it now, until that one does something. */
  readonly handedBy?: string;
  /** The same for all that staff said are of one person. */
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
  /** A UUID. */
  readonly id: string;
  readonly at: number;
  readonly by: Actor;
  /** An action of the desk, or `received`, `wish`, `phone` of the visitor (`note` of either). */
  readonly action: string;
  /** What belongs to it, such as `note`, `to`, `again` (ISO with offset), `outcome`, `before` (the old phone), `nameBefore`, `phoneBefore`, `emailBefore` (of a correction by staff), `timeBefore` and `languageBefore` (of a wish). */
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
  readonly wish?: Wish;
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
  readonly event: EnquiryEvent;
  readonly mails?: readonly MailOwed[];
  /** Of a visitor's change: its mails go with the first so many since then. */
  readonly mailed?: { readonly since: number; readonly most: number };
  readonly webhooks?: readonly WebhookEvent[];
  /** Of an employer: opened with it. */
  readonly vacancy?: NewVacancy;
  /** Joined with the other's, or parted from it; the history of the other says so as well. */
  readonly person?: {
    readonly other: string;
    readonly joins: boolean;
    readonly event: EnquiryEvent;
  };
}

/** What goes with one enquiry: none of it is left. */
export interface EnquiryHoldings {
  readonly answers: number;
  readonly files: number;
  readonly events: number;
  readonly mails: number;
  /** Of these mails, being sent at this moment: one may still arrive. */
  readonly sending: number;
}
