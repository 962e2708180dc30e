import { beforeEach, expect, test } from '@jest/globals';
import type { AppContext } from '#lib/platform/context';
import { newLog } from '#lib/platform/log/log';
import { dayMs as day, inIndia } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';
import { runDaily } from '#lib/start/daily';
import { failDue, mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { forEachTest } from '#tests/setup/for-each-test';
import { type DailyHarness, openDailyHarness } from '#tests/start/jobs/daily-harness';

let context: AppContext;
let clock: DailyHarness['clock'];
const harness = forEachTest(() => openDailyHarness(noon));
beforeEach(() => {
  ({ context, clock } = harness());
});

const visitor = mailOf({ role: 'visitor', to: 'mistyped@example.com' });

test('a promise whose two working days have passed is reported while staff were not, day by day', async () => {
  // Received on a Friday: the promise ends with Tuesday.
  const owed = submissionOf({});
  await context.store.recordSubmission(owed, [mailOf()]);
  await harness().runAt(noon + 4 * day);
  expect(await harness().digests()).toEqual([]);
  await harness().runAt(noon + 5 * day);
  await runDaily(context);
  const [digest, ...others] = await harness().digests();
  expect(others).toEqual([]);
  expect(digest?.subject).toBe('[digest] 1 promise overdue');
  expect(digest?.text).toContain(
    `Promise overdue, staff not told: Message of ${inIndia(noon)}: npm run -s leads -- show ${owed.id}`,
  );
  expect(digest?.text).not.toContain('meena@example.com');
  await harness().runAt(noon + 6 * day);
  expect(await harness().digests()).toHaveLength(2);
});

test('what came up to six on a Friday is overdue on Tuesday evening, what came later not yet', async () => {
  const six = Date.parse('2026-11-20T18:00:00+05:30');
  const friday = submissionOf({ receivedAt: six + 999 });
  for (const each of [friday, submissionOf({ receivedAt: six + 1000 })]) {
    await context.store.recordSubmission(each, [mailOf()]);
  }
  await harness().runAt(six + 4 * day);
  expect(await harness().digests()).toEqual([]);
  await harness().runAt(clock.now + 1);
  const [digest] = await harness().digests();
  expect(digest?.subject).toBe('[digest] 1 promise overdue');
  expect(digest?.text).toContain(friday.id);
});

test('a promise is not overdue once staff were notified in time', async () => {
  await context.store.recordSubmission(submissionOf({}), [mailOf()]);
  for (const delivery of await context.store.claimDue('test', 10, clock.now)) {
    await context.store.markSent(delivery, clock.now);
  }
  await harness().runAt(noon + 5 * day);
  expect(await harness().digests()).toEqual([]);
});

test('a heap of old failed mails hides no new one', async () => {
  for (let index = 0; index < 501; index += 1) {
    await context.store.recordSubmission(submissionOf({}), [visitor]);
  }
  await failDue(context.store, clock.now);
  clock.now = noon + 30 * day;
  const owed = submissionOf({ receivedAt: clock.now });
  await context.store.recordSubmission(owed, [mailOf(), visitor]);
  await failDue(context.store, clock.now);
  await harness().runAt(clock.now + 5 * day);
  const digests = await harness().digests();
  expect(digests.map(({ subject }) => subject)).toEqual([
    '[digest] 2 mails failed',
    '[digest] 1 promise overdue',
  ]);
  for (const { text } of digests) expect(text).toContain(`npm run -s leads -- show ${owed.id}`);
});

test('a digest of very many says how many there are beyond those it names', async () => {
  for (let index = 0; index < 502; index += 1) {
    await context.store.recordSubmission(submissionOf({}), [visitor]);
  }
  await failDue(context.store, clock.now);
  await harness().runAt(noon + day);
  const [digest] = await harness().digests();
  expect(digest?.subject).toBe('[digest] 502 mails failed');
  expect(digest?.text.match(/Mail to visitor failed/g)).toHaveLength(500);
  expect(digest?.text).toContain('Older ones that are not named here: 2: ');
});

test.each([1, 3])(
  'a failed mail is reported once, also by a host that was away: %d days later',
  async (days) => {
    await context.store.recordSubmission(submissionOf({}), [visitor]);
    await failDue(context.store, clock.now);
    clock.now = noon + days * day;
    await runDaily(context);
    clock.now += day;
    await runDaily(context);
    const [digest, ...others] = await harness().digests();
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('[digest] 1 mail failed');
    expect(digest?.text).toContain('Mail to visitor failed: Message of');
  },
);

test('a submission that staff were never notified of is missed in the sum and reported', async () => {
  const lines: string[] = [];
  processState.log = newLog({ write: (line) => void lines.push(line) });
  await context.store.recordSubmission(submissionOf({}), [mailOf()]);
  await runDaily(context);
  await context.store.recordSubmission(submissionOf({}), []);
  await harness().runAt(noon + day);
  const counters = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'counters');
  expect(counters).toMatchObject([
    { level: 30, stored: 1, mailed: 0, waiting: 1, parked: 0, unnotified: 0 },
    { level: 50, stored: 2, mailed: 0, waiting: 1, parked: 0, unnotified: 1 },
  ]);
  expect((await harness().digests())[0]?.text).toContain(
    'Stored without a mail to staff: 1: npm run -s leads -- list --state unnotified',
  );
});
