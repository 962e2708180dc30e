/** Sums of placement: nothing in them is of a person. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { Consent } from '#lib/server/store/placement/placements';
import { reader } from '#lib/server/store/record-rows';
import { count } from '#lib/server/store/statements';

interface PlacementFigures {
  readonly open: number;
  /** Since then, as long as they are kept. */
  readonly proposed: number;
  readonly consented: number;
  readonly interviewed: number;
  readonly hired: number;
  /** From the application to the post, of each who was hired: milliseconds. */
  readonly times: readonly number[];
}

export async function placementFigures(
  db: Kysely<Tables>,
  since: number,
): Promise<PlacementFigures> {
  const { rows } = await sql<Omit<PlacementFigures, 'times'>>`select
    (select count(*) from vacancies where state = 'open') as "open",
    (select count(*) from candidates where asked_at >= ${since}) as "proposed",
    (select count(distinct substr(id, 1, 36)) from consents where answer = 'yes' and at >= ${since}) as "consented",
    (select count(*) from candidates where picked_at >= ${since}) as "interviewed",
    (select count(*) from candidates where state = 'hired' and hired_at >= ${since}) as "hired"`.execute(
    db,
  );
  const times = await sql<{ ms: number }>`select hired_at - received_at as ms from candidates
    inner join enquiries on enquiries.id = candidates.enquiry_id
    where candidates.state = 'hired' and hired_at >= ${since}`.execute(db);
  const [{ ...counted }] = rows as [Omit<PlacementFigures, 'times'>];
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

/** Links that show candidates at this moment. */
export const countShortlists = (db: Kysely<Tables>, now: number): Promise<number> =>
  db.selectFrom('shortlists').where('ended_at', 'is', null).where('ends_at', '>', now).$call(count);

const asConsent = reader<Omit<Consent, 'id'>>({ without: ['id', 'vacancy_id'] });

/** Of a vacancy, those whose application was erased included. */
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
