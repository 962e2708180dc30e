/** Starts that cannot succeed, and checks that find out beforehand. */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#scripts/serve-copy';
import type { FaultReport } from '#tests/faults/fault-test';
import { run, type Settings } from '#tests/faults/observed-site';

const start = 'scripts/start.ts';
const doctor = 'scripts/doctor.ts';

/** A setting that is wrong, and what is said of it; each of the others: tests/server/settings/env.test.ts. */
const wrongSettings: readonly (readonly [string, Settings, readonly string[]])[] = [
  [
    'an @ in the password of SMTP_URL',
    { SMTP_URL: 'smtp://site:p@ss@mail.hoa.example' },
    ['SMTP_URL: write @', 'as %40'],
  ],
  ['public mode without its settings', { SITE_URL: 'https://hoa.example' }, ['MAIL_TO: required']],
  ['an address of another machine', { HOST: '192.0.2.1' }, ['set HOST to 127.0.0.1']],
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
