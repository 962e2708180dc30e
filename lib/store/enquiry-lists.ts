import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/store/database';
import type { Enquiry } from '#lib/store/enquiries';
import { asEnquiry, asListed, selectEnquiries } from '#lib/store/enquiry-rows';
import { matches, phoneKey } from '#lib/store/enquiry-search';
import type { DeskCounts, EnquiryFilter, EnquiryPage } from '#lib/store/enquiry-store';
import type { Tables } from '#lib/store/schema';
import { storable } from '#lib/store/storable';
import { type Who, whose } from '#lib/store/whose';

const day = 24 * 60 * 60 * 1000;
const mostRelated = 50;

/** Written as the indexes are, so that SQLite knows them. */
const lists = {
  open: sql<boolean>`enquiries.state <> 'done' and enquiries.suspicious = 0`,
  done: sql<boolean>`enquiries.state = 'done' and enquiries.suspicious = 0`,
  suspicious: sql<boolean>`enquiries.suspicious = 1 and enquiries.state <> 'done'`,
  all: sql<boolean>`enquiries.suspicious = 0`,
} as const;

export async function listEnquiries(
  db: Kysely<Tables>,
  engine: Database['engine'],
  filter: EnquiryFilter,
  page: number,
  size: number,
): Promise<EnquiryPage> {
  const { list } = filter;
  const found = filtered(db, engine, filter);
  const ordered =
    list === 'open'
      ? found.orderBy('due_at').orderBy('received_at')
      : found.orderBy(list === 'done' ? 'done_at' : 'received_at', 'desc');
  const chosen = await ordered
    .select('enquiries.id')
    // A search reads everything anyhow: it counts in the same go.
    .$if(isSearch(filter), (query) => query.select(sql<number>`count(*) over ()`.as('total')))
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = chosen[0]?.total ?? (await count(found));
  const keys = chosen.map(({ id }) => id);
  if (keys.length === 0) return { rows: [], total };
  const rows = await selectEnquiries(db)
    .select('submissions.transcript')
    .where('enquiries.id', 'in', keys)
    .execute();
  const place = new Map(keys.map((id, at) => [id, at]));
  const inOrder = rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return { rows: inOrder.map(asListed), total };
}

const isSearch = ({ q }: EnquiryFilter): boolean => q !== undefined && q.trim() !== '';

async function count(found: ReturnType<typeof filtered>): Promise<number> {
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function filtered(db: Kysely<Tables>, engine: Database['engine'], filter: EnquiryFilter) {
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
    (select count(*) from enquiries where ${lists.done}) as done,
    (select count(*) from enquiries where ${lists.suspicious}) as suspicious,
    (select count(*) from outbox where sent_at is null and gave_up_at is not null and closed_at is null)
      + (select count(*) from webhook_events where sent_at is null and gave_up_at is not null and closed_at is null) as parked
    from enquiries where ${lists.open}`.execute(db);
  const [counted] = rows as [Counted];
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
    done: Number(counted.done),
    suspicious: Number(counted.suspicious),
    parked: Number(counted.parked),
    kinds: by(({ kind }) => kind),
    states: by(({ state }) => state),
    members: by(({ member }) => member ?? 'nobody'),
    days: await Promise.all(days.map((from) => countDay(db, from))),
  };
}

interface Counted {
  readonly open: number;
  readonly overdue: number;
  readonly today: number;
  readonly done: number;
  readonly suspicious: number;
  readonly parked: number;
}

async function countDay(db: Kysely<Tables>, from: number): Promise<DeskCounts['days'][number]> {
  const { rows } = await sql<{ due: number; done: number }>`select
    (select count(*) from enquiries where ${lists.open} and due_at >= ${from} and due_at < ${from + day}) as due,
    (select count(*) from enquiries where ${lists.done} and done_at >= ${from} and done_at < ${from + day}) as done`.execute(
    db,
  );
  const [row] = rows;
  return { from, due: Number(row?.due ?? 0), done: Number(row?.done ?? 0) };
}

export async function listRelated(db: Kysely<Tables>, id: string): Promise<Enquiry[]> {
  const own = await selectEnquiries(db).where('enquiries.id', '=', id).executeTakeFirst();
  if (!own) return [];
  const key = phoneKey(own.phone);
  const rows = await selectEnquiries(db)
    .where('enquiries.id', '!=', id)
    .where((row) =>
      row.or([
        ...(own.email ? [row('enquiries.email', '=', own.email)] : []),
        ...(key ? [sql<boolean>`(phone_key <> '' and phone_key = ${key})`] : []),
        sql<boolean>`1 = 0`,
      ]),
    )
    .orderBy('enquiries.received_at', 'desc')
    .limit(mostRelated)
    .execute();
  return rows.map(asEnquiry);
}

export async function listEnquiriesOf(db: Kysely<Tables>, who: Who): Promise<Enquiry[]> {
  const theirs = db.selectFrom('submissions').select('id').where(whose(who).submissions);
  const rows = await selectEnquiries(db)
    .where('enquiries.id', 'in', theirs)
    .orderBy('enquiries.received_at', 'desc')
    .execute();
  return rows.map(asEnquiry);
}

export async function listDue(db: Kysely<Tables>, before: number): Promise<Enquiry[]> {
  const rows = await selectEnquiries(db)
    .where(lists.open)
    .where('due_at', '<', before)
    .orderBy('due_at')
    .orderBy('enquiries.received_at')
    .execute();
  return rows.map(asEnquiry);
}

export async function listUntouched(
  db: Kysely<Tables>,
  promisedBefore: number,
): Promise<Enquiry[]> {
  const rows = await selectEnquiries(db)
    .where(lists.open)
    // A new one falls due with its promise: the index of open ones finds it.
    .where('due_at', '<', promisedBefore)
    .where('promised_by', '<', promisedBefore)
    .where('state', '=', 'new')
    .where('touched_at', 'is', null)
    .where('promise_told_at', 'is', null)
    .orderBy('due_at')
    .execute();
  return rows.map(asEnquiry);
}
