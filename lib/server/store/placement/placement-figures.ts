/** Sums of placement: nothing in them is of a person. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { PlacementFigures } from '#lib/server/store/placement/placement-reads';
import type { Consent } from '#lib/server/store/placement/placements';
import { reader } from '#lib/server/store/record-rows';

export async function placementFigures(
  db: Kysely<Tables>,
  since: number,
): Promise<PlacementFigures> {
  const { rows } = await sql<Omit<PlacementFigures, 'times'>>`select
    (select count(*) from vacancies where state = 'open') as "open",
    (select count(*) from candidates where asked_at >= ${since}) as "proposed",
    (select count(*) from consents where answer = 'yes' and at >= ${since}) as "consented",
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
export async function countPlaced(db: Kysely<Tables>, since: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*) as many from enquiries
    where kind = 'application' and outcome = 'placed' and done_at >= ${since}`.execute(db);
  return Number(rows[0]?.many ?? 0);
}

export async function countOpenVacancies(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*) as many from vacancies
    where state = 'open'`.execute(db);
  return Number(rows[0]?.many ?? 0);
}

/** Links that show candidates at this moment. */
export async function countShortlists(db: Kysely<Tables>, now: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*) as many from shortlists
    where ended_at is null and ends_at > ${now}`.execute(db);
  return Number(rows[0]?.many ?? 0);
}

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
