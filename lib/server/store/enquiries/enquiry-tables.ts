/** The tables of the desk's enquiries; times are epoch milliseconds. */
import type { Generated } from 'kysely';
import type { Enquiry, EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import type { Row } from '#lib/server/store/record-rows';

/** What has columns of other names or with a default, or stands in the submission. */
type Otherwise =
  | ('dueAt' | 'again' | 'wish')
  | ('tries' | 'handedBy' | 'version' | 'person')
  | ('name' | 'phone' | 'suspicion');

export interface EnquiryRow extends Row<Omit<Enquiry, Otherwise>> {
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
