/** The tables of the desk's enquiries; times are epoch milliseconds. */
import type { Generated } from 'kysely';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Row } from '#lib/server/store/record-rows';

/** What the columns of an enquiry hold in another way, or the submission's. */
type OtherwiseKept = 'dueAt' | 'again' | 'wish' | 'name' | 'phone' | 'suspicion';

type WithDefault = 'tries' | 'handedBy' | 'version' | 'person';

export interface EnquiryRow extends Row<Omit<Enquiry, OtherwiseKept | WithDefault>> {
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
