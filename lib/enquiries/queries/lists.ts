/** The lists of the desk, and what it counts, added up by the database. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { asEnquiry, asListed, never, selectEnquiries } from '#lib/enquiries/queries/rows';
import { matches } from '#lib/enquiries/queries/search';
import {
  type DeskCounts,
  type Enquiry,
  type EnquiryFilter,
  type EnquiryPage,
  type EnquirySums,
  mostCounted,
} from '#lib/enquiries/schema/enquiry';
import type { Database } from '#lib/platform/db/database';
import { count, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { hasFailed } from '#lib/platform/mail/queries/outbox';
import { dayMs } from '#lib/platform/values/india';

/** Written as the indexes are, so that SQLite knows them. */
const lists = {
  open: sql<boolean>`enquiries.state <> 'done' and enquiries.suspicious = 0 and enquiries.due_at < ${sql.lit(never)}`,
  // The promise is kept and nothing is agreed: they decide.
  undated: sql<boolean>`enquiries.state <> 'done' and enquiries.suspicious = 0 and enquiries.due_at = ${sql.lit(never)}`,
  // A person may have been closed as spam, so that it counts as well.
  done: sql<boolean>`enquiries.state = 'done'`,
  suspicious: sql<boolean>`enquiries.suspicious = 1 and enquiries.state <> 'done'`,
  all: sql<boolean>`enquiries.suspicious = 0`,
  // Open and closed at once, as a search reads them.
  found: sql<boolean>`(enquiries.suspicious = 0 or enquiries.state = 'done')`,
} as const;

/** Pages count from 1. */
export async function listEnquiries(
  db: Kysely<Tables>,
  engine: Database['engine'],
  filter: EnquiryFilter,
  page: number,
  size: number,
): Promise<EnquiryPage> {
  const found = filtered(db, engine, filter);
  const order = sql`order by ${orders[filter.list]}`;
  const part = sql`${order} limit ${size} offset ${(page - 1) * size}`;
  const { keys, ...counted } = isSearch(filter)
    ? await search(db, found, order, part)
    : await choose(found, part, page === 1 ? size : 0);
  if (keys.length === 0) return { rows: [], ...counted };
  const rows = await selectEnquiries(db)
    .select('submissions.transcript')
    // Again what the list asks for: who acts on a row that a colleague took meanwhile would act on the colleague's version.
    .where('enquiries.id', 'in', stillIn(db, engine, filter, keys))
    .execute();
  const place = new Map(keys.map((id, at) => [id, at]));
  const placed = rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return { rows: placed.map(asListed), ...counted };
}

type Found = ReturnType<typeof filtered>;
type Chosen = Omit<EnquiryPage, 'rows'> & { readonly keys: readonly string[] };

/** Fewer than `allBelow` are all that there is: a first page that is not full. */
async function choose(found: Found, part: RawBuilder<unknown>, allBelow: number): Promise<Chosen> {
  const keys = await keysOf(found, part);
  if (keys.length < allBelow) return { keys, total: keys.length };
  return { keys, total: await found.$call(count) };
}

/** Reads every row, once, where few are found; where many are, only until there are more than are counted. */
async function search(
  db: Kysely<Tables>,
  found: Found,
  order: RawBuilder<unknown>,
  part: RawBuilder<unknown>,
): Promise<Chosen> {
  const columns = found
    .select(['id', 'due_at', 'done_at', 'touched_at', 'received_at'])
    .limit(mostCounted + 1);
  // Materialized: PostgreSQL would go through an index for the order, which takes twice as long where few are found.
  const { rows } = await sql<{
    id: string | null;
    total: number;
  }>`with found as materialized ${columns}
    select page.id, counted.total from (select count(*) as total from found) as counted
      left join (select * from found ${part}) as page on true
    ${order}`.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total > mostCounted)
    return { keys: await keysOf(found, part), total: mostCounted, more: true };
  return { keys: rows.flatMap(({ id }) => id ?? []), total };
}

