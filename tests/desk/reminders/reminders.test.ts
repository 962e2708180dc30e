import { expect, test } from '@jest/globals';
import { act } from '#lib/desk/actions/apply-action';
import { remindDesk, warnOfUntouched } from '#lib/desk/jobs/reminders';
import { openDeskSite } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
const meena = { address: 'meena@example.com', name: 'Meena Sample' };

const desk = forEachTest(() => openDeskSite({}, at('2026-11-20T11:00')));

async function addEnquiry(name: string, by?: typeof meena) {
  const submission = enquiryOf({ name, receivedAt: desk().clock.now });
  await desk().context.store.recordSubmission(submission, []);
  const { reference } = submission.enquiry;
  if (by) await act(desk().context, by, reference, 1, { name: 'take' });
  return reference;
}

async function sentAt(time: string) {
  desk().clock.now = at(time);
  await remindDesk(desk().context);
  await warnOfUntouched(desk().context);
  const due = await desk().context.store.claimDue('test', 100, desk().clock.now);
  for (const each of due) await desk().context.store.markSent(each, desk().clock.now);
  return due.map(({ mail }) => mail);
}

test('each reads at nine of a working day what is due of theirs, once, with reference, kind and link', async () => {
  const reference = await addEnquiry('Asha', meena);
  expect(await sentAt('2026-11-24T08:59')).toEqual([]);
  const [mail, ...more] = await sentAt('2026-11-24T09:00');
  expect(more).toEqual([]);
  expect(mail?.to).toBe('Meena Sample <meena@example.com>');
  expect(mail?.subject).toContain('1 enquiry of yours: 0 overdue, 1 due today');
  expect(mail?.text).toContain(`${reference}: Asha, Message, due 6:00 PM`);
  expect(mail?.text).toContain(`http://localhost:3000/desk/${reference}`);
  expect(await sentAt('2026-11-24T09:01')).toEqual([]);
  const [ending] = await sentAt('2026-11-24T16:00');
  const ends = `[contact] The promise to ${reference} ends Tue 24 Nov, 6:00 PM`;
  expect(ending).toMatchObject({ to: 'operations@localhost', subject: ends });
});

test('what nobody has goes to the operations inbox in one mail', async () => {
  await addEnquiry('Asha');
  await addEnquiry('Ravi');
  const mails = await sentAt('2026-11-24T09:00');
  expect(mails.map(({ to }) => to)).toEqual(['operations@localhost']);
  expect(mails[0]?.subject).toContain('2 enquiries without an owner');
});

test('nobody is reminded on a Saturday, a Sunday or a holiday, nor when nothing is due', async () => {
  await addEnquiry('Asha', meena);
  expect(await sentAt('2026-11-21T09:00')).toEqual([]);
  expect(await sentAt('2026-11-22T09:00')).toEqual([]);
  expect(await sentAt('2026-11-23T09:00')).toEqual([]);
  desk().clock.now = at('2027-01-25T11:00');
  await addEnquiry('Ravi', meena);
  expect(await sentAt('2027-01-26T09:00')).toEqual([]);
});

test('a person who was not called is reported two working hours before the promise ends, once, taken or not', async () => {
  const reference = await addEnquiry('Asha');
  const taken = await addEnquiry('Ravi', meena);
  const called = await addEnquiry('Jo');
  const again = at('2026-11-25T11:00');
  await act(desk().context, meena, called, 1, { name: 'no-answer', again });
  expect(await sentAt('2026-11-24T15:59')).toEqual([]);
  const [mail, ...more] = await sentAt('2026-11-24T16:00');
  expect(more).toEqual([]);
  expect(mail?.to).toBe('operations@localhost');
  expect(mail?.subject).toContain('2 promises of a call end or have ended, and nobody has called');
  expect(mail?.text).toContain(
    `${reference}: Asha, Message: the promise ends Tue 24 Nov, 6:00 PM; it has no owner`,
  );
  expect(mail?.text).toContain(`${taken}: Ravi`);
  expect(mail?.text).toContain('Meena has it and has not called');
  expect(mail?.text).toMatch(/Reference: HOA-[^\n]*, HOA-[^\n]*$/);
  expect(await sentAt('2026-11-24T16:01')).toEqual([]);
});

test('of a promise that ended while the site was away staff hear in office hours, and that it ended', async () => {
  const reference = await addEnquiry('Asha');
  expect(await sentAt('2026-11-24T18:01')).toEqual([]);
  expect(await sentAt('2026-11-24T23:00')).toEqual([]);
  const subjects = (await sentAt('2026-11-25T10:00')).map(({ subject }) => subject);
  expect(subjects).toContain(`[contact] The promise to ${reference} ended Tue 24 Nov, 6:00 PM`);
});

test('the agreed next call is in the mail at nine also when the promise is over, and a mark beside it', async () => {
  const reference = await addEnquiry('Asha', meena);
  await act(desk().context, meena, reference, 2, {
    name: 'no-answer',
    again: at('2026-11-26T11:00'),
  });
  const eve = await sentAt('2026-11-24T09:00');
  expect(eve[0]?.subject).toContain('0 overdue, 0 due today, 1 whose promise ends today');
  expect(await sentAt('2026-11-25T09:00')).toEqual([]);
  const [mail] = await sentAt('2026-11-26T09:00');
  expect(mail?.subject).toContain('1 enquiry of yours: 0 overdue, 1 due today');
  expect(mail?.text).toContain('due 11:00 AM, next try (in 2 h, promise 39 h late)');
  expect(mail?.text).toMatch(new RegExp(`Reference: ${reference}$`));
});

test('who was erased is in no reminder any more', async () => {
  await addEnquiry('Asha Kumari', meena);
  desk().clock.now = at('2026-11-24T09:00');
  await remindDesk(desk().context);
  await desk().context.store.erasePerson('meena@example.com', desk().clock.now);
  const due = await desk().context.store.claimDue('test', 100, desk().clock.now);
  expect(due.map(({ mail }) => mail.text).join()).not.toContain('Asha Kumari');
});
