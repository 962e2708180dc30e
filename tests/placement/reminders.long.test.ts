/** The jobs remind on the day before, and ask how it went and how it goes. */
import { expect, test } from '@jest/globals';
import { sendPlacementMails } from '#lib/placement/jobs';
import { openPlacement } from '#tests/placement/placement-desk';
import { agreedMeeting } from '#tests/placement/placement-steps';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);

const agreed = () => agreedMeeting(placement());

const at = (day: string, clock: string) => Date.parse(`${day}T${clock}:00+05:30`);

test('both are reminded at five on the day before, once', async () => {
  const p = await agreed();
  p.clock.now = at('2026-11-26', '16:59');
  await sendPlacementMails(p.context);
  expect(await p.mails()).toEqual([]);
  p.clock.now = at('2026-11-26', '17:00');
  await Promise.all([sendPlacementMails(p.context), sendPlacementMails(p.context)]);
  expect((await p.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['asha.sample@example.com', 'Tomorrow: Kaveri Traders, Fri 27 Nov 2026, 11:00 AM'],
    ['ravi@kaveri.example', 'Tomorrow: Asha S., Fri 27 Nov 2026, 11:00 AM'],
  ]);
  p.clock.now += 60_000;
  expect(await sendPlacementMails(p.context)).toBe(0);
});

test('both are asked at nine of the next working day how it went, but who has said so', async () => {
  const p = await agreed();
  p.clock.now = at('2026-11-28', '12:00');
  await p.asCandidate(p.asha, { action: 'went', vacancy: p.vacancy, answer: 'yes' });
  await p.mails();
  // A Sunday, and then the Monday.
  for (const clock of [at('2026-11-29', '12:00'), at('2026-11-30', '08:59')]) {
    p.clock.now = clock;
    expect(await sendPlacementMails(p.context)).toBe(0);
  }
  p.clock.now = at('2026-11-30', '09:00');
  await sendPlacementMails(p.context);
  expect((await p.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['ravi@kaveri.example', 'Did you meet Asha S.?'],
  ]);
});

test('nobody hears of an interview whose yes was undone', async () => {
  const p = await agreed();
  await p.asCandidate(p.asha, { action: 'consent-withdraw', vacancy: p.vacancy });
  await p.mails();
  p.clock.now = at('2026-11-26', '18:00');
  expect(await sendPlacementMails(p.context)).toBe(0);
});

test('nobody is sent to an interview for a post that is taken, nor asked on a page that asks nothing', async () => {
  const p = await agreed();
  await p.onDesk(p.vacancy, { action: 'fill' });
  await p.mails();
  p.clock.now = at('2026-11-26', '18:00');
  expect(await sendPlacementMails(p.context)).toBe(0);
  p.clock.now = at('2026-11-30', '09:00');
  await sendPlacementMails(p.context);
  expect((await p.mails()).map(({ to }) => to)).toEqual(['asha.sample@example.com']);
});

test('staff ask 30 and 90 days after the first day how it goes', async () => {
  const p = await agreed();
  await p.asEmployer(p.token, {
    action: 'hired',
    candidate: p.card,
    from: '2026-12-07',
    pay: 28_000,
  });
  await p.mails();
  for (const [day, subject] of [
    ['2027-01-06', '30 days'],
    ['2027-03-07', '90 days'],
  ] as const) {
    p.clock.now = at(day, '08:59');
    expect(await sendPlacementMails(p.context)).toBe(0);
    p.clock.now = at(day, '09:00');
    await sendPlacementMails(p.context);
    expect(await p.mails()).toMatchObject([
      { role: 'staff', subject: expect.stringContaining(`began ${subject} ago`) },
    ]);
  }
});
