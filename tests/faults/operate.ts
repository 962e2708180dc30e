/** Whatever an operator meets says its name and its remedy, and what README shows works as it is there. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#lib/platform/config/env';
import { openStore } from '#lib/start/open-store';
import { startPostgres } from '#scripts/postgres';
import { freePort } from '#scripts/serve-copy';
import { type FaultReport, type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { observedSite, run, type Settings } from '#tests/faults/observed-site';
import { readmeCommands } from '#tests/faults/operate-readme';
import { until } from '#tests/faults/restartable-site';
import { newMarker, sendQuestion } from '#tests/faults/visitor';
import { submissionOf } from '#tests/platform/db/samples';
import { MailServer } from '#tests/platform/mail/mail-server';
import { buildWhenNeeded } from '../../scripts/build.ts';

export const operate: FaultTest = async function* () {
  await buildWhenNeeded(readEnv({}));
  const folder = mkdtempSync(join(tmpdir(), 'hoa-operate-'));
  try {
    for await (const each of startErrors(join(folder, 'starts'))) yield named(each);
    for await (const each of runningErrors(join(folder, 'running'))) yield named(each);
    yield* readmeCommands(join(folder, 'readme'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

function named({ fault, output, words }: FaultReport): Finding {
  const missing = words.filter((each) => !output.includes(each));
  return missing.length === 0
    ? finding(true, `${fault}: "${words.join(' … ')}"`)
    : finding(
        false,
        `${fault}: nothing says "${missing.join('", "')}" in\n${output.slice(-2_000)}`,
      );
}

const start = 'scripts/start.ts';
const doctor = 'scripts/doctor.ts';

/** A setting that is wrong, and what is said of it; each of the others: tests/platform/config/env.test.ts. */
const wrongSettings: readonly (readonly [string, Settings, readonly string[]])[] = [
  [
    'an @ in the password of SMTP_URL',
    { SMTP_URL: 'smtp://site:p@ss@mail.hoa.example' },
    ['SMTP_URL: write @', 'as %40'],
  ],
  ['public mode without its settings', { SITE_URL: 'https://hoa.example' }, ['MAIL_TO: required']],
  ['an address of another machine', { HOST: '192.0.2.1' }, ['set HOST to 127.0.0.1']],
];

async function* startErrors(folder: string): AsyncGenerator<FaultReport> {
  mkdirSync(folder, { recursive: true });
  for (const [fault, settings, words] of wrongSettings) {
    yield await refused(fault, { DATA_DIR: join(folder, 'wrong'), ...settings }, words);
  }
  const misspelled = { MAILTO: 'me@hoa.example', DATA_DIR: folder, PORT: String(await freePort()) };
  yield {
    fault: 'a misspelled variable',
    output: (await run(doctor, misspelled)).printed,
    words: ['MAILTO: not known; did you mean MAIL_TO?'],
  };
  yield await portTaken(folder);
}

async function refused(
  fault: string,
  settings: Settings,
  words: readonly string[],
): Promise<FaultReport> {
  const { status, printed } = await run(start, { PORT: String(await freePort()), ...settings });
  const output = `${status === 0 ? 'started' : 'refused'}: ${printed}`;
  return { fault, output, words: ['refused: ', ...words] };
}

async function portTaken(folder: string): Promise<FaultReport> {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const address = other.address();
  const PORT = String(typeof address === 'object' && address ? address.port : 0);
  const settings = { PORT, DATA_DIR: join(folder, 'port') };
  const words = [`Port ${PORT}`, 'is taken', 'set PORT'];
  return refused('a port that is taken', settings, words).finally(() => other.close());
}

const timeoutMs = 60_000;

async function* runningErrors(folder: string): AsyncGenerator<FaultReport> {
  mkdirSync(folder, { recursive: true });
  yield* databaseNotUp(join(folder, 'database'));
  yield* wrongMailTo(join(folder, 'mail-to'));
}

