import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { enquiryEmails } from '#lib/server/forms/receipt-mail';
import { receive } from '#lib/server/intake/receive';
import { newLog } from '#lib/server/log';
import { health } from '#lib/server/metrics/health';
import { processState } from '#lib/server/process-state';
import { readEnv } from '#lib/server/settings/env';
import { startSite } from '#lib/server/start/start-site';
import { contact } from '#lib/shared/forms/contact/form';
import { json, sampleOf } from '#tests/server/intake/posts';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoa-start-'));
  lines = [];
  processState.log = newLog({ write: (line) => void lines.push(line) });
});
afterEach(async () => {
  await processState.stop?.();
  for (const name of ['stop', 'env', 'log', 'site', 'startProblem'] as const)
    delete processState[name];
  rmSync(folder, { recursive: true, force: true });
});

const ask = () => receive(contact, enquiryEmails)(json(sampleOf(contact)));

test('a store that cannot be opened is waited for, with the reason in health, and is well again by itself', async () => {
  const dataDir = join(folder, 'data');
  writeFileSync(dataDir, 'in the way');
  processState.env = readEnv({ DATA_DIR: dataDir });
  await startSite(50);
  expect((await ask()).status).toBe(503);
  const answer = await health();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    store: 'failing',
    reason: 'DATA_DIR is no folder, or cannot be opened',
  });
  expect(lines.join('')).toContain('the store cannot be opened: trying again');
  rmSync(dataDir);
  while ((await health()).status !== 200) await new Promise(setImmediate);
  expect((await ask()).status).toBe(200);
});

test('a start that is stopped while it waits ends', async () => {
  const dataDir = join(folder, 'data');
  writeFileSync(dataDir, 'in the way');
  processState.env = readEnv({ DATA_DIR: dataDir });
  await startSite(50);
  await processState.stop?.();
  rmSync(dataDir);
  expect((await health()).status).toBe(503);
});
