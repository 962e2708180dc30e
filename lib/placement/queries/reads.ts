/**
 * Vacancies, candidates and shortlists: how they are read and counted. Times are epoch milliseconds, money whole rupees a
 * month.
 */
import { type Kysely, sql } from 'kysely';
import type { Answer } from '#lib/forms/schema';
import {
  consentedStates,
  leftOut,
  undecidedStates,
  type VacancyState,
  type VacancyTerms,
} from '#lib/placement/rules/moves';
import type {
  Candidate,
  CandidateRow,
  Consent,
  OfApplication,
  Shortlist,
  Vacancy,
} from '#lib/placement/schema';
import { count, type Row, reader, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { instantInIndia, isoDayInIndia } from '#lib/platform/values/india';

interface CandidateFilter {
  readonly vacancy?: string;
  /** The enquiry of the application. */
  readonly enquiry?: string;
  /** All candidates of an employer's enquiry. */
  readonly employer?: string;
  readonly ids?: readonly string[];
  /** Only candidates who agreed to an open vacancy, in whichever version. */
  readonly consented?: true;
  /** Interviews from then on, and before then. */
  readonly meetsFrom?: number;
  readonly meetsBefore?: number;
  /** ISO days on which the hired begin. */
  readonly beginsFrom?: string;
  readonly beginsUntil?: string;
}

/** A list of the desk is no archive. */
const mostVacancies = 500;

const selectVacancies = (db: Kysely<Tables>) =>
  db
    .selectFrom('vacancies')
    .innerJoin('enquiries', 'enquiries.id', 'vacancies.enquiry_id')
    .innerJoin('submissions', 'submissions.id', 'vacancies.enquiry_id')
    .select([
      'vacancies.id',
      'vacancies.enquiry_id',
      'vacancies.state',
      'vacancies.terms',
      'vacancies.opened_at',
      'vacancies.ended_at',
      'vacancies.version',
      'enquiries.reference',
      'enquiries.member',
      'submissions.name',
      'submissions.email',
      'submissions.phone',
      'submissions.transcript',
    ])
    .select(
      sql<number>`(select count(*) from candidates where vacancy_id = vacancies.id and state = 'hired')`.as(
        'hired',
      ),
    );

type FoundVacancy = Awaited<ReturnType<ReturnType<typeof selectVacancies>['execute']>>[number];

function asVacancy(row: FoundVacancy): Vacancy {
  const answers = JSON.parse(row.transcript) as Answer[];
  const company = answers.find(({ name }) => name === 'companyName')?.value ?? '';
  return {
    id: row.id,
    employer: {
      enquiryId: row.enquiry_id,
      reference: row.reference,
      name: row.name,
      company: company || row.name,
      email: row.email,
      phone: row.phone,
      ...(row.member !== null && { member: row.member }),
    },
    terms: JSON.parse(row.terms) as VacancyTerms,
    state: row.state as VacancyState,
    hired: row.hired,
    openedAt: row.opened_at,
    ...(row.ended_at !== null && { endedAt: row.ended_at }),
    version: row.version,
  };
}

export async function findVacancy(db: Kysely<Tables>, id: string): Promise<Vacancy | undefined> {
  const row = await selectVacancies(db).where('vacancies.id', '=', storable(id)).executeTakeFirst();
  return row && asVacancy(row);
}

/** The newest first, of one employer's enquiry or of all 500 at most; or those of these ids. */
export async function listVacancies(
  db: Kysely<Tables>,
  { employer, ids }: { readonly employer?: string; readonly ids?: readonly string[] } = {},
): Promise<Vacancy[]> {
  if (ids?.length === 0) return [];
  const rows = await selectVacancies(db)
    .$if(employer !== undefined, (list) => list.where('vacancies.enquiry_id', '=', employer ?? ''))
    .$if(ids !== undefined, (list) => list.where('vacancies.id', 'in', ids ?? []))
    .orderBy('vacancies.opened_at', 'desc')
    .$if(ids === undefined, (list) => list.limit(mostVacancies))
    .execute();
  return rows.map(asVacancy);
}

const selectCandidates = (db: Kysely<Tables>) =>
  db
    .selectFrom('candidates')
    .innerJoin('enquiries', 'enquiries.id', 'candidates.enquiry_id')
    .innerJoin('submissions', 'submissions.id', 'candidates.enquiry_id')
    .selectAll('candidates')
    .select(['enquiries.reference', 'enquiries.received_at'])
    .select(['enquiries.outcome', 'enquiries.done_at'])
    .select(['submissions.name', 'submissions.email', 'submissions.phone'])
    .orderBy('candidates.asked_at')
    .orderBy('candidates.id');

type FoundCandidate = CandidateRow &
  Row<Pick<Candidate, OfApplication>> & {
    readonly outcome: string | null;
    readonly done_at: number | null;
  };

const asStored = reader<Omit<Candidate, 'left'>>({
  json: ['slots', 'agreed'],
  yesNo: ['wentCandidate', 'wentEmployer', 'wentStaff'],
  without: ['last_at', 'outcome', 'done_at'],
});

const asCandidate = (row: FoundCandidate): Candidate => ({ ...asStored(row), ...standing(row) });

/** The stored state, unless the application was closed meanwhile: then no employer sees it. */
function standing(row: FoundCandidate): Pick<Candidate, 'state' | 'left'> {
  const { state } = row;
  const as = leftOut.find((each) => each === row.outcome);
  if (!as || !undecidedStates.includes(state)) return { state };
  return { state: 'closed', left: { as, at: row.done_at ?? 0 } };
}

export async function listCandidates(db: Kysely<Tables>, filter: CandidateFilter) {
  const { vacancy, enquiry, employer, ids, consented } = filter;
  const { meetsFrom, meetsBefore, beginsFrom, beginsUntil } = filter;
  if (ids?.length === 0) return [];
  let query = selectCandidates(db);
  if (ids !== undefined) query = query.where('candidates.id', 'in', ids);
  if (employer !== undefined) {
    query = query.where('candidates.vacancy_id', 'in', (row) =>
      row.selectFrom('vacancies').select('vacancies.id').where('enquiry_id', '=', employer),
    );
  }
  if (vacancy !== undefined) query = query.where('candidates.vacancy_id', '=', vacancy);
  if (enquiry !== undefined) query = query.where('candidates.enquiry_id', '=', enquiry);
  if (consented) {
    query = query
      .where('candidates.state', 'in', [...consentedStates])
      .where('candidates.withdrawn_at', 'is', null)
      .where('candidates.vacancy_id', 'in', (row) =>
        row.selectFrom('vacancies').select('vacancies.id').where('vacancies.state', '=', 'open'),
      );
  }
  if (meetsFrom !== undefined) query = query.where('slot_at', '>=', meetsFrom);
  if (meetsBefore !== undefined) query = query.where('slot_at', '<', meetsBefore);
  if (beginsFrom !== undefined) query = query.where('begins', '>=', beginsFrom);
  if (beginsUntil !== undefined) query = query.where('begins', '<=', beginsUntil);
  return (await query.execute()).map(asCandidate);
}

export async function findShortlist(db: Kysely<Tables>, tokenHash: string) {
  const row = await db
    .selectFrom('shortlists')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && asShortlist(row);
}

/** The newest of a vacancy. */
export async function lastShortlist(db: Kysely<Tables>, vacancy: string) {
  const row = await db
    .selectFrom('shortlists')
    .selectAll()
    .where('vacancy_id', '=', vacancy)
    .orderBy('shared_at', 'desc')
    .orderBy(sql`case when ended_at is null then 0 else 1 end`)
    .executeTakeFirst();
  return row && asShortlist(row);
}

const asShortlist = reader<Shortlist>({ json: ['browsers'] });

/** The newest link of each of these vacancies. */
export async function lastShortlists(db: Kysely<Tables>, vacancies: readonly string[]) {
  if (vacancies.length === 0) return [];
  const rows = await db
    .selectFrom('shortlists')
    .selectAll()
    .where('vacancy_id', 'in', vacancies)
    .orderBy('shared_at')
    .orderBy(sql`case when ended_at is null then 1 else 0 end`)
    .execute();
  return [...new Map(rows.map((row) => [row.vacancy_id, asShortlist(row)])).values()];
}

/**
 * Whether the interview of a candidate took place: what staff found out; else that somebody said so, or that its day has
 * passed and nobody said no. `today`: the instant at which the day of now began.
 */
export const tookPlace = (today: number) => sql<boolean>`(went_staff = 1 or (went_staff is null and
  (went_candidate = 1 or went_employer = 1
    or (slot_at < ${today} and coalesce(went_candidate, 1) = 1 and coalesce(went_employer, 1) = 1))))`;

/** Since then, as long as they are stored; interviews that took place until `now`; `times` from the application to the post of each who was hired, in milliseconds. */
export async function countPlacement(db: Kysely<Tables>, since: number, now: number) {
  const today = instantInIndia(isoDayInIndia(now));
  type Counted = Record<'open' | 'proposed' | 'consented' | 'interviewed' | 'hired', number>;
  const { rows } = await sql<Counted>`select
    (select count(*) from vacancies where state = 'open') as "open",
    (select count(*) from candidates where asked_at >= ${since}) as "proposed",
    (select count(distinct substr(id, 1, 36)) from consents where answer = 'yes' and at >= ${since}) as "consented",
    (select count(*) from candidates where slot_at >= ${since} and slot_at <= ${now} and ${tookPlace(today)})
      + (select count(*) from held_interviews where slot_at >= ${since}) as "interviewed",
    (select count(*) from candidates where state = 'hired' and hired_at >= ${since}) as "hired"`.execute(
    db,
  );
  const times = await sql<{ ms: number }>`select hired_at - received_at as ms from candidates
    inner join enquiries on enquiries.id = candidates.enquiry_id
    where candidates.state = 'hired' and hired_at >= ${since}`.execute(db);
  const [{ ...counted }] = rows as [Counted];
  return { ...counted, times: times.rows.map(({ ms }) => ms) };
}

/** Applications that were closed as placed since then. */
export const countPlaced = (db: Kysely<Tables>, since: number): Promise<number> =>
  db
    .selectFrom('enquiries')
    .where('kind', '=', 'application')
    .where('outcome', '=', 'placed')
    .where('done_at', '>=', since)
    .$call(count);

export const countOpenVacancies = (db: Kysely<Tables>): Promise<number> =>
  db.selectFrom('vacancies').where('state', '=', 'open').$call(count);

export const countShortlists = (db: Kysely<Tables>, now: number): Promise<number> =>
  db.selectFrom('shortlists').where('ended_at', 'is', null).where('ends_at', '>', now).$call(count);

const asConsent = reader<Omit<Consent, 'id'>>({ without: ['id', 'vacancy_id'] });

/** Lists the consents of a vacancy, including those of erased applications. */
export async function listConsents(
  db: Kysely<Tables>,
  vacancy: string,
): Promise<Omit<Consent, 'id'>[]> {
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('vacancy_id', '=', vacancy)
    .orderBy('at')
    .execute();
  return rows.map(asConsent);
}