/** As after a reboot: the site is there before its PostgreSQL. */
async function* databaseNotUp(dataDir: string): AsyncGenerator<FaultReport> {
  const cluster = await startPostgres();
  const url = new URL(cluster.url);
  const proxyPort = await freePort();
  // Its address answers once this passes on to it.
  const DATABASE_URL = `postgres://${url.username}@127.0.0.1:${proxyPort}${url.pathname}`;
  const site = await observedSite({ DATABASE_URL, DATA_DIR: dataDir });
  let proxy: Server | undefined;
  try {
    const [health, question] = [await site.health(), await sendQuestion(site.origin)];
    yield {
      fault: 'a database that is not up yet',
      output: `form ${question.status}, health ${health.status} ${health.text}\n${site.printed()}`,
      words: ['form 503, health 503', 'the database does not answer', 'trying again'],
    };
    yield* hiddenStore(join(dataDir, 'hidden'), cluster.url);
    proxy = proxyTo(proxyPort, url.searchParams.get('host') ?? '', url.port || '5432');
    const back = await until(timeoutMs, async () => (await site.health()).status === 200);
    yield {
      fault: 'a database that has come up',
      output: `${back ? 'well again by itself' : 'still away'}, form ${(await sendQuestion(site.origin)).status}`,
      words: ['well again by itself, form 200'],
    };
  } finally {
    await site.stop();
    proxy?.close();
    await cluster.stop();
  }
}

/** Beside a database in which nothing is. */
async function* hiddenStore(dataDir: string, DATABASE_URL: string): AsyncGenerator<FaultReport> {
  await oneEnquiry(dataDir);
  const site = await observedSite({ DATABASE_URL, DATA_DIR: dataDir });
  const [health, question] = [await site.health(), await sendQuestion(site.origin)];
  yield {
    fault: 'a SQLite store that DATABASE_URL hides',
    output: `form ${question.status}, health ${health.status} ${health.text}\n${site.printed()}`,
    words: [
      ...['form 503, health 503', 'there is no store here', 'NEW_STORE=yes'],
      ...['"enquiries":1', 'DATABASE_URL hides the SQLite store', 'npm run move'],
    ],
  };
  await site.stop();
}

async function oneEnquiry(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  const enquiry = { reference: 'HOA-7K3M-92Q', promisedBy: Date.now(), tokenHash: 'hash' };
  await store.recordSubmission(submissionOf({ enquiry }), []);
  await store.close();
}

/** PostgreSQL's own socket, by TCP. */
function proxyTo(port: number, folder: string, number: string): Server {
  const server = createServer((line) => {
    const other = createConnection(join(folder, `.s.PGSQL.${number}`));
    line.pipe(other).pipe(line);
    for (const end of [line, other]) end.on('error', () => end.destroy());
  });
  return server.listen(port, '127.0.0.1');
}

/** Failed mails are sent to the corrected address. */
async function* wrongMailTo(dataDir: string): AsyncGenerator<FaultReport> {
  const server = new MailServer({ disabledCommands: ['STARTTLS'] });
  server.behaviour = (recipient) => (recipient.startsWith('wrong@') ? 'refuse' : 'accept');
  await server.up();
  const settings = { SMTP_URL: server.url, DATA_DIR: dataDir };
  const wrong = await observedSite({ ...settings, MAIL_TO: 'wrong@hoa.example' });
  const marker = newMarker();
  await sendQuestion(wrong.origin, marker);
  await until(timeoutMs, async () => /"parked":[1-9]/.test((await wrong.health()).text));
  await wrong.stop();
  const right = await observedSite({ ...settings, MAIL_TO: 'right@hoa.example' });
  const listed = (await run('scripts/leads.ts', settings, 'list', '--state', 'parked')).printed;
  yield { fault: 'a MAIL_TO that nobody reads', output: listed, words: ['parked'] };
  const store = await openStore({ dataDir });
  const many = await store.resendDeadLetters(Date.now());
  await store.close();
  const toRight = () =>
    server.received.some(
      ({ recipients, raw }) => recipients.includes('right@hoa.example') && raw.includes(marker),
    );
  const came = await until(timeoutMs, async () => toRight());
  yield {
    fault: 'a MAIL_TO that was corrected',
    output: `${many} queued\n${came ? 'the parked mail goes to the new address' : 'the parked mail does not come'}`,
    words: ['the parked mail goes to the new address'],
  };
  await right.stop();
  await server.down();
}
