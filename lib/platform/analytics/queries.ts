/** Counts of a day, with nothing of a person, and how many enquiries came from which page. */
import { type Kysely, sql } from 'kysely';
import { otherName } from '#lib/platform/analytics/rules';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { changed } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { istOffset } from '#lib/platform/values/india';

/** `source`: the host that led here, empty where none was given; `campaign`: its `utm_` tags. */
export type Counted = 'page' | 'source' | 'campaign';

export interface ViewCount {
  readonly what: Counted;
  readonly name: string;
  readonly many: number;
}

export interface SentCount {
  readonly day: string;
  readonly page?: string;
  readonly campaign?: string;
  readonly many: number;
}

/** The limit of sources and campaigns in a day, so that invented ones cannot fill the disk. Pages are those of the build. */
export const mostNames = 100;

/** Adds to the counts of a day in India; more names than `mostNames` of a kind are one: `other`. */
async function countViews(
  db: Kysely<Tables>,
  day: string,
  counts: readonly ViewCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const what of ['page', 'source', 'campaign'] as const) {
      const given = counts.filter((count) => count.what === what);
      if (given.length === 0) continue;
      const rows = await tx
        .selectFrom('page_views')
        .select('name')
        .where('day', '=', day)
        .where('what', '=', what)
        .execute();
      for (const { name, many } of bounded(given, new Set(rows.map((row) => row.name)))) {
        await tx
          .insertInto('page_views')
          .values({ day, what, name, many })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'what', 'name'])
              .doUpdateSet({ many: sql<number>`page_views.many + excluded.many` }),
          )
          .execute();
      }
    }
  });
}

function bounded(counts: readonly ViewCount[], known: Set<string>): readonly ViewCount[] {
  let others = 0;
  const named = counts.filter(({ what, name, many }) => {
    if (what === 'page' || known.has(name) || known.size < mostNames) {
      known.add(name);
      return true;
    }
    others += many;
    return false;
  });
  const [first] = counts;
  if (others === 0 || !first) return named;
  const before = named.find(({ name }) => name === otherName);
  const rest = named.filter((each) => each !== before);
  return [...rest, { what: first.what, name: otherName, many: others + (before?.many ?? 0) }];
}

/** Days included, the oldest first. */
async function listViews(db: Kysely<Tables>, from: string, to: string) {
  const rows = await db
    .selectFrom('page_views')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return rows.map(({ what, ...row }) => ({ ...row, what: what as Counted }));
}

/** How often each of these pages was opened since a day; those that nobody opened are left out. */
async function sumViews(
  db: Kysely<Tables>,
  from: string,
  paths: readonly string[],
): Promise<readonly { readonly name: string; readonly many: number }[]> {
  const rows = await db
    .selectFrom('page_views')
    .select('name')
    .select(({ fn }) => fn.sum<number>('many').as('many'))
    .where('what', '=', 'page')
    .where('day', '>=', from)
    .where('name', 'in', paths)
    .groupBy('name')
    .execute();
  return rows.map(({ name, many }) => ({ name, many: Number(many) }));
}

const dayMs = 86_400_000;

/** Counts enquiries received from `from` until before `before`, without suspicious ones. */
async function countSent(db: Kysely<Tables>, from: number, before: number): Promise<SentCount[]> {
  const { rows } = await sql<{
    day: number;
    page: string | null;
    campaign: string | null;
    many: number;
  }>`select (s.received_at + ${sql.lit(istOffset)}) / ${sql.lit(dayMs)} as day, s.page, s.campaign, count(*) as many
    from enquiries e join submissions s on s.id = e.id
    where s.received_at >= ${from} and s.received_at < ${before} and e.suspicious = 0
    group by 1, 2, 3 order by 1`.execute(db);
  return rows.map(({ day, page, campaign, many }) => ({
    day: new Date(day * dayMs).toISOString().slice(0, 10),
    ...(page !== null && { page }),
    ...(campaign !== null && { campaign }),
    many,
  }));
}

const forgetViews = (db: Kysely<Tables>, day: string): Promise<number> =>
  db.deleteFrom('page_views').where('day', '<', day).$call(changed);

declare module '#lib/platform/db/tables' {
  interface Tables {
    page_views: { day: string; what: string; name: string; many: number };
  }
}

export const analyticsQueries = defineQueries('analytics', {
  countSent,
  countViews,
  forgetViews,
  listViews,
  sumViews,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof analyticsQueries> {}
}
