/** Fills a store with submissions of a year, each mailed: by the database itself, since a million takes long otherwise. */
import { sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';
import { openPostgres } from '#lib/platform/db/postgres/postgres';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import type { StorePlace } from '#lib/platform/db/store';
import { migrate } from '#lib/tables/migrate';
import { mailOf, submissionOf } from '#tests/platform/db/samples';

const batch = 20_000;
/** A year's worth, so that nothing is old enough to be erased. */
const apartMs = 30_000;

/** Rows are numbered from the newest, received at `now`; those up to `from` are there already. */
export async function seed(
  { dataDir, databaseUrl }: StorePlace,
  rows: number,
  { from = 0, now = Date.now() } = {},
): Promise<void> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl, migrate)
    : await openSqlite(dataDir, migrate);
  await seedTables(database, rows, { from, now });
  await database.close();
}

export async function seedTables(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  rows: number,
  { from: there = 0, now = Date.now() } = {},
): Promise<void> {
  const id = engine === 'postgres' ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`;
  const transcript = JSON.stringify(submissionOf().transcript);
  const mail = JSON.stringify(
    mailOf({ text: 'Message: '.padEnd(300, '.'), html: '<p>'.padEnd(500, '.') }),
  );
  for (let first = there; first < rows; first += batch) {
    const from = now - first * apartMs;
    const until = now - Math.min(rows, first + batch) * apartMs;
    await sql`
      with recursive numbers(n) as (select cast(${first + 1} as bigint) union all select n + 1 from numbers where n < ${Math.min(rows, first + batch)})
      insert into submissions (id, kind, received_at, name, email, phone, transcript, idempotency_key)
      select ${id}, 'contact', cast(${now} as bigint) - n * ${sql.lit(apartMs)}, 'Meena Iyer', 'person' || n || '@example.in', '9840012345', ${transcript}, ${id}
      from numbers`.execute(db);
    await sql`
      insert into outbox (id, submission_id, message_id, mail, queued_at, next_attempt_at, sent_at)
      select ${id}, id, '<' || id || '.staff@hoa.mail>', ${mail}, received_at, received_at, received_at
      from submissions where received_at < ${from} and received_at >= ${until}`.execute(db);
  }
  // As a store that grew in a year is: PostgreSQL would else begin with its house-keeping while we measure.
  await (engine === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
}
