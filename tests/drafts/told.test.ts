import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { saveProgress } from '#lib/drafts/save-progress';
import { readEnv } from '#lib/env';
import { newLog } from '#lib/log';
import { openSite } from '#lib/site';
import { openStore } from '#lib/store/open';
import type { Store } from '#lib/store/store';
import { noon, post } from '#tests/payments/desk';

const shared = globalThis as { hoaLog?: unknown };
const quiet = shared.hoaLog;
const day = 24 * 60 * 60_000;
const kavitha = 'kavitha@example.com';

let store: Store;
let folder: string;
let clock: number;
let wakes: number;
let said: Record<string, unknown>[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hoa-told-'));
  store = await openStore({ dataDir: folder });
  clock = noon;
  wakes = 0;
  said = [];
  shared.hoaLog = newLog({ write: (line) => void said.push(JSON.parse(line)) });
  const wakeCourier = () => {
    wakes += 1;
  };
  openSite({ env: readEnv({}), store, wakeCourier, now: () => clock });
});
afterEach(async () => {
  shared.hoaLog = quiet;
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const save = (email: string, more: object = {}) =>
  saveProgress(
    post('/api/save-progress', { formData: { email }, formStatus: 'user closed form!', ...more }),
  );
const loggedIds = () =>
  said.filter(({ msg }) => msg === 'stored').map(({ submission }) => String(submission));

it('the log leads from every draft of a day to the one mail about it', async () => {
  await save(kavitha);
  await save(kavitha);
  const [mail] = await store.claimDue('test', 10, clock);
  expect(loggedIds()).toEqual([mail?.submissionId, mail?.submissionId]);
});

it('only a draft that owes a mail wakes the courier', async () => {
  await save(kavitha);
  await save(kavitha);
  expect(wakes).toBe(1);
  clock += day;
  await save(kavitha);
  expect(wakes).toBe(2);
});

it('a registration ends its draft however the address was typed', async () => {
  await save(kavitha);
  const registered = await save('', {
    formData: { name: 'Kavitha', email: '\u202aKavitha@Example.com\u202c ', phone: '98400 12345' },
    userDetails: { studies: 'MBA' },
    formStatus: 'Submitted Successfully!',
  });
  expect(registered.status).toBe(200);
  expect(await store.findDraft(kavitha)).toBeUndefined();
});
