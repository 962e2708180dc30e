/** What the numbers of the desk are made of: added up by the database. */
import { type Kysely, sql } from 'kysely';
import type { EnquirySums } from '#lib/server/store/enquiries/enquiry-store';
import type { Tables } from '#lib/server/store/migrations/schema';

const week = 7 * 24 * 60 * 60 * 1000;
/** What was received before the first week may fall due or be answered in it. */
const lookbackMs = 6 * week;

/** Of `weeks` weeks from that instant on, as they stand at `now`. */
export async function sumEnquiries(
  db: Kysely<Tables>,
  from: number,
  weeks: number,
  now: number,
): Promise<EnquirySums> {
  const end = from + weeks * week;
  // Written into the text: PostgreSQL would otherwise have to be told their types.
  const [first, last, today, length, reach] = [from, end, now, week, from - lookbackMs].map(
    (each) => sql.lit(each),
  );
  const known = sql`suspicious = 0 and received_at >= ${reach} and received_at <= ${today}`;
  const received = sql<EnquirySums['received'][number]>`
    select (received_at - ${first}) / ${length} as week, kind, count(*) as many from enquiries
    where ${known} and received_at >= ${first} group by 1, 2`.execute(db);
  const due = sql<EnquirySums['due'][number]>`
    select (promised_by - ${first}) / ${length} as week, count(*) as due,
      sum(case when kept_at <= promised_by then 1 else 0 end) as "inTime",
      sum(case when kept_at is null then 1 else 0 end) as never
    from enquiries where ${known} and promised_by >= ${first} and promised_by < ${last}
      and promised_by < ${today} group by 1`.execute(db);
  const contacts = sql<EnquirySums['contacts'][number]>`
    select received_at as "receivedAt", reached_at as "reachedAt" from enquiries
    where ${known} and reached_at >= ${first} and reached_at < ${last}`.execute(db);
  const since = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.min('received_at').as('at'))
    .executeTakeFirst();
  return {
    received: (await received).rows,
    due: (await due).rows,
    contacts: (await contacts).rows,
    ...(since?.at != null && { since: since.at }),
  };
}

/** When members of the desk did something, newest first: one instant for each day in India that has any. */
export async function listRecorded(db: Kysely<Tables>, from: number, before: number) {
  const rows = await db
    .selectFrom('enquiry_events')
    .select(({ fn }) => fn.max<number>('at').as('at'))
    .where(sql<boolean>`actor = 'member'`)
    .where('at', '>=', from)
    .where('at', '<', before)
    .groupBy(sql`(at + 19800000) / 86400000`)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
}
