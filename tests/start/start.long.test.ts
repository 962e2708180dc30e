import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import { readEnv } from '#lib/platform/config/env';
import { processState } from '#lib/platform/values/process-state';
import { health } from '#lib/start/health';
import { startSite } from '#lib/start/start-site';
import { json, sampleOf } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';
import { openStart } from '#tests/start/start-harness';

const start = forEachTest(openStart);

async function startInTheWay(): Promise<string> {
  const dataDir = join(start().folder, 'data');
  writeFileSync(dataDir, 'in the way');
  processState.env = readEnv({ DATA_DIR: dataDir });
  await startSite(50);
  return dataDir;
}
const ask = () => receive(contact, enquiryEmails)(json(sampleOf(contact)));

test('a store that cannot be opened is waited for, with the reason in health, and is well again by itself', async () => {
  const dataDir = await startInTheWay();
  expect((await ask()).status).toBe(503);
  const answer = await health();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    store: 'failing',
    reason: 'DATA_DIR is no folder, or cannot be opened',
  });
  expect(start().lines.join('')).toContain('the store cannot be opened: trying again');
  rmSync(dataDir);
  while ((await health()).status !== 200) await new Promise(setImmediate);
  expect((await ask()).status).toBe(200);
});

test('a start that is stopped while it waits ends', async () => {
  const dataDir = await startInTheWay();
  await processState.stop?.();
  rmSync(dataDir);
  expect((await health()).status).toBe(503);
});
