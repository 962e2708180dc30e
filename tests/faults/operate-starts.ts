/** Starts that cannot succeed, and checks that find out beforehand. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '#lib/server/store/open-store';
import { freePort } from '#scripts/serve-copy';
import type { FaultReport } from '#tests/faults/fault-report';
import { run, type Settings } from '#tests/faults/observed-site';

const start = 'scripts/start.ts';
const doctor = 'scripts/doctor.ts';

/** A setting that is wrong, and what is said of it. */
const wrongSettings: readonly (readonly [string, Settings, readonly string[]])[] = [
  [
    'an @ in the password of SMTP_URL',
    { SMTP_URL: 'smtp://site:p@ss@mail.hoa.example' },
    ['SMTP_URL: write @', 'as %40'],
  ],
  ['a phone that is none', { SUPPORT_PHONE: 'call us' }, ['SUPPORT_PHONE: must be a telephone']],
  [
    'an address with a path',
    { SITE_URL: 'https://hoa.example/site' },
    ['SITE_URL: must be an address without a path: https://hoa.example'],
  ],
  ['a port that is none', { PORT: 'http' }, ['PORT: ']],
  ['half the payment keys', { RAZORPAY_KEY_ID: 'rzp_test_1' }, ['RAZORPAY_KEY_SECRET: required']],
  ['public mode without its settings', { SITE_URL: 'https://hoa.example' }, ['MAIL_TO: required']],
  [
    'a secret whose file is not there',
    { SMTP_URL_FILE: '/nowhere/smtp' },
    ['SMTP_URL_FILE: /nowhere/smtp cannot be read: is it there'],
  ],
  ['an address of another machine', { HOST: '192.0.2.1' }, ['set HOST to 127.0.0.1']],
  [
    'a DATA_DIR that cannot be written',
    { DATA_DIR: 'package.json' },
    ['cannot be written by', 'it is a file; name a folder'],
  ],
  [
    'a DATA_DIR where the system makes no folders',
    { DATA_DIR: '/proc/hoa' },
    ['DATA_DIR /proc/hoa cannot be written by', 'name one on a disk'],
  ],
];

export async function* startFaults(folder: string): AsyncGenerator<FaultReport> {
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
  yield await newerStore(join(folder, 'newer'));
  yield wrongContent(join(folder, 'copy'));
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

async function newerStore(dataDir: string): Promise<FaultReport> {
  await (await openStore({ dataDir })).close();
  const file = new DatabaseSync(join(dataDir, 'hoa.sqlite'));
  file.exec("insert into migrations (id, applied_at) values ('999-next', 1)");
  file.close();
  const words = ['999-next', 'Start that release again, or restore the backup'];
  return refused('a store that a newer release migrated', { DATA_DIR: dataDir }, words);
}

/** A copy of the project in which somebody wrote a fee as text. */
function wrongContent(copy: string): FaultReport {
  mkdirSync(copy);
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  for (const file of files) cpSync(file, join(copy, file), { errorOnExist: false });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'data/coaching.ts');
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(/(id: 'hours-30'.* fee: )(\d+)/, "$1'$2'");
  if (edited === text) throw new Error('data/coaching.ts has no fee');
  writeFileSync(file, edited);
  const printed = execContent(copy);
  return { fault: 'a fee written as text', output: printed, words: ['data/coaching.ts', 'fee'] };
}

function execContent(cwd: string): string {
  try {
    return `accepted: ${execFileSync(process.execPath, ['scripts/content.ts'], { cwd, encoding: 'utf8', stdio: 'pipe' })}`;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}
