/** The tables of placement; times are epoch milliseconds, money whole rupees a month. */

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

export interface CandidateRow {
  /** Tells nothing of who it is: the employer reads it. */
  id: string;
  vacancy_id: string;
  enquiry_id: string;
  state: string;
  asked_at: number;
  asked_by: string;
  ends_at: number;
  /** What they were shown when they were asked, and from their answer on what they answered to. */
  words: string;
  answered_at: number | null;
  withdrawn_at: number | null;
  /** Why they said no, for staff alone. */
  why: string | null;
  invited_at: number | null;
  /** JSON of epoch milliseconds. */
  slots: string;
  place: string | null;
  /** When they could come instead. */
  other_slots: string | null;
  slot_at: number | null;
  picked_at: number | null;
  /** 1 or 0. */
  went_candidate: number | null;
  went_employer: number | null;
  hired_at: number | null;
  /** ISO day. */
  begins: string | null;
  pay: number | null;
  /** Why the employer said no, for staff alone. */
  refused_why: string | null;
  refused_at: number | null;
  thanked_at: number | null;
  /** The last that happened of it: a contact, for retention. */
  last_at: number;
}

export interface ConsentRow {
  /** The candidate's. */
  id: string;
  vacancy_id: string;
  person_hash: string;
  words_version: string;
  answer: string;
  at: number;
  withdrawn_at: number | null;
}

export interface ShortlistRow {
  id: string;
  vacancy_id: string;
  token_hash: string;
  shared_at: number;
  ends_at: number;
  /** JSON of `Shortlist['browsers']`. */
  browsers: string;
  /** Unshared, or replaced by a newer link. */
  ended_at: number | null;
}

export interface FactsRow {
  id: string;
  received_at: number;
  /** As `packFacts` writes them. */
  facts: string;
}
