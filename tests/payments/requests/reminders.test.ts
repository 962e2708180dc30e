import { expect, test } from '@jest/globals';
import { POST as stop } from '#app/api/stop-mails/[token]/route';
import { remindOfParts } from '#lib/payments/jobs';
import { GET as stopPage } from '#pages/stop-mails/[token]/route';
import { newBrowser } from '#tests/desk/desk-site';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { payDue } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const at = (time: string) => {
  desk().clock.now = Date.parse(`${time}:00+05:30`);
};
const subjects = async () => {
  await remindOfParts(desk().context);
  const { store, now } = desk().context;
  const owed = await store.claimDue('test', 50, now());
  for (const each of owed) await store.markSent(each, now());
  return owed
    .filter(({ mail }) => mail.role === 'visitor')
    .map(({ mail }) => mail.subject.replace(/ \(.*/, ''));
};

test('who owes a part is reminded at nine of the day before and of the day, once each, and not once it is paid', async () => {
  await desk().perform('ask-payment', { line: 'module-5', parts: 2, until: '2026-12-01' });
  await subjects();
  for (const [time, due] of [
    ['2026-11-29T12:00', []],
    ['2026-11-30T08:59', []],
    ['2026-11-30T09:00', ['₹5,841 is due tomorrow']],
    ['2026-11-30T09:01', []],
    ['2026-12-01T09:00', ['₹5,841 is due today']],
    ['2026-12-01T15:00', []],
  ] as const) {
    at(time);
    expect([time, await subjects()]).toEqual([time, due]);
  }
  await payDue(desk());
  await subjects();
  at('2026-12-31T09:00');
  expect(await subjects()).toEqual(['₹5,841 is due tomorrow']);
  await payDue(desk());
  await subjects();
  at('2027-01-01T09:00');
  expect(await subjects()).toEqual([]);
});

test('a reminder holds the link that stops them, and nobody who used it is reminded', async () => {
  await desk().perform('ask-payment', { line: 'module-5', parts: 2, until: '2026-12-02' });
  await subjects();
  at('2026-12-01T09:00');
  await remindOfParts(desk().context);
  const { store, now } = desk().context;
  const [reminder] = await store.claimDue('test', 50, now());
  if (reminder) await store.markSent(reminder, now());
  const [, token = ''] = /\/stop-mails\/(\S+)/.exec(reminder?.mail.text ?? '') ?? [];
  expect(reminder?.mail.stop).toBe(`http://localhost:3000/api/stop-mails/${token}`);
  const visitor = newBrowser();
  const page = await visitor.read(stopPage, `/stop-mails/${token}`, { token });
  expect(page).toContain('Stop reminders to pay?');
  await visitor.post(stop, `/api/stop-mails/${token}`, {}, { token });
  at('2026-12-02T09:00');
  expect(await subjects()).toEqual([]);
});
