/** Vacancies, their candidates and their shortlists, as the site knows them. Times are epoch milliseconds. */

import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import type { PostWords } from '#lib/placement/rules/consent';
import type {
  CandidateState,
  LeftOut,
  VacancyState,
  VacancyTerms,
} from '#lib/placement/rules/moves';
import type { Row } from '#lib/platform/db/statements';
import type { NewTask } from '#lib/tasks/schema';

interface Employer {
  readonly enquiryId: string;
  readonly reference: string;
  /** The person who wrote to us. */
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  /** The address of the member who has the enquiry. */
  readonly member?: string;
}

export interface Vacancy {
  readonly id: string;
  readonly employer: Employer;
  readonly terms: VacancyTerms;
  readonly state: VacancyState;
  readonly hired: number;
  readonly openedAt: number;
  readonly endedAt?: number;
  readonly version: number;
}

/** How many still are looked for. */
export const leftIn = ({ state, hired, terms }: Vacancy): number =>
  state === 'open' ? Math.max(0, terms.number - hired) : 0;

export interface Candidate {
  /** Reveals nothing about the person: the employer reads it. */
  readonly id: string;
  readonly vacancyId: string;
  /** The enquiry of the application. */
  readonly enquiryId: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly receivedAt: number;
  readonly state: CandidateState;
  readonly askedAt: number;
  /** The member who asked. */
  readonly askedBy: string;
  readonly endsAt: number;
  /** From the answer on, these are the words that it was given to. */
  readonly words: string;
  /** The post as they said yes to it; absent before a yes, and of a yes that is older than this column. */
  readonly agreed?: PostWords;
  readonly answeredAt?: number;
  readonly withdrawnAt?: number;
  /** Why they said no, for staff alone. */
  readonly why?: string;
  readonly invitedAt?: number;
  readonly slots: readonly number[];
  readonly place?: string;
  /** When they could come instead. */
  readonly otherSlots?: string;
  readonly slotAt?: number;
  readonly pickedAt?: number;
  readonly wentCandidate?: boolean;
  readonly wentEmployer?: boolean;
  /** It takes precedence over what either side said. */
  readonly wentStaff?: boolean;
  readonly hiredAt?: number;
  /** ISO day. */
  readonly begins?: string;
  readonly pay?: number;
  readonly refusedWhy?: string;
  readonly refusedAt?: number;
  readonly thankedAt?: number;
  /** The application itself was closed, so that nobody is shown it: `state` is `closed` until it is opened again. */
  readonly left?: { readonly as: LeftOut; readonly at: number };
}

/** Candidates who were asked or agreed and have no post: a closed one who was not refused has another. */
export const mayThank = ({ state, refusedAt, thankedAt, withdrawnAt }: Candidate): boolean =>
  thankedAt === undefined &&
  withdrawnAt === undefined &&
  (state === 'closed' ? refusedAt !== undefined : state !== 'hired' && state !== 'no');

type Changing = Omit<
  Candidate,
  | ('id' | 'vacancyId' | 'enquiryId' | 'reference' | 'receivedAt' | 'left')
  | ('name' | 'email' | 'phone' | 'askedAt' | 'askedBy' | 'endsAt')
>;

/** The changed fields of a candidate; `null` empties one. */
export type CandidateChange = {
  readonly [Name in keyof Changing]?: undefined extends Changing[Name]
    ? Exclude<Changing[Name], undefined> | null
    : Changing[Name];
};

export type NewCandidate = Pick<
  Candidate,
  'id' | 'enquiryId' | 'askedAt' | 'askedBy' | 'endsAt' | 'words'
>;

/** The record of an answer (DPDP Act, section 6): nobody is named in it. */
export interface Consent {
  /** The candidate's; of a further yes, to words that were changed since, the candidate's, `/` and the time. */
  readonly id: string;
  readonly personHash: string;
  readonly wordsVersion: string;
  readonly answer: 'yes' | 'no';
  readonly at: number;
  readonly withdrawnAt?: number;
}

export interface Shortlist {
  readonly id: string;
  readonly vacancyId: string;
  readonly tokenHash: string;
  readonly sharedAt: number;
  readonly endsAt: number;
  /** Unshared, or replaced by a newer link. */
  readonly endedAt?: number;
  /** In which it was used, in their order: a hash of each one's mark, and since when. */
  readonly browsers: readonly { readonly hash: string; readonly at: number }[];
}

export const isLive = ({ endsAt, endedAt }: Shortlist, now: number): boolean =>
  endedAt === undefined && now < endsAt;

/** All of it in one transaction, or none. */
export interface PlacementWrite {
  readonly vacancy: string;
  readonly at: number;
  /** The version that the desk page showed; each change increments it. */
  readonly version?: number;
  /** The version of the words that this goes by: nothing is written where they were changed since. */
  readonly asOf?: number;
  /** Nothing is written while it holds otherwise. */
  readonly whileOpen?: true;
  readonly change?: { readonly terms?: VacancyTerms; readonly state?: VacancyState };
  /** Changes of the enquiries that it touches, with their history, mails and webhooks. */
  readonly enquiries?: readonly Omit<EnquiryWrite, 'mailed'>[];
  readonly asks?: readonly NewCandidate[];
  readonly candidates?: readonly {
    readonly id: string;
    readonly from: readonly CandidateState[];
    readonly change: CandidateChange;
  }[];
  readonly consent?: Consent;
  /** Ends the links there are; a new one takes their place. */
  readonly shortlist?: Omit<Shortlist, 'vacancyId' | 'browsers'> | 'end';
  /** One more browser in which a link is used; stored once. */
  readonly browser?: { readonly shortlist: string; readonly hash: string };
  readonly opens?: readonly NewTask[];
  /** Tasks that it ends besides those whose cause is gone; nothing is written where one of them has ended already. */
  readonly ends?: readonly { readonly task: string; readonly note?: string }[];
  /** Subjects whose open tasks it ends, where there are some. */
  readonly settles?: readonly string[];
  /** It is a member's address, `visitor` or by default `site`. */
  readonly by?: string;
}

/** `stale`: another version holds; `clash`: something is no longer as it was when this was asked for. */
export type PlacementWritten = 'done' | 'stale' | 'clash' | 'gone';

interface VacancyRow {
  id: string;
  enquiry_id: string;
  state: string;
  number: number;
  terms: string;
  opened_at: number;
  ended_at: number | null;
  version: number;
}

/** Fields of the application are not columns of the candidate. */
export interface CandidateRow extends Row<Omit<Candidate, OfApplication | 'left'>> {
  /** The last that happened of it: a contact, for retention. */
  last_at: number;
}

export type OfApplication = 'reference' | 'name' | 'email' | 'phone' | 'receivedAt';

interface ConsentRow extends Row<Consent> {
  vacancy_id: string;
}

type ShortlistRow = Row<Shortlist>;

/** An interview that took place and whose hour a later one has replaced. */
interface HeldInterviewRow {
  candidate_id: string;
  slot_at: number;
}

interface FactsRow {
  id: string;
  received_at: number;
  facts: string;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    vacancies: VacancyRow;
    candidates: CandidateRow;
    consents: ConsentRow;
    shortlists: ShortlistRow;
    held_interviews: HeldInterviewRow;
    application_facts: FactsRow;
  }
}
