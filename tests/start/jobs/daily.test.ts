import { beforeEach, expect, test } from '@jest/globals';
import { writeDigests } from '#lib/desk/mails/digest';
import type { AppContext } from '#lib/platform/context';
import { dayMs as day } from '#lib/platform/values/india';
import { runDaily } from '#lib/start/daily';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { forEachTest } from '#tests/setup/for-each-test';
import { type DailyHarness, openDailyHarness } from '#tests/start/jobs/daily-harness';

let context: AppContext;
let clock: DailyHarness['clock'];
const harness = forEachTest(() => openDailyHarness(noon));
beforeEach(() => {
  ({ context, clock } = harness());
});

test('suspicious posts of yesterday reach staff in one mail, once', async () => {
  const yesterday = { receivedAt: noon - day, suspicion: 'trap field filled' };
  await context.store.recordSubmission(submissionOf({ ...yesterday, name: 'Robot One' }), []);
  await context.store.recordSubmission(submissionOf({ ...yesterday, name: 'Robot Two' }), []);
  await context.store.recordSubmission(submissionOf({ suspicion: 'sent within a second' }), []);
  await runDaily(context);
  await runDaily(context);
  const due = await context.store.claimDue('test', 10, clock.now);
  expect(due).toHaveLength(1);
  const { mail } = due[0] ?? {};
  expect(mail?.subject).toBe('[digest] 2 suspicious posts of 19 November 2026');
  expect(mail?.text).toContain('Message, Thu 19 Nov 2026');
  expect(mail?.text).not.toContain('[contact]');
  expect(mail?.text).toContain('Robot One, meena@example.com, +91 98400 00000 (trap field filled)');
  expect(mail?.text).toContain('Robot Two');
  expect(mail?.text).not.toContain('sent within a second');
});

test('a suspicious post leads to its entry on the desk; without a desk, or where it is only a draft, it is named', async () => {
  const yesterday = { receivedAt: noon - day, suspicion: 'trap field filled' };
  const { enquiry, ...submission } = enquiryOf(yesterday);
  const draft = submissionOf({ ...yesterday, kind: 'webinar-draft' });
  await context.store.recordSubmission({ ...submission, enquiry }, []);
  await context.store.recordSubmission(draft, []);
  await writeDigests(context, 0);
  const [mail] = await harness().digests();
  expect(mail?.text).toContain(`http://localhost:3000/desk/${enquiry.reference}`);
  expect(mail?.text).toContain('All suspicious posts: http://localhost:3000/desk/suspicious');
  expect(mail?.text).toContain(`reference ${draft.id}`);
  expect(mail?.text).not.toContain(submission.id);
  clock.now += day;
  await context.store.recordSubmission(
    enquiryOf({ ...yesterday, receivedAt: noon }, { reference: 'HOA-0000-00X' }),
    [],
  );
  const env = { ...context.env, mode: 'public', DESK_EMAILS: undefined } as typeof context.env;
  await writeDigests({ ...context, env }, 0);
  const [, without] = await harness().digests();
  expect(without?.text).toContain('reference HOA-0000-00X');
  expect(without?.text).not.toContain('/desk');
});

test('a host that was away for three days still writes their digests: one post is reported as one', async () => {
  const old = submissionOf({ receivedAt: noon - 3 * day, suspicion: 'trap field filled' });
  await context.store.recordSubmission(old, []);
  await runDaily(context);
  expect((await harness().digests()).map(({ subject }) => subject)).toEqual([
    '[digest] 1 suspicious post of 17 November 2026',
  ]);
});

test('a person’s data goes 365 days after the last contact, not after the first', async () => {
  const first = submissionOf({ receivedAt: noon });
  const second = submissionOf({ receivedAt: noon + 200 * day });
  await context.store.recordSubmission(first, []);
  await context.store.recordSubmission(second, []);
  const runUntil = async (end: number) => {
    for (; clock.now < end; clock.now += 7 * day) await runDaily(context);
  };
  await runUntil(noon + 370 * day);
  expect(await context.store.findSubmission(first.id)).toBeDefined();
  await runUntil(noon + 580 * day);
  expect(await context.store.findSubmission(first.id)).toBeUndefined();
  expect(await context.store.findSubmission(second.id)).toBeUndefined();
});

test('a digest goes with its year, however many came after it', async () => {
  for (let week = 0; week < 60; week += 1) {
    clock.now = noon + week * 7 * day;
    const robot = submissionOf({ receivedAt: clock.now - day, suspicion: 'trap field filled' });
    await context.store.recordSubmission(robot, []);
    await runDaily(context);
  }
  const left = await context.store.listLeads({ kinds: ['digest'] }, 100);
  expect(left.length).toBeLessThan(54);
  expect(left.at(-1)?.receivedAt).toBeGreaterThanOrEqual(clock.now - 365 * day);
});

test('a day of more suspicious posts than one mail holds is reported whole, in parts', async () => {
  const many = 1203;
  for (let index = 0; index < many; index += 1) {
    const robot = {
      receivedAt: noon - day,
      suspicion: 'trap field filled',
      name: `Robot <${index}>`,
    };
    await context.store.recordSubmission(submissionOf(robot), []);
  }
  await runDaily(context);
  await runDaily(context);
  const digests = await harness().digests();
  expect(digests.map(({ subject }) => subject).sort()).toEqual([
    '[digest] 1203 suspicious posts of 19 November 2026',
    '[digest] 1203 suspicious posts of 19 November 2026, part 2 of 3',
    '[digest] 1203 suspicious posts of 19 November 2026, part 3 of 3',
  ]);
  const text = digests.map((mail) => mail.text).join('\n');
  const named = new Set([...text.matchAll(/Robot <(\d+)>/g)].map(([, index]) => index));
  expect(named.size).toBe(many);
});
