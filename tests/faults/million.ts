/** A million stored submissions: the site answers, starts and lists as it does with none. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { healthCheck } from '#data/addresses/routes';
import type { StorePlace } from '#lib/platform/db/store';
import { median } from '#scripts/bench/load';
import { startPostgres } from '#scripts/postgres';
import { type FaultTest, type Finding, finding, percentile } from '#tests/faults/fault-test';
import { peakOf } from '#tests/faults/memory';
import { type RestartableSite, restartableSite } from '#tests/faults/restartable-site';
import { seed } from '#tests/faults/seed';
import { ask, sendQuestion } from '#tests/faults/visitor';

interface Scale {
  readonly rows: number;
  readonly rounds: number;
  /** Times are judged where they are measured often, on a machine with nothing else to do. */
  readonly bounds?: {
    /** How much longer a submission may take than on an empty store. */
    readonly ratio: number;
    readonly startMs: number;
  };
}

const whole: Scale = { rows: 1_000_000, rounds: 7, bounds: { ratio: 1.2, startMs: 3_000 } };
const sample: Scale = { rows: 20_000, rounds: 1 };
/** It is the growth of resident memory from the sample's rows to all: fifty times the rows, and hardly more of it. */
const mostPeakGrowth = 1.3;

export const million: FaultTest = async function* (size) {
  if (size === 'short') {
    yield* compare('SQLite', await restartableSite(), await restartableSite(), sample);
    return;
  }
  yield* compare('SQLite', await restartableSite(), await restartableSite(), whole);
  const [none, full] = [await startPostgres(), await startPostgres()];
  const [empty, big] = await Promise.all(
    [none, full].map(({ url }) => restartableSite({ DATABASE_URL: url })),
  );
  if (empty && big) yield* compare('PostgreSQL', empty, big, whole, full.url);
  await Promise.all([none.stop(), full.stop()]);
};

async function* compare(
  engine: string,
  empty: RestartableSite,
  full: RestartableSite,
  { rows, rounds, bounds }: Scale,
  databaseUrl?: string,
): AsyncGenerator<Finding> {
  const place = { dataDir: full.dataDir, databaseUrl };
  const now = Date.now();
  await seed(place, sample.rows, { now });
  const few = rows > sample.rows ? await listAll(place) : undefined;
  await seed(place, rows, { from: sample.rows, now });
  const what = `${engine}, ${rows.toLocaleString('en-IN')} stored`;
  const small: Round[] = [];
  const large: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    small.push(await measure(empty));
    large.push(await measure(full));
  }
  const all = await listAll(place);
  await Promise.all([empty.stop(), full.stop()]);

  if (bounds) yield* inTime(what, small, large, bounds);
  yield* streamed(what, rows, all, few);
}

/** `few` are the same with the sample's rows alone. */
function* streamed(
  what: string,
  rows: number,
  all: Listings,
  few: Listings | undefined,
): Generator<Finding> {
  for (const name of ['list', 'exported'] as const) {
    const { lines, ended, seconds, peakMegabytes } = all[name];
    const base = few?.[name].peakMegabytes ?? peakMegabytes;
    const beside = few ? `, ${base.toFixed(0)} MB for ${sample.rows.toLocaleString('en-IN')}` : '';
    yield finding(
      ended === 0 && lines >= rows && peakMegabytes < mostPeakGrowth * base,
      `${what}: ${name} of ${lines} lines in ${seconds.toFixed(0)} s with a heap of ${heapMegabytes} MB, ended with ${ended}; ${peakMegabytes.toFixed(0)} MB resident at most${beside}`,
    );
  }
}

function* inTime(
  what: string,
  small: readonly Round[],
  large: readonly Round[],
  bounds: NonNullable<Scale['bounds']>,
): Generator<Finding> {
  const middle = (rounds: readonly Round[], of: Exclude<keyof Round, 'sendsMs'>) =>
    median(rounds.map((each) => each[of]));
  // It takes all rounds together: the slowest hundredth of one is six sends, which chance decides.
  const sends = (rounds: readonly Round[], part: number) =>
    percentile(
      rounds.flatMap(({ sendsMs }) => sendsMs),
      part,
    );
  const ratio = sends(large, 0.99) / sends(small, 0.99);
  yield finding(
    ratio <= bounds.ratio,
    `${what}: a submission takes ${sends(large, 0.99).toFixed(1)} ms (p99), ${ratio.toFixed(2)} times of an empty store; median ${sends(large, 0.5).toFixed(1)} ms to ${sends(small, 0.5).toFixed(1)} ms`,
  );
  yield finding(
    middle(large, 'startMs') < bounds.startMs,
    `${what}: a start takes ${middle(large, 'startMs').toFixed(0)} ms, empty ${middle(small, 'startMs').toFixed(0)} ms`,
  );
  yield finding(
    middle(large, 'slowestPageMs') < 1_000 && middle(large, 'healthMs') < 500,
    `${what}: a page just after the start ${middle(large, 'slowestPageMs').toFixed(0)} ms at most, health ${middle(large, 'healthMs').toFixed(0)} ms`,
  );
}

async function measure(site: RestartableSite) {
  const startMs = await site.start();
  const pages: number[] = [];
  for (let page = 0; page < 20; page += 1) {
    pages.push((await ask(`${site.origin}/contact-us`)).ms);
    await wait(50);
  }
  const healthMs = (await ask(`${site.origin}${healthCheck}`)).ms;
  const send = async () => {
    const taken: number[] = [];
    for (let turn = 0; turn < 150; turn += 1) taken.push((await sendQuestion(site.origin)).ms);
    return taken;
  };
  await sendQuestion(site.origin);
  const sendsMs = (await Promise.all([send(), send(), send(), send()])).flat();
  await site.rest();
  return {
    startMs,
    healthMs,
    sendsMs,
    slowestPageMs: percentile(pages, 1),
  };
}

type Round = Awaited<ReturnType<typeof measure>>;

/** Twice what the command itself needs: whoever gathers 20,000 rows before writing them dies of it. */
const heapMegabytes = 32;

interface Listing {
  readonly lines: number;
  /** How it ended: 0 where all went well, a signal where it died. */
  readonly ended: number | string;
  readonly peakMegabytes: number;
  readonly seconds: number;
}

interface Listings {
  readonly list: Listing;
  readonly exported: Listing;
}

async function listAll(place: StorePlace): Promise<Listings> {
  return { list: await leads(place, 'list'), exported: await leads(place, 'export', '--csv') };
}

async function leads({ dataDir, databaseUrl }: StorePlace, ...words: string[]): Promise<Listing> {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/leads.ts', ...words], {
    env: {
      ...process.env,
      // Young objects have a space beside the heap, which would grow with the length of the run.
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes} --max-semi-space-size=1`,
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  let lines = 0;
  let peakMegabytes = 0;
  const polling = setInterval(async () => {
    peakMegabytes = Math.max(peakMegabytes, await peakOf(child.pid ?? 0).catch(() => 0));
  }, 50);
  for await (const chunk of child.stdout)
    lines += (chunk as Buffer).filter((byte) => byte === 10).length;
  const [code, signal] = await gone;
  clearInterval(polling);
  const seconds = (performance.now() - start) / 1000;
  return { lines, ended: code ?? signal, peakMegabytes, seconds };
}
