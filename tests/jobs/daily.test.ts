import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inIndia } from '#lib/dates';
import { readEnv } from '#lib/env';
import { runDaily } from '#lib/jobs/daily';
import { newLog } from '#lib/log';
import type { Site } from '#lib/site';
import { openStore } from '#lib/store/open';
import type { OutgoingMail, Submission } from '#lib/store/store';

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

const mail: OutgoingMail = {
  role: 'staff',
  to: 'operations@localhost',
  subject: '[contact] Asha Raman',
  text: 'Asha Raman',
  html: '<p>Asha Raman</p>',
};

async function digests() {
  const due = await site.store.claimDue('test', 100, now);
  for (const delivery of due) await site.store.giveBack(delivery);
  return due.map((delivery) => delivery.mail).filter(({ subject }) => subject.includes('[digest]'));
}

test('a promise whose two working days have passed is told of while staff were not, day by day', async () => {
  // Received on a Friday: the promise ends with Tuesday.
  const owed = submission({});
  await site.store.recordSubmission(owed, [mail]);
  now = noon + 4 * day;
  await runDaily(site);
  expect(await digests()).toEqual([]);
  now = noon + 5 * day;
  await runDaily(site);
  await runDaily(site);
  const [digest, ...others] = await digests();
  expect(others).toEqual([]);
  expect(digest?.subject).toBe('[digest] 1 promise overdue');
  expect(digest?.text).toContain(
    `Promise overdue, staff not told: [contact] of ${inIndia(noon)}: npm run -s leads -- show ${owed.id}`,
  );
  expect(digest?.text).not.toContain('asha@example.in');
  now = noon + 6 * day;
  await runDaily(site);
  expect(await digests()).toHaveLength(2);
});

test('a promise is not overdue once staff were told in time', async () => {
  await site.store.recordSubmission(submission({}), [mail]);
  for (const delivery of await site.store.claimDue('test', 10, now)) {
    await site.store.markSent(delivery, now);
  }
  now = noon + 5 * day;
  await runDaily(site);
  expect(await digests()).toEqual([]);
});

test('a parked mail is told of once', async () => {
  const visitor = { ...mail, role: 'visitor', to: 'wrong@example.in' } as const;
  await site.store.recordSubmission(submission({}), [visitor]);
  for (const delivery of await site.store.claimDue('test', 10, now)) {
    await site.store.markGaveUp(delivery, 'recipient-refused', now);
  }
  now = noon + day;
  await runDaily(site);
  expect((await digests()).map(({ subject }) => subject)).toEqual(['[digest] 1 mail parked']);
  expect((await digests())[0]?.text).toContain('Mail to visitor parked: [contact]');
  now = noon + 2 * day;
  await runDaily(site);
  expect(await digests()).toHaveLength(1);
});

test('a submission that staff were never told of is missed in the sum and told of', async () => {
  const lines: string[] = [];
  Object.assign(globalThis, { hoaLog: newLog({ write: (line) => void lines.push(line) }) });
  await site.store.recordSubmission(submission({}), [mail]);
  await runDaily(site);
  await site.store.recordSubmission(submission({}), []);
  now = noon + day;
  await runDaily(site);
  const counters = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'counters');
  expect(counters).toMatchObject([
    { level: 30, stored: 1, mailed: 0, waiting: 1, parked: 0, untold: 0 },
    { level: 50, stored: 2, mailed: 0, waiting: 1, parked: 0, untold: 1 },
  ]);
  expect((await digests())[0]?.text).toContain(
    'Stored without a mail to staff: 1: npm run -s leads -- list --state untold',
  );
});

test('a digest goes with its year, however many came after it', async () => {
  for (let week = 0; week < 60; week += 1) {
    now = noon + week * 7 * day;
    const robot = submission({ receivedAt: now - day, suspicion: 'trap field filled' });
    await site.store.recordSubmission(robot, []);
    await runDaily(site);
  }
  const left = await site.store.listLeads({ kinds: ['digest'] }, 100);
  expect(left.length).toBeLessThan(54);
  expect(left.at(-1)?.receivedAt).toBeGreaterThanOrEqual(now - 365 * day);
});
