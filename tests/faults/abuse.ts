/** One machine attacks, alone and behind nginx: others' pages stay quick, and their posts are taken. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { routes } from '#lib/shared/addresses/routes';
import { freePort } from '#scripts/serve-copy';
import { installSystem } from '#scripts/system';
import { attacks } from '#tests/faults/attacks';
import { type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { restartableSite, until } from '#tests/faults/restartable-site';
import { again, ask, newMarker, nextAddress, p99, sendQuestion } from '#tests/faults/visitor';
import { startNginx } from '#tests/hosts/nginx';

const run = promisify(execFile);
const slowestMs = 100;
const leastTaken = 0.99;

export const abuse: FaultTest = async function* (size) {
  const seconds = size === 'long' ? 20 : 4;
  yield* attacked('alone', { RATE_LIMIT: '60' }, seconds);
  yield* attacked('behind nginx', { RATE_LIMIT: '60', TRUST_PROXY: '1' }, seconds);
};

async function* attacked(
  where: string,
  settings: Record<string, string>,
  seconds: number,
): AsyncGenerator<Finding> {
  const site = await restartableSite(settings);
  await site.start();
  const { host } = new URL(site.origin);
  if (settings.TRUST_PROXY) installSystem(['nginx']);
  const front = settings.TRUST_PROXY ? await startNginx(await freePort(), [host, host]) : undefined;
  const origin = front?.origin ?? site.origin;
  try {
    // What has just started compiles at its first questions.
    await honestLoad(origin, wait(3_000));
    const quiet = p99((await honestLoad(origin, wait(seconds * 1_000))).pages);
    yield finding(true, `${where}: nobody attacks: p99 of pages ${quiet.toFixed(0)} ms`);
    for (const [number, { what }] of attacks.entries())
      yield* withstood(`${where}: ${what}`, { number, origin, seconds, quiet });
    await until(30_000, async () => (await site.health())?.mail.waiting === 0);
    yield* mailed(where, join(site.dataDir, 'mail'));
  } finally {
    await front?.stop();
    await site.stop();
  }
}

interface Situation {
  readonly number: number;
  readonly origin: string;
  readonly seconds: number;
  /** The p99 of pages before the attack: a machine that is busy with others is slower by itself. */
  readonly quiet: number;
}

async function* withstood(
  what: string,
  { number, origin, seconds, quiet }: Situation,
): AsyncGenerator<Finding> {
  const words = ['tests/faults/attacker.ts', origin, String(number), String(seconds)];
  const attacking = run(process.execPath, words);
  const { pages, posts } = await honestLoad(origin, attacking);
  const slow = p99(pages);
  const missed = pages.filter(({ status }) => status !== 200).length;
  const taken = posts.filter(({ status }) => status === 200).length;
  yield finding(
    missed === 0 && slow < Math.max(slowestMs, 2 * quiet),
    `${what}: ${pages.length} pages of others, ${missed} missed, p99 ${slow.toFixed(0)} ms`,
  );
  yield finding(
    taken >= leastTaken * posts.length,
    `${what}: ${taken} of ${posts.length} honest posts were taken`,
  );
}

/** Visitors of an address each: twenty pages and ten posts a second. */
async function honestLoad(origin: string, ended: Promise<unknown>) {
  const [pages, posts] = await Promise.all([
    again(ended, 50, () => ask(`${origin}${routes.contactUs}`, { from: nextAddress() })),
    again(ended, 100, () => sendQuestion(origin, newMarker(), nextAddress())),
    ended,
  ]);
  return { pages, posts };
}

/** Read where trial mode leaves its mails. */
async function* mailed(where: string, folder: string): AsyncGenerator<Finding> {
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
  );
  const head = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n'));
  const toVictim = mails.filter((mail) => /^To: .*victim@/im.test(head(mail))).length;
  const drafts = mails.filter((mail) => /^Subject: .*webinar-draft/im.test(head(mail)));
  const largest = Math.max(0, ...drafts.map(({ length }) => length));
  // Three confirmations a day, and what every registrant of the session is sent once.
  yield finding(toVictim <= 5, `${where}: the stranger was mailed ${toVictim} time(s)`);
  yield finding(
    drafts.length <= 20 && largest < 40_000,
    `${where}: staff were mailed of ${drafts.length} drafts, the largest mail ${largest} bytes`,
  );
}
