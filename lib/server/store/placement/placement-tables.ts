/** The tables of placement; times are epoch milliseconds, money whole rupees a month. */
import type { Candidate, Consent, Shortlist } from '#lib/server/store/placement/placements';
import type { Row } from '#lib/server/store/record-rows';

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
