/** The desk comes to a PostgreSQL of a million submissions while visitors write: migration, then enquiries in the background. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { asEnquiry, backfill } from '#lib/enquiries/actions/record';
import { readEnv } from '#lib/platform/config/env';
import { onOneConnection } from '#lib/platform/db/postgres/postgres';
import type { Store } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';
import { openStore } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { migrations } from '#lib/tables/migrations';
import { startPostgres } from '#scripts/postgres';
import { type FaultTest, finding, percentile } from '#tests/faults/fault-test';
import { seedTables } from '#tests/faults/seed';
import { submissionOf } from '#tests/platform/db/samples';

/** The last release without a desk. */
const before = migrations.slice(
  0,
  migrations.findIndex(({ id }) => id === '010-enquiries'),
);
/** Submissions are locked out no longer. */
const mostMs = 1_000;

export const upgrade: FaultTest = async function* (size) {
  const rows = size === 'long' ? 1_000_000 : 5_000;
  const { url, stop } = await startPostgres();
  await onOneConnection(url, async (db) => {
    await migrate(db, 'postgres', before);
    await seedTables({ db, engine: 'postgres' }, rows);
  });
  const what = `${rows.toLocaleString('en-IN')} stored on PostgreSQL`;

  let store: Store | undefined;
  let migratedMs = 0;
  const old = await meanwhile(
    async () => {
      const start = performance.now();
      store = await openStore({ dataDir: '', databaseUrl: url });
      migratedMs = performance.now() - start;
    },
    (until) => onOneConnection(url, (db) => writeAsBefore(db, until)),
  );
  if (!store) throw new Error('the store did not open');
  yield finding(
    Math.max(...old) < mostMs,
    `${what}: migrations take ${migratedMs.toFixed(0)} ms; a host of the former release waits ${Math.max(...old).toFixed(0)} ms at most for one of ${old.length} submissions`,
  );

  const host = store;
  let filledMs = 0;
  const beside = await meanwhile(
    async () => {
      const start = performance.now();
      const site = { env: readEnv({}), store: host, wake: () => undefined, now: Date.now };
      while ((await backfill(site)) > 0) await wait(50);
      filledMs = performance.now() - start;
    },
    (until) => submit(host, until),
  );
  const lacking = await onOneConnection(url, async (db) => {
    const { rows: found } = await sql<{ many: number }>`select count(*) as many from submissions
      where not exists (select 1 from enquiries where enquiries.id = submissions.id)`.execute(db);
    return Number(found[0]?.many);
  });
  await host.close();
  await stop();
  yield finding(
    lacking === 0 && Math.max(...beside) < mostMs,
    `${what}: all have an enquiry after ${(filledMs / 1000).toFixed(0)} s (${((rows / filledMs) * 1000).toFixed(0)} a second), ${lacking} lack one; ${beside.length} submissions meanwhile: median ${percentile(beside, 0.5).toFixed(1)} ms, p99 ${percentile(beside, 0.99).toFixed(1)} ms, ${Math.max(...beside).toFixed(0)} ms at most`,
  );
};

async function meanwhile(
  work: () => Promise<void>,
  visitors: (until: AbortSignal) => Promise<number[]>,
): Promise<number[]> {
  const end = new AbortController();
  const writing = visitors(end.signal);
  await work().finally(() => end.abort());
  return writing;
}

const pauseMs = 10;

/** As the former release stores: it knows nothing of enquiries. */
async function writeAsBefore(db: Kysely<Tables>, until: AbortSignal): Promise<number[]> {
  return timed(until, async () => {
    const id = randomUUID();
    await sql`insert into submissions (id, kind, received_at, name, email, phone, transcript, idempotency_key)
      values (${id}, 'contact', ${Date.now()}, 'Meena Iyer', 'meena@example.in', '9840012345', '[]', ${id})`.execute(
      db,
    );
  });
}

/** As the site does: among a million some references are taken. */
const submit = (store: Store, until: AbortSignal) =>
  timed(until, () =>
    asEnquiry({ env: readEnv({}), store }, submissionOf({ receivedAt: Date.now() }), (enquiry) =>
      store.recordSubmission(enquiry, []),
    ),
  );

async function timed(until: AbortSignal, send: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  do {
    const start = performance.now();
    await send();
    taken.push(performance.now() - start);
    await wait(pauseMs);
  } while (!until.aborted);
  return taken;
}
