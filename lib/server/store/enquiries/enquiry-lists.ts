import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#lib/server/store/database';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import {
  asEnquiry,
  asListed,
  never,
  selectEnquiries,
} from '#lib/server/store/enquiries/enquiry-rows';
import { matches } from '#lib/server/store/enquiries/enquiry-search';
import {
  type EnquiryFilter,
  type EnquiryPage,
  mostCounted,
} from '#lib/server/store/enquiries/enquiry-store';
import type { Tables } from '#lib/server/store/migrations/schema';
import { storable } from '#lib/server/store/record-rows';
import { count } from '#lib/server/store/statements';
import { dayMs } from '#lib/shared/india';

/** Written as the indexes are, so that SQLite knows them. */
export const lists = {
  open: sql<boolean>`enquiries.state <> 'done' and enquiries.suspicious = 0 and enquiries.due_at < ${sql.lit(never)}`,
  // The promise is kept and nothing is agreed: they decide.
  undated: sql<boolean>`enquiries.state <> 'done' and enquiries.suspicious = 0 and enquiries.due_at = ${sql.lit(never)}`,
  // What was closed as spam as well: it may have been a person.
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
  // What is closed, or has no date, stands after all that falls due.
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

const isSearch = ({ q }: EnquiryFilter): boolean => q !== undefined && q.trim() !== '';

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

/** Open ones that fall due before then, or whose promise ends in the 24 hours before, by when they fall due. */
export async function listDue(db: Kysely<Tables>, before: number): Promise<Enquiry[]> {
  const rows = await selectEnquiries(db)
    .where(lists.open)
    // A promise that ends in the day before is told of also where the next call is agreed for later.
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

/** New ones that nobody called or wrote to, taken or not, whose promise ends before then, and of which staff were not told. */
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
