/** One machine attacks, alone and behind nginx: others' pages stay quick, and their posts are taken. */

import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { apiRoutes, routes, webinarFeed } from '#data/addresses/routes';
import { freePort } from '#scripts/serve-copy';
import { installSystem } from '#scripts/system';
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
    // A site that has just started compiles at its first requests.
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
  const words = ['tests/faults/abuse.ts', origin, String(number), String(seconds)];
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

interface Attack {
  readonly what: string;
  /** Runs until `ended` resolves. */
  run(origin: string, ended: Promise<unknown>): Promise<void>;
}

const boundary = 'x';
const multipart = `multipart/form-data; boundary=${boundary}`;
const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`;
const bodies = {
  'line ends': Buffer.from(fileHead + '\r'.repeat(5_200_000)),
  headers: Buffer.from(`--${boundary}\r\n${'a: b\r\n'.repeat(650_000)}`),
  parts: Buffer.from(`\r\n--${boundary}`.repeat(1_000_000)),
};

const uploads = Object.entries(bodies).map(([what, body]): Attack => {
  const headers = { 'content-type': multipart, accept: 'application/json' };
  return {
    what: `8 uploads of 5 MB of ${what} at once, again and again`,
    async run(origin, ended) {
      const upload = () => ask(`${origin}${apiRoutes.application}`, { body, headers, from });
      await Promise.all(Array.from({ length: 8 }, () => again(ended, 0, upload)));
    },
  };
});

/** The attacker's one address, unless it has ten. */
const from = '127.9.9.9';

const post =
  'POST /api/sendEmail HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

/** Lines that are opened once, and sent a `chunk` every so often. */
const lines = (
  what: string,
  count: number,
  start: string | Buffer,
  { addresses = 1, everyMs = 0, chunk = '' } = {},
): Attack => ({
  what,
  async run(origin, ended) {
    const { port } = new URL(origin);
    const open = Array.from({ length: count }, (_, number): Socket => {
      const localAddress = `127.9.9.${9 + (number % addresses)}`;
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined);
      socket.write(start);
      socket.pause();
      return socket;
    });
    const sending = everyMs
      ? setInterval(() => {
          for (const socket of open) if (socket.writable) socket.write(chunk);
        }, everyMs)
      : undefined;
    await ended;
    clearInterval(sending);
    for (const socket of open) socket.destroy();
  },
});

const fullChunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;

const holding: readonly Attack[] = [
  lines(
    '200 chunked posts of 65,536 bytes that never end',
    200,
    `${post}transfer-encoding: chunked\r\n\r\n${fullChunk}`,
  ),
  lines(
    '110 lines that ask 200 times and never read',
    110,
    `GET ${webinarFeed} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(200),
  ),
  lines(
    '1,000 posts of ten addresses that send a byte in 3 s',
    1_000,
    `${post}content-length: 10000\r\n\r\n`,
    { addresses: 10, everyMs: 3_000, chunk: 'x' },
  ),
];

const victim = 'victim@example.in';
const registration = (number: number) => ({
  formData: { name: `Visitor ${number}`, email: victim, phone: '9840012345' },
  userDetails: { studies: 'MBA' },
  formStatus: 'Submitted Successfully!',
});
const draft = (number: number) => ({
  formData: { email: `draft-${number}@example.in`, name: `Visitor ${number}` },
  userDetails: { whyWebinar: '<'.repeat(5_000) },
  formStatus: 'user closed form!',
});

/** Sent one after the other, from one address. */
const posting = (what: string, count: number, bodyOf: (number: number) => object): Attack => ({
  what,
  async run(origin, ended) {
    for (let number = 0; number < count; number += 1) {
      await ask(`${origin}${apiRoutes.saveProgress}`, {
        body: JSON.stringify(bodyOf(number)),
        headers: { 'content-type': 'application/json' },
        from,
      });
      await wait(5);
    }
    await ended;
  },
});

const flooding = {
  registrations: posting('60 registrations of one stranger’s address', 60, registration),
  drafts: posting('150 registration drafts of 5,000 characters', 150, draft),
};

const attacks: readonly Attack[] = [...uploads, ...holding, ...Object.values(flooding)];

// Run by the test as a process of its own, so that its work is not the visitors' wait.
if (import.meta.main) {
  const [origin = '', number = '', seconds = ''] = process.argv.slice(2);
  await attacks[Number(number)]?.run(origin, wait(Number(seconds) * 1_000));
  process.exit(0);
}
