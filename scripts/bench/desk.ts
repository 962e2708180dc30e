/** The desk on a store of a busy year: its list, its search and its numbers, on both engines. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { readNumbers } from '#lib/desk/views/numbers';
import { readOutcomes } from '#lib/desk/views/outcomes';
import { onOneConnection } from '#lib/platform/db/postgres/postgres';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import type { StorePlace } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';
import { endOfDay } from '#lib/platform/values/india';
import { openStore } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { median } from '#scripts/bench/load';
import { startPostgres } from '#scripts/postgres';

export const deskScale = { stored: 100_000, open: 5_000 };
const rounds = 9;
const yearMs = 365 * 24 * 60 * 60 * 1000;

export async function measureDesk(scale = deskScale) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoa-desk-'));
  const cluster = await startPostgres();
  try {
    const sqlite = await measure({ dataDir }, scale);
    const postgres = await measure({ dataDir, databaseUrl: cluster.url }, scale);
    return sqlite.map(({ what, ms, boundMs }, at) => ({
      what,
      sqliteMs: ms,
      postgresMs: postgres[at]?.ms ?? Number.NaN,
      boundMs,
    }));
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(place: StorePlace, scale: typeof deskScale) {
  const now = Date.now();
  const store = await openStore(place);
  await fill(place, scale, now);
  const rows = [
    {
      what: 'the list of who waits, with all its counts',
      /** Absent where nothing is promised. */
      boundMs: 100,
      of: () =>
        Promise.all([
          store.countEnquiries(now, endOfDay(now), [now]),
          store.listEnquiries({ list: 'open' }, 1, 50),
        ]),
    },
    {
      what: 'search by a part of a name',
      boundMs: 150,
      of: () => store.listEnquiries({ list: 'all', q: 'rson 77' }, 1, 50),
    },
    {
      what: 'search by a part of a phone',
      boundMs: 150,
      of: () => store.listEnquiries({ list: 'all', q: '98400 77' }, 1, 50),
    },
    {
      what: 'search by a word of an answer, open and closed',
      boundMs: 150,
      of: () => store.listEnquiries({ list: 'found', q: 'branch77 chennai' }, 1, 50),
    },
    {
      what: 'search by what nobody has',
      boundMs: 150,
      of: () => store.listEnquiries({ list: 'found', q: 'zzzz' }, 1, 50),
    },
    {
      what: 'search by words that everybody has',
      boundMs: 150,
      of: () => store.listEnquiries({ list: 'found', q: 'chennai gst' }, 1, 50),
    },
    { what: 'the numbers of thirteen weeks', of: () => readNumbers({ context: { store }, now }) },
    {
      what: 'what came of them: thirteen months, and one by kind, source and member',
      of: () => readOutcomes({ store, members: [], now, by: 'month', of: '' }),
    },
  ];
  const results: { what: string; ms: number; boundMs?: number }[] = [];
  for (const { of, ...row } of rows) results.push({ ...row, ms: await typical(of) });
  await store.close();
  return results;
}

async function typical(work: () => Promise<unknown>): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return median(taken);
}

/** As many different words as an application with a note or two has. */
const spoken = `chennai b.com tally data entry and gst tds return filing bank reconciliation sales purchase invoicing input
tax credit matching full-time on-site notice period english tamil accounting finalization payroll asked for evening batches
calls again after the exam in december wants to know whether fees can be paid in two parts and whether the employer pays`;

async function fill({ databaseUrl, dataDir }: StorePlace, scale: typeof deskScale, now: number) {
  if (databaseUrl) {
    // A hundred thousand rows in one statement: on a busy machine longer than the ten seconds of the site's connections.
    return onOneConnection(databaseUrl, async (db) => {
      await fillTables(db, scale, now);
      await sql`vacuum analyze`.execute(db);
    });
  }
  const { db, close } = await openSqlite(dataDir, migrate);
  await fillTables(db, scale, now);
  await sql`analyze`.execute(db);
  await close();
}

/** One after the other through a year, by the database itself; the newest are open, the others were called in time. */
async function fillTables(db: Kysely<Tables>, { stored, open }: typeof deskScale, now: number) {
  const apart = Math.floor(yearMs / stored);
  const hour = 60 * 60 * 1000;
  const kind = sql`case n % 4 when 0 then 'application' when 1 then 'coaching' when 2 then 'webinar-free' else 'contact' end`;
  const numbers = sql`with recursive numbers(n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${sql.lit(stored)})`;
  const received = sql`cast(${sql.lit(now)} as bigint) - n * ${sql.lit(apart)}`;
  const name = sql`'Person ' || n`;
  const phone = sql`'98400' || substr(cast(100000 + n as text), 2)`;
  await sql`insert into submissions (id, kind, received_at, name, email, phone, transcript, idempotency_key)
    ${numbers} select 's' || n, ${kind}, ${received}, ${name}, 'person' || n || '@example.in', ${phone},
      '[{"name":"message","label":"Message","value":"A question."}]', 'k' || n from numbers`.execute(
    db,
  );
  const isOpen = sql`n <= ${sql.lit(open)}`;
  const promise = sql`${received} + ${sql.lit(48 * hour)}`;
  const doneAt = sql`${received} + (1 + n % 50) * ${sql.lit(hour)}`;
  await sql`insert into enquiries (id, reference, token_hash, kind, received_at, suspicious, promised_by, state, due_at, kept_at, reached_at, done_at, outcome, email, phone_key, search, spoken)
    ${numbers} select 's' || n, 'R' || n, 't' || n, ${kind}, ${received}, 0, ${promise},
      case when ${isOpen} then 'new' else 'done' end,
      case when ${isOpen} then ${promise} else 9007199254740991 end,
      case when ${isOpen} then null else ${doneAt} end,
      case when ${isOpen} then null else ${doneAt} end,
      case when ${isOpen} then null else ${doneAt} end,
      case when ${isOpen} then null else 'answered' end,
      'person' || n || '@example.in', ${phone},
      'r' || n || '|' || 'person ' || n || '|' || 'person' || n || '@example.in' || '|' || ${phone},
      'person ' || n || ' branch' || n || ' ' || ${sql.lit(spoken)}
    from numbers`.execute(db);
}
