import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import { noteBackup } from '#lib/platform/backup/last';
import { context, openContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { health, healthWith } from '#lib/start/health';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

const trial = forEachTest(openTrial);
afterEach(() => {
  jest.useRealTimers();
});

/** All clocks but that of `performance`. */
const ownTime = [
  'Date',
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const failing = {
  status: 'failing',
  store: 'failing',
  mail: { waiting: 0, parked: 0, oldestSeconds: 0 },
};

test('is well while the store writes', async () => {
  const answer = await health();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ...failing, status: 'ok', store: 'ok' });
});

test('says that the store fails while another program holds it', async () => {
  const release = trial().hold();
  const answer = await health();
  release();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ...failing, reason: 'another program holds it' });
  expect((await health()).status).toBe(200);
});

test('says that the store fails for a reason that nobody foresaw, and not with an empty answer', async () => {
  await context().store.close();
  const answer = await health();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ...failing, reason: 'it cannot be written' });
});

test('says after four seconds that a silent store fails, to whoever asks while it is silent', async () => {
  jest.useFakeTimers();
  const { store } = context();
  const silence = Promise.withResolvers<void>();
  openContext({ ...context(), store: { ...store, probe: () => silence.promise } });
  let answered = 0;
  const ask = () => health().finally(() => (answered += 1));
  const asked = [ask()];
  await jest.advanceTimersByTimeAsync(3_000);
  asked.push(ask());
  await jest.advanceTimersByTimeAsync(999);
  expect(answered).toBe(0);
  await jest.advanceTimersByTimeAsync(3_001);
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      ...failing,
      reason: 'another program holds it, or the disk does not answer',
    });
  }
  silence.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect((await health()).status).toBe(200);
});

const gigabyte = 1024 ** 3;
const space = (freeBytes: number) => async () => ({ freeBytes, allBytes: 20 * gigabyte });

test('says while there is time that space is low, and is well', async () => {
  expect(await (await healthWith(space(5 * gigabyte))).json()).not.toHaveProperty('warning');
  const answer = await healthWith(space(gigabyte / 2));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ warning: 'space is low: 512 MB are left' });
});

test('says "out of space", with how much is left', async () => {
  const full = Object.assign(new Error('full'), { errcode: 13 });
  const { store } = context();
  const probe = () => Promise.reject(new StoreUnavailable(full));
  openContext({ ...context(), store: { ...store, probe } });
  const answer = await healthWith(space(3 * 1024 ** 2));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ reason: 'out of space: 3 MB are left' });
});

/** Counts what health writes to the real store, which may fail from then on. */
function countProbes() {
  const { store } = context();
  const probes = { count: 0, fail: false };
  const probe = (now: number) => {
    probes.count += 1;
    return probes.fail ? Promise.reject(new StoreUnavailable(new Error('away'))) : store.probe(now);
  };
  openContext({ ...context(), store: { ...store, probe } });
  return probes;
}

test('writes once for all who ask at the same time', async () => {
  const probes = countProbes();
  const answers = await Promise.all(Array.from({ length: 50 }, health));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(probes.count).toBe(1);
});

test('writes ten times a second at most, and a flood still hears a second later that the store fails', async () => {
  jest.useFakeTimers({ doNotFake: [...ownTime] });
  const probes = countProbes();
  for (let asked = 0; asked < 100; asked++) expect((await health()).status).toBe(200);
  expect(probes.count).toBe(10);
  probes.fail = true;
  jest.advanceTimersByTime(999);
  expect((await health()).status).toBe(200);
  jest.advanceTimersByTime(1);
  expect((await health()).status).toBe(503);
  probes.fail = false;
  expect((await health()).status).toBe(200);
});

test('counts the mails that wait now, also for a flood', async () => {
  await Promise.all(Array.from({ length: 50 }, health));
  for (let asked = 0; asked < 20; asked++) await health();
  await receive(contact, enquiryEmails)(json(sampleOf(contact)));
  expect(await (await health()).json()).toMatchObject({ mail: { waiting: 2 } });
});

const strict = () => health(new Request('http://localhost/api/health?strict'));
const hour = 60 * 60 * 1000;

test('asked strictly, it fails while mail has been due for more than an hour, and says so', async () => {
  expect((await strict()).status).toBe(200);
  await receive(contact, enquiryEmails)(json(sampleOf(contact)));
  trial().passTime(hour);
  expect((await strict()).status).toBe(200);
  trial().passTime(1000);
  const answer = await strict();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    status: 'failing',
    store: 'ok',
    reason: 'mail has been due for more than an hour',
  });
  expect((await health(new Request('http://localhost/api/health'))).status).toBe(200);
});

test('asked strictly, it fails once the last backup is older than 36 hours', async () => {
  const { DATA_DIR } = context().env;
  await noteBackup(DATA_DIR, { file: 'copy' });
  const age = (hours: number) => {
    const at = new Date(context().now() - hours * hour);
    utimesSync(join(DATA_DIR, 'last-backup'), at, at);
  };
  age(35.9);
  expect((await strict()).status).toBe(200);
  age(36.1);
  const answer = await strict();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ reason: 'the last backup is 36 hours old' });
  expect((await health()).status).toBe(200);
});
