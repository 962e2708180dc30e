/** A site whose store goes: its folder, its log, and its start over and over. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import { type Env, readEnv } from '#lib/platform/config/env';
import { newLog } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import { health } from '#lib/start/health';
import { startSite } from '#lib/start/start-site';
import { checksOf } from '#scripts/doctor/checks';
import { json, sampleOf } from '#tests/enquiries/intake/posts';
import { emptyEngines } from '#tests/platform/db/engines';

export const current = { dataDir: '', lines: [] as string[] };
let places: { remove(): Promise<void> }[];
beforeEach(() => {
  current.dataDir = mkdtempSync(join(tmpdir(), 'hoa-lost-'));
  current.lines = [];
  places = [];
  processState.log = newLog({ write: (line) => void current.lines.push(line) });
});
afterEach(async () => {
  await stop();
  delete processState.log;
  for (const place of places) await place.remove();
  rmSync(current.dataDir, { recursive: true, force: true });
});

export async function stop(): Promise<void> {
  await processState.stop?.();
  for (const name of ['stop', 'env', 'context', 'startProblem'] as const) delete processState[name];
}

export async function newDatabase(): Promise<Record<string, string>> {
  const place = await emptyEngines.postgres();
  places.push(place);
  return { DATABASE_URL: place.databaseUrl ?? '' };
}

/** Starts the site of this folder; gives how a form and health answer. */
export async function start(settings: Record<string, string> = {}) {
  await stop();
  const env = readEnv({ DATA_DIR: current.dataDir, ...settings });
  processState.env = env;
  await startSite(50);
  const { status } = await health();
  return { env, status };
}

export const send = () => receive(contact, enquiryEmails)(json(sampleOf(contact)));
export const doctor = (env: Env) =>
  checksOf(env)
    .find(({ name }) => name === 'Store')
    ?.run();
export const loseSqlite = () => {
  for (const name of readdirSync(current.dataDir)) {
    if (name.startsWith('hoa.sqlite')) rmSync(join(current.dataDir, name));
  }
};
