/** How long the save of a sitting takes while two hundred people sit their papers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { examCall } from '#data/addresses/token-routes';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import type { Store } from '#lib/platform/db/store';
import { make } from '#lib/practice/rules/papers/make';
import { openStore } from '#lib/start/open-store';
import { serveCopy } from '#scripts/serve-copy';
import { type Sitting, startSitting } from '#tests/practice/queries/running-sitting';

/** Fourth part, section 6.6: for 99 of 100 saves. */
const mostMs = 100;
const people = 200;
/** As the script of a sitting saves. */
const everyMs = 10_000;
const rounds = 2;
/** All at once; 60 saves a minute are allowed to each. */
const bursts = 10;

type Save = (sitting: Sitting, at: number, rev: number) => Promise<unknown>;

export async function measureSittings(): Promise<string[]> {
  const bare = await withSittings(async (sittings, dataDir) => {
    const store = await openStore({ dataDir });
    const save: Save = ({ id }, at, rev) =>
      store.saveExam({ id, at: Date.now(), from: rev, by: `tab ${at}`, cells: cellsOf(rev) });
    return measured(sittings, save).finally(() => store.close());
  });
  const served = await withSittings(async (sittings, dataDir) => {
    const site = await serveCopy({ DATA_DIR: dataDir });
    const agent = new Agent({ keepAlive: true });
    const save: Save = ({ token }, at, rev) =>
      post(`${site.origin}${examCall(token)}`, agent, {
        ...{ action: 'save', page: 1, rev, tab: `tab ${at}` },
        ...Object.fromEntries(
          Object.entries(cellsOf(rev)).map(([name, value]) => [`c.${name}`, value]),
        ),
      });
    return measured(sittings, save).finally(async () => {
      agent.destroy();
      await site.stop();
    });
  });
  const row = (what: string, key: keyof Measured) => {
    const [own, store] = [served[key], bare[key]];
    const figures = [own.p50Ms, own.p99Ms, store.p99Ms].map((each) => each.toFixed(1));
    return `| ${what} | ${figures.join(' | ')} | ${(own.p99Ms / store.p99Ms).toFixed(1)} |`;
  };
  const verdict = served.spread.p99Ms <= mostMs ? 'as promised' : 'NOT as promised';
  return [
    '## Sittings',
    '',
    `${people} sittings that run, each saved over HTTP: once in ${everyMs / 1_000} s each, as their script does (${people * rounds} saves), and all in the same moment (${bursts} times). The bare store writes the same without a server. Milliseconds.`,
    '',
    '| saves | p50 | p99 | p99 of the bare store | times |',
    '| --- | ---: | ---: | ---: | ---: |',
    row('spread over ten seconds', 'spread'),
    row('all at once', 'atOnce'),
    '',
    `Promised: p99 within ${mostMs} ms (${verdict}).`,
    '',
  ];
}

const cellsOf = (rev: number) => ({
  [`sale${(rev % 9) + 1}.a`]: 'Output IGST',
  [`sale${(rev % 9) + 1}.k`]: String(rev),
});

/** A store of its own with so many sittings that run, gone at the end. */
async function withSittings<T>(
  work: (sittings: readonly Sitting[], dataDir: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoa-sittings-'));
  try {
    const store: Store = await openStore({ dataDir });
    const made = JSON.stringify(make(gstFundamentals, 'K7Q2M'));
    const sittings = await Promise.all(
      Array.from({ length: people }, (_, number) => startSitting(store, number, Date.now(), made)),
    );
    await store.close();
    return await work(sittings, dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Taken {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface Measured {
  readonly spread: Taken;
  readonly atOnce: Taken;
}

async function measured(sittings: readonly Sitting[], save: Save): Promise<Measured> {
  let rev = 0;
  // The first saves open connections and prepare statements.
  const once = () =>
    Promise.all(sittings.map((sitting, at) => timed(() => save(sitting, at, rev)))).finally(() => {
      rev += 1;
    });
  await once();
  const atOnce: number[] = [];
  for (let burst = 0; burst < bursts; burst += 1) atOnce.push(...(await once()));
  const from = rev;
  const start = performance.now();
  const spread = await Promise.all(
    sittings.map(async (sitting, at) => {
      const own: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const due = start + (round + at / sittings.length) * everyMs;
        await wait(Math.max(0, due - performance.now()));
        await save(sitting, at, from + round);
        own.push(performance.now() - due);
      }
      return own;
    }),
  );
  return { spread: shares(spread.flat()), atOnce: shares(atOnce) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function shares(taken: number[]): Taken {
  taken.sort((a, b) => a - b);
  const share = (part: number) => taken[Math.floor(taken.length * part)] ?? Number.NaN;
  return { p50Ms: share(0.5), p99Ms: share(0.99) };
}

function post(url: string, agent: Agent, fields: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a save was answered ${answer.statusCode}`));
      answer.resume().on('end', resolve).on('error', reject);
    });
    sent.on('error', reject).end(JSON.stringify(fields));
  });
}
