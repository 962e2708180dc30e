/** The tables of the desk's enquiries; times are epoch milliseconds. */
import type { Generated } from 'kysely';
import type { EnquiryState, Outcome } from '#lib/shared/enquiries/states';

export interface EnquiryRow {
  /** The submission's. */
  id: string;
  reference: string;
  token_hash: string;
  kind: string;
  received_at: number;
  /** 1 or 0. */
  suspicious: number;
  promised_by: number;
  state: EnquiryState;
  member: string | null;
  due_at: number;
  again_at: number | null;
  tries: Generated<number>;
  reached_at: number | null;
  kept_at: number | null;
  outcome: Outcome | null;
  done_at: number | null;
  wish_time: string | null;
  wish_language: string | null;
  touched_at: number | null;
  promise_told_at: number | null;
  /** The first name of the colleague who handed it on, until whoever has it now does something. */
  handed_by: Generated<string | null>;
  version: Generated<number>;
  /** Names those that staff said are of one person; null where nobody did. */
  person: Generated<string | null>;
  email: string;
  phone_key: string;
  search: string;
  /** What else a search finds: answers, notes and former names; null until it is written for one of an earlier release. */
  spoken: Generated<string | null>;
}

export interface EnquiryEventRow {
  id: string;
  enquiry_id: string;
  at: number;
  actor: string;
  member: string | null;
  member_name: string | null;
  action: string;
  /** JSON of texts by name. */
  detail: string;
}