const keysOf = async (found: Found, part: RawBuilder<unknown>): Promise<readonly string[]> =>
  (await found.select('id').modifyEnd(part).execute()).map(({ id }) => id);

const newest = sql`received_at desc`;
const orders = {
  open: sql`due_at, received_at`,
  done: sql`done_at desc`,
  undated: sql`touched_at desc, received_at desc`,
  // Closed enquiries, and those without a date, come after all that falls due.
  found: sql`due_at, coalesce(done_at, 0) desc, received_at desc`,
  all: newest,
  suspicious: newest,
} as const satisfies Record<EnquiryFilter['list'], RawBuilder<unknown>>;

const stillIn = (
  db: Kysely<Tables>,
  engine: Database['engine'],
  { q: _, ...filter }: EnquiryFilter,
  keys: readonly string[],
) => filtered(db, engine, filter).select('id').where('id', 'in', keys);

export const isSearch = ({ q }: EnquiryFilter): boolean => q !== undefined && q.trim() !== '';

export function filtered(db: Kysely<Tables>, engine: Database['engine'], filter: EnquiryFilter) {
  const { list, q, kind, state, who, dueFrom, dueBefore } = filter;
  let found = db.selectFrom('enquiries').where(lists[list]);
  if (kind) found = found.where('kind', '=', storable(kind));
  if (state) found = found.where('state', '=', state);
  if (who === 'nobody') found = found.where('member', 'is', null);
  else if (who) found = found.where('member', '=', storable(who));
  if (dueFrom !== undefined) found = found.where('due_at', '>=', dueFrom);
  if (dueBefore !== undefined) found = found.where('due_at', '<', dueBefore);
  if (q !== undefined && isSearch(filter)) found = found.where(matches(q, engine));
  return found;
}

/** Open ones that fall due before then, or whose promise ends in the 24 hours before, by when they fall due. */
export async function listDue(db: Kysely<Tables>, before: number): Promise<Enquiry[]> {
  const rows = await selectEnquiries(db)
    .where(lists.open)
    // A promise that ends in the day before is also reported where the next call is agreed for later.
    .where((row) =>
      row.or([
        row('enquiries.due_at', '<', before),
        row.and([
          row('kept_at', 'is', null),
          row('promised_by', '<', before),
          row('promised_by', '>=', before - dayMs),
        ]),
      ]),
    )
    .orderBy('enquiries.due_at')
    .orderBy('enquiries.received_at')
    .execute();
  return rows.map(asEnquiry);
}

/** New ones that nobody called or wrote to, taken or not, whose promise ends before then, and of which staff were not notified. */
export async function listUntouched(db: Kysely<Tables>, promisedBefore: number) {
  const rows = await selectEnquiries(db)
    .where(lists.open)
    // A new one falls due with its promise: the index of open ones finds it.
    .where('enquiries.due_at', '<', promisedBefore)
    .where('promised_by', '<', promisedBefore)
    // Taken alone nobody was called by it.
    .where('state', '=', 'new')
    .where('tries', '=', 0)
    .where('kept_at', 'is', null)
    .where('promise_told_at', 'is', null)
    .orderBy('enquiries.due_at')
    .execute();
  return rows.map(asEnquiry);
}

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
    (select count(*) from outbox where ${hasFailed}) as "failedMails",
    (select count(*) from webhook_events where ${hasFailed}) as "failedEvents"
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
    failed: counted.failedMails + counted.failedEvents,
    kinds: by(({ kind }) => kind),
    states: by(({ state }) => state),
    members: by(({ member }) => member ?? 'nobody'),
    holders: holders.flatMap(({ member }) => member ?? []),
    days: await Promise.all(days.map((from) => countDay(db, from))),
  };
}

type Counted = Omit<
  DeskCounts,
  'later' | 'failed' | 'kinds' | 'states' | 'members' | 'holders' | 'days'
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
const lookbackMs = 6 * week;

/** Sums enquiries over `weeks` weeks from that instant on, in their state at `now`. */
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
