/** The tables of enquiries, batches and placement. Times are epoch milliseconds, money whole rupees a month. */
import type { Generated } from 'kysely';
import type { Batch } from '#lib/batches/rules';
import type { Enquiry, EnquiryEvent } from '#lib/enquiries/schema';
import type { Candidate, Consent, Shortlist } from '#lib/placement/schema';
import type { Row } from '#lib/platform/db/record-rows';

/** What has columns of other names or with a default, or stands in the submission. */
type OtherwiseInEnquiries =
  | ('dueAt' | 'again' | 'wish')
  | ('tries' | 'handedBy' | 'version' | 'person')
  | ('name' | 'phone' | 'suspicion');

export interface EnquiryRow extends Row<Omit<Enquiry, OtherwiseInEnquiries>> {
  /** 1 or 0. */
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
  /** What else a search finds: answers, notes and former names; null until it is written for one of an earlier release. */
  spoken: Generated<string | null>;
}

export interface EnquiryEventRow extends Row<Omit<EnquiryEvent, 'by'>> {
  enquiry_id: string;
  actor: string;
  member: string | null;
  member_name: string | null;
}

/** What the columns of a batch hold in another way. */
export type OtherwiseInBatches = 'what' | 'days' | 'sessions' | 'from' | 'to' | 'mostSessions';

export interface BatchRow extends Row<Omit<Batch, OtherwiseInBatches>> {
  /** Joined by commas, as days and sessions are. */
  what: string;
  days: string;
  sessions: string;
  from_time: string;
  to_time: string;
  begins_at: number;
  closes_at: number;
  ends_at: number;
  told_free: number;
  most_sessions: number | null;
  changed_by: string;
}

/** Held until `held_until`, or taken from `taken_at` on; one a person and batch. */
export interface BatchSeatRow {
  batch: string;
  /** The submission. */
  enquiry: string;
  /** The number of its request for payment. */
  request: string;
  held_until: number;
  taken_at: number | null;
  /** 1: passed, 0: not; null: nobody said. */
  passed: number | null;
}

export interface BatchAttendanceRow {
  batch: string;
  enquiry: string;
  day: string;
  present: number;
}

/** Who asked for a seat by a form; `waits`: it was full then, and the place in the order stays. */
export interface BatchWishRow {
  batch: string;
  enquiry: string;
  at: number;
  waits: number;
}

export interface VacancyRow {
  id: string;
  /** The employer's. */
  enquiry_id: string;
  state: string;
  number: number;
  /** JSON of `VacancyTerms`. */
  terms: string;
  opened_at: number;
  ended_at: number | null;
  version: number;
}

/** Of what stands on the application the candidate has no columns. */
export interface CandidateRow extends Row<Omit<Candidate, OfApplication | 'left'>> {
  /** The last that happened of it: a contact, for retention. */
  last_at: number;
}

export type OfApplication = 'reference' | 'name' | 'email' | 'phone' | 'receivedAt';

export interface ConsentRow extends Row<Consent> {
  vacancy_id: string;
}

export type ShortlistRow = Row<Shortlist>;

export interface FactsRow {
  id: string;
  received_at: number;
  /** As `packFacts` writes them. */
  facts: string;
}
