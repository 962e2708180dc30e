import { type Kysely, sql } from 'kysely';
import { lists } from '#lib/server/store/enquiries/enquiry-lists';
import type { DeskCounts } from '#lib/server/store/enquiries/enquiry-store';
import { isParked } from '#lib/server/store/mail/leases';
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
