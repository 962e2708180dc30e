/** Somebody guesses numbers of certificates: no answer tells more than the next, and pages of others stay quick. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { certificatePath, routes } from '#data/addresses/routes';
import { type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { type RestartableSite, restartableSite } from '#tests/faults/restartable-site';
import { again, ask, nextAddress, p99 } from '#tests/faults/visitor';

const run = promisify(execFile);

interface Answered {
  readonly status: number;
  readonly kind: string;
  readonly count: number;
  readonly p99Ms: number;
}

export const guessing: FaultTest = async function* (size) {
  const many = size === 'long' ? 10_000 : 600;
  const site = await restartableSite({ RATE_LIMIT: '60' });
  await site.start();
  try {
    const known = await issued(site);
    const quiet = await others(site.origin, wait(size === 'long' ? 10_000 : 3_000));
    yield finding(true, `nobody guesses: p99 of pages ${quiet.toFixed(0)} ms`);
    const slowestMs = size === 'long' ? Math.max(100, 2 * quiet) : Number.MAX_VALUE;
    yield* guessed(site, { many, way: 'one', known, slowestMs });
    yield* guessed(site, { many, way: 'many', known, slowestMs });
    const { status } = await ask(`${site.origin}${certificatePath(known)}`, { from: '127.8.0.1' });
    yield finding(status === 200, `whoever holds a true number reads it all the while: ${status}`);
  } finally {
    await site.stop();
  }
};

interface Attempt {
  readonly many: number;
  /** From one address, or from a new one for every thirty. */
  readonly way: 'one' | 'many';
  readonly known: string;
  /** The most that the p99 of pages of others may be; on a machine that works for others too, only that none is missed. */
  readonly slowestMs: number;
}

async function* guessed(
  { origin }: RestartableSite,
  { many, way, known, slowestMs }: Attempt,
): AsyncGenerator<Finding> {
  const words = ['tests/faults/guesser.ts', origin, String(many), way, known];
  const guesses = run(process.execPath, words);
  const slow = await others(origin, guesses);
  const answered: readonly Answered[] = JSON.parse((await guesses).stdout);
  const kinds = answered.map(
    ({ status, count, p99Ms }) => `${count} × ${status}, p99 ${p99Ms.toFixed(0)} ms`,
  );
  const statuses = new Set(answered.map(({ status }) => status));
  const allowed = way === 'one' ? [404, 429] : [404];
  const what = `${many} numbers from ${way === 'one' ? 'one address' : 'many addresses'}`;
  yield finding(
    // One kind of page for each status: a neighbour of a true number reads as any other.
    answered.length === statuses.size && [...statuses].every((status) => allowed.includes(status)),
    `${what}: ${answered.length} kind(s) of answer: ${kinds.join('; ')}`,
  );
  const notFound = answered.find(({ status }) => status === 404)?.count ?? 0;
  yield finding(
    notFound === (way === 'one' ? 30 : many),
    `${what}: ${notFound} were looked up, the others told to wait`,
  );
  yield finding(slow < slowestMs, `${what}: p99 of pages of others ${slow.toFixed(0)} ms`);
}

/** Twenty certificates, as the office issues them while the site runs; gives the number of one. */
async function issued({ dataDir, origin }: RestartableSite): Promise<string> {
  const file = join(dataDir, 'list.csv');
  const rows = Array.from({ length: 20 }, (_, at) => `Asha Kumari ${at},6,2026-11-20,yes`);
  await writeFile(file, ['name,what,date,consent', ...rows].join('\n'));
  const { port: PORT } = new URL(origin);
  const env = { ...process.env, DATA_DIR: dataDir, PORT };
  const { stdout } = await run(process.execPath, ['scripts/certificates.ts', 'import', file], {
    env,
  });
  return /HC-\d{4}-\w{7}/.exec(stdout)?.[0] ?? '';
}

/** The p99 of pages that visitors of an address each read meanwhile, twenty a second; a missed one counts as endless. */
async function others(origin: string, ended: Promise<unknown>): Promise<number> {
  const read = await again(ended, 50, () =>
    ask(`${origin}${routes.contactUs}`, { from: nextAddress() }),
  );
  await ended;
  return p99(
    read.map(({ status, ms }) => ({ ms: status === 200 ? ms : Number.POSITIVE_INFINITY })),
  );
}
