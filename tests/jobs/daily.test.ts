import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readEnv } from '#lib/env';
import { runDaily } from '#lib/jobs/daily';
import type { Site } from '#lib/site';
import { openStore } from '#lib/store/open';
import type { Submission } from '#lib/store/store';

const day = 24 * 60 * 60 * 1000;
const noon = Date.parse('2026-11-20T12:00:00+05:30');

let dataDir: string;
let site: Site;
let now = noon;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hoa-daily-'));
  now = noon;
  const store = await openStore({ dataDir });
  site = { env: readEnv({ DATA_DIR: dataDir }), store, wakeCourier: () => {}, now: () => now };
});

afterEach(async () => {
  await site.store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const submission = (more: Partial<Submission>): Submission => ({
  id: crypto.randomUUID(),
  kind: 'contact',
  receivedAt: noon,
  name: 'Asha Raman',
  email: 'asha@example.in',
  phone: '9876543210',
  transcript: [],
  ...more,
});

test('suspicious posts of yesterday reach staff in one mail, once', async () => {
  const yesterday = { receivedAt: noon - day, suspicion: 'trap field filled' };
  await site.store.recordSubmission(submission({ ...yesterday, name: 'Robot One' }), []);
  await site.store.recordSubmission(submission({ ...yesterday, name: 'Robot Two' }), []);
  await site.store.recordSubmission(submission({ suspicion: 'sent within a second' }), []);
  await runDaily(site);
  await runDaily(site);
  const due = await site.store.claimDue('test', 10, now);
  expect(due).toHaveLength(1);
  const { mail } = due[0] ?? {};
  expect(mail?.subject).toBe('[digest] 2 suspicious posts of 19 November 2026');
  expect(mail?.text).toContain('Robot One, asha@example.in, 9876543210 (trap field filled)');
  expect(mail?.text).toContain('Robot Two');
  expect(mail?.text).not.toContain('sent within a second');
});

test('a host that was away for three days still writes their digests', async () => {
  const old = submission({ receivedAt: noon - 3 * day, suspicion: 'trap field filled' });
  await site.store.recordSubmission(old, []);
  await runDaily(site);
  expect(await site.store.claimDue('test', 10, now)).toHaveLength(1);
});

test('a person’s data goes 365 days after the last contact, not after the first', async () => {
  const first = submission({ receivedAt: noon });
  const second = submission({ receivedAt: noon + 200 * day });
  await site.store.recordSubmission(first, []);
  await site.store.recordSubmission(second, []);
  now = noon + 366 * day;
  await runDaily(site);
  expect(await site.store.findSubmission(first.id)).toBeDefined();
  now = noon + 566 * day;
  await runDaily(site);
  expect(await site.store.findSubmission(first.id)).toBeUndefined();
  expect(await site.store.findSubmission(second.id)).toBeUndefined();
});
