import { type Kysely, sql } from 'kysely';
import { lists } from '#lib/server/store/enquiries/enquiry-lists';
import type { DeskCounts } from '#lib/server/store/enquiries/enquiry-store';
import type { Tables } from '#lib/server/store/migrations/schema';

const day = 24 * 60 * 60 * 1000;

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
    coalesce(sum(case when due_at >= ${now} and due_at < ${endOfDay} then 1 else 0 end), 0) as today,
    count(*) as open,
    (select count(*) from enquiries where ${lists.undated}) as undated,
    (select count(*) from enquiries where ${lists.done}) as done,
    (select count(*) from enquiries where ${lists.suspicious}) as suspicious,
    (select count(*) from outbox where sent_at is null and gave_up_at is not null and closed_at is null) as mails,
    (select count(*) from webhook_events where sent_at is null and gave_up_at is not null and closed_at is null) as events
    from enquiries where ${lists.open}`.execute(db);
  const [counted] = rows as [Counted];
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
      sums[name(row)] = (sums[name(row)] ?? 0) + Number(row.many);
      return sums;
    }, {});
  // PostgreSQL sums into a number that its driver gives as text.
  const overdue = Number(counted.overdue);
  const dueToday = Number(counted.today);
  const all = Number(counted.open);
  return {
    open: all,
    overdue,
    dueToday,
    later: all - overdue - dueToday,
    undated: Number(counted.undated),
    done: Number(counted.done),
    suspicious: Number(counted.suspicious),
    parkedMails: Number(counted.mails),
    parkedEvents: Number(counted.events),
    parked: Number(counted.mails) + Number(counted.events),
    kinds: by(({ kind }) => kind),
    states: by(({ state }) => state),
    members: by(({ member }) => member ?? 'nobody'),
    holders: holders.flatMap(({ member }) => member ?? []),
    days: await Promise.all(days.map((from) => countDay(db, from))),
  };
}

interface Counted {
  readonly open: number;
  readonly overdue: number;
  readonly today: number;
  readonly undated: number;
  readonly done: number;
  readonly suspicious: number;
  readonly mails: number;
  readonly events: number;
}

async function countDay(db: Kysely<Tables>, from: number): Promise<DeskCounts['days'][number]> {
  const { rows } = await sql<{ due: number; done: number }>`select
    (select count(*) from enquiries where ${lists.open} and due_at >= ${from} and due_at < ${from + day}) as due,
    (select count(*) from enquiries where ${lists.done} and suspicious = 0 and done_at >= ${from} and done_at < ${from + day}) as done`.execute(
    db,
  );
  const [row] = rows;
  return { from, due: Number(row?.due ?? 0), done: Number(row?.done ?? 0) };
}
