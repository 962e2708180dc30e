/** What the list and the numbers of the desk count, added up by the database. */
import { type Kysely, sql } from 'kysely';
import { lists } from '#lib/server/store/enquiries/enquiry-lists';
import type { DeskCounts, EnquirySums } from '#lib/server/store/enquiries/enquiry-store';
import { isParked } from '#lib/server/store/mail/outbox-rows';
import type { Tables } from '#lib/server/store/migrations/schema';
import { dayMs } from '#lib/shared/india';

/** `now` and the end of its day in India. */
export async function countEnquiries(
  db: Kysely<Tables>,
  now: number,
  endOfDay: number,
  days: readonly number[],
): Promise<DeskCounts> {
  const open = db.selectFrom('enquiries').where(lists.open);
  const { rows } = await sql<Counted>`select
    coalesce(sum(case when due_at < ${now} then 1 else 0 end), 0) as overdue,
    coalesce(sum(case when due_at >= ${now} and due_at < ${endOfDay} then 1 else 0 end), 0) as "dueToday",
    count(*) as open,
    (select count(*) from enquiries where ${lists.undated}) as undated,
    (select count(*) from enquiries where ${lists.done}) as done,
    (select count(*) from enquiries where ${lists.suspicious}) as suspicious,
    (select count(*) from outbox where ${isParked}) as "parkedMails",
    (select count(*) from webhook_events where ${isParked}) as "parkedEvents"
    from enquiries where ${lists.open}`.execute(db);
  const [{ ...counted }] = rows as [Counted];
  const holders = await db
    .selectFrom('enquiries')
    .select('member')
    .distinct()
    .where(sql<boolean>`state <> 'done' and suspicious = 0`)
    .where('member', 'is not', null)
    .execute();
  const groups = await open
    .select(['kind', 'state', 'member'])
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .groupBy(['kind', 'state', 'member'])
    .execute();
  const by = (name: (row: (typeof groups)[number]) => string) =>
    groups.reduce<Record<string, number>>((sums, row) => {
      sums[name(row)] = (sums[name(row)] ?? 0) + row.many;
      return sums;
    }, {});
  return {
    ...counted,
    later: counted.open - counted.overdue - counted.dueToday,
    parked: counted.parkedMails + counted.parkedEvents,
    kinds: by(({ kind }) => kind),
    states: by(({ state }) => state),
    members: by(({ member }) => member ?? 'nobody'),
    holders: holders.flatMap(({ member }) => member ?? []),
    days: await Promise.all(days.map((from) => countDay(db, from))),
  };
}

type Counted = Pick<
  DeskCounts,
  | 'open'
  | 'overdue'
  | 'dueToday'
  | 'undated'
  | 'done'
  | 'suspicious'
  | 'parkedMails'
  | 'parkedEvents'
>;

async function countDay(db: Kysely<Tables>, from: number): Promise<DeskCounts['days'][number]> {
  const { rows } = await sql<{ due: number; done: number }>`select
    (select count(*) from enquiries where ${lists.open} and due_at >= ${from} and due_at < ${from + dayMs}) as due,
    (select count(*) from enquiries where ${lists.done} and suspicious = 0 and done_at >= ${from} and done_at < ${from + dayMs}) as done`.execute(
    db,
  );
  const [row] = rows;
  return { from, due: row?.due ?? 0, done: row?.done ?? 0 };
}

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
