/** What the desk asks of the store: lists, counts, sums, one enquiry, and its changes. Times are epoch milliseconds. */

import type {
  Enquiry,
  EnquiryEvent,
  EnquiryHoldings,
  EnquiryWrite,
  ListedEnquiry,
} from '#lib/server/store/enquiries/enquiries';
import type { OutcomeStore } from '#lib/server/store/enquiries/outcome-sums';
import type {
  NewEnquiry,
  OutgoingMail,
  Submission,
  WebhookEvent,
} from '#lib/server/store/submissions/records';
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
  /** On all pages. */
  readonly total: number;
}

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

export interface EnquiryStore extends OutcomeStore {
  findEnquiry(reference: string): Promise<Enquiry | undefined>;
  findEnquiryOf(submissionId: string): Promise<Enquiry | undefined>;
  findEnquiryByToken(tokenHash: string): Promise<Enquiry | undefined>;
  /** Pages count from 1. */
  listEnquiries(filter: EnquiryFilter, page: number, size: number): Promise<EnquiryPage>;
  /** `now` and the end of its day in India. */
  countEnquiries(now: number, endOfDay: number, days: readonly number[]): Promise<DeskCounts>;
  /** The history, oldest first. */
  listEvents(id: string): Promise<readonly EnquiryEvent[]>;
  /** What this member did to many at once since then: each as it stands now, under the name of its press. */
  listPressed(
    member: string,
    since: number,
  ): Promise<
    readonly { readonly press: string; readonly reference: string; readonly version: number }[]
  >;
  /** Of each of these ids the entries of its history that hold a note, oldest first. */
  listNotes(ids: readonly string[]): Promise<Readonly<Record<string, readonly EnquiryEvent[]>>>;
  /** Others of the same phone or e-mail, and of whom staff said that it is the same person: newest first, 50 at most; suspicious ones included. */
  listRelated(id: string): Promise<readonly Enquiry[]>;
  /** Open ones that fall due before then, or whose promise ends in the 24 hours before, by when they fall due. */
  listDue(before: number): Promise<readonly Enquiry[]>;
  /** New ones that nobody called or wrote to, taken or not, whose promise ends before then, and of which staff were not told. */
  listUntouched(promisedBefore: number): Promise<readonly Enquiry[]>;
  /**
   * Notes of each that staff are told its promise ends, with the note and its mails, in one transaction. False, and
   * nothing is written, where one of them was told of before or is gone.
   */
  tellOfPromises(
    ids: readonly string[],
    note: Submission,
    mails: readonly OutgoingMail[],
  ): Promise<boolean>;
  /** Of `weeks` weeks from that instant on, as they stand at `now`. */
  sumEnquiries(from: number, weeks: number, now: number): Promise<EnquirySums>;
  /** When members of the desk did something, newest first: one instant for each day in India that has any. */
  listRecorded(from: number, before: number): Promise<readonly number[]>;
  /** False where the version was another one, or the enquiry is gone: nothing is written then. */
  changeEnquiry(write: EnquiryWrite): Promise<boolean>;
  /** What an erasure of it would take. */
  findEnquiryHoldings(id: string, now: number): Promise<EnquiryHoldings | undefined>;
  /**
   * Erases the submission with everything of it, in one transaction; `notice` (a submission of nobody, with its mail)
   * and `webhooks` are written in the same. `undefined` where it is gone.
   */
  eraseEnquiry(
    id: string,
    now: number,
    besides?: {
      readonly notice?: {
        readonly submission: Submission;
        readonly mails: readonly OutgoingMail[];
      };
      readonly webhooks?: readonly WebhookEvent[];
    },
  ): Promise<EnquiryHoldings | undefined>;
  /** Submissions of these kinds that have no enquiry yet, oldest first, from where the last batch ended. */
  listUnreferenced(kinds: readonly string[], limit: number): Promise<readonly Submission[]>;
  /** Gives them their enquiries, in one transaction; those promised before `now` are done. What is taken is left out. */
  backfillSubmissions(
    submissions: readonly (Submission & { readonly enquiry: NewEnquiry })[],
    now: number,
  ): Promise<void>;
  /** Lets a search find the answers and notes of up to `limit` enquiries of an earlier release. Returns how many. */
  indexUnsearched(limit: number): Promise<number>;
  /** Sends one mail of an enquiry once more, as `resend` does. False where there is none of that id. */
  resendMail(submissionId: string, mailId: string, now: number): Promise<boolean>;
  /** Gives up one parked mail for good; `press` names what was done to many at once. False where there is none. */
  closeMail(submissionId: string, mailId: string, now: number, press?: string): Promise<boolean>;
  /** Parks given up mails again: these, or those of one press since then. Returns how many. */
  reopenMails(
    which:
      | { readonly mails: readonly string[] }
      | { readonly press: string; readonly since: number },
  ): Promise<number>;
}
