import { describe, expect, test } from '@jest/globals';
import { context } from '#lib/platform/context';
import { hour, meena, openWorkedEnquiry, sathya } from '#tests/enquiries/worked-enquiry';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const enquiry = forEachTest(openWorkedEnquiry);

describe('the promise', () => {
  test.each(['spoke', 'wrote'] as const)('is met by the first contact: %s', async (name) => {
    enquiry().trial.passTime(hour);
    await enquiry().does({ name, note: 'Decides later' });
    expect(await enquiry().found()).toMatchObject({
      state: 'talking',
      keptAt: noon + hour,
      reachedAt: noon + hour,
      member: meena.address,
    });
    expect(await enquiry().found()).not.toHaveProperty('dueAt');
    enquiry().trial.passTime(hour);
    await enquiry().does({ name: 'wrote' });
    expect(await enquiry().found()).toMatchObject({ keptAt: noon + hour });
  });

  test('is not met by ringing: it falls due with the next try that was agreed, also after the promise', async () => {
    const { promisedBy } = await enquiry().found();
    await enquiry().does({ name: 'no-answer', again: noon + 3 * hour });
    expect(await enquiry().found()).toMatchObject({
      state: 'no-answer',
      tries: 1,
      dueAt: noon + 3 * hour,
    });
    await enquiry().does({ name: 'no-answer', again: promisedBy + hour });
    expect(await enquiry().found()).toMatchObject({
      tries: 2,
      dueAt: promisedBy + hour,
      again: promisedBy + hour,
    });
    expect(await enquiry().found()).not.toHaveProperty('keptAt');
  });

  test('is not met by giving up', async () => {
    await enquiry().does({ name: 'close', outcome: 'unreachable' });
    expect(await enquiry().found()).not.toHaveProperty('keptAt');
    await enquiry().does({ name: 'reopen' });
    expect(await enquiry().found()).toMatchObject({
      state: 'new',
      dueAt: (await enquiry().found()).promisedBy,
    });
  });
});

test.each(['duplicate', 'spam'] as const)(
  'closing as %s keeps the promise without a contact; opened again, it waits for its call as before',
  async (outcome) => {
    const { promisedBy } = await enquiry().found();
    await enquiry().does({ name: 'close', outcome });
    const closed = await enquiry().found();
    expect(closed).toMatchObject({ state: 'done', outcome, keptAt: noon });
    expect(closed).not.toHaveProperty('reachedAt');
    await enquiry().does({ name: 'reopen' });
    const reopened = await enquiry().found();
    expect(reopened).toMatchObject({ state: 'new', dueAt: promisedBy });
    expect(reopened).not.toHaveProperty('keptAt');
  },
);

test('what was reached is in conversation when it is opened again', async () => {
  await enquiry().does({ name: 'spoke' });
  await enquiry().does({ name: 'close', outcome: 'enrolled' });
  await enquiry().does({ name: 'reopen' });
  const reopened = await enquiry().found();
  expect(reopened).toMatchObject({ state: 'talking' });
  expect(reopened).not.toHaveProperty('outcome');
});

test('the history says who did what, and when', async () => {
  await enquiry().does({ name: 'take' });
  await enquiry().does({ name: 'hand', to: sathya.address, note: 'Speaks Telugu' });
  expect(await enquiry().history()).toMatchObject([
    { action: 'received', by: { kind: 'visitor' } },
    { action: 'take', by: { kind: 'member', name: 'Meena' } },
    {
      action: 'hand',
      by: { name: 'Meena' },
      detail: { to: sathya.address, note: 'Speaks Telugu' },
    },
  ]);
  expect(await enquiry().found()).toMatchObject({ member: sathya.address });
});

test('a mail is sent again or given up by who works the enquiry', async () => {
  await enquiry().trial.mails();
  const { mails } = await context().store.findRelations((await enquiry().found()).id);
  const [mail] = mails;
  expect(await enquiry().does({ name: 'mail-again', mail: mail?.id ?? '' })).toMatchObject({
    done: 'changed',
  });
  expect(await enquiry().does({ name: 'mail-give-up', mails: [mail?.id ?? ''] })).toEqual({
    error: 'no-such-mail',
  });
  expect(await enquiry().does({ name: 'mail-again', mail: 'unknown' })).toEqual({
    error: 'no-such-mail',
  });
});

test('an erased enquiry is gone, and another system gets an event with the reference alone', async () => {
  expect(await enquiry().does({ name: 'erase' })).toEqual({ done: 'erased' });
  expect(await context().store.findEnquiry(enquiry().reference)).toBeUndefined();
  const events = await enquiry().webhooks();
  expect(events.map(({ type }) => type)).toEqual(['enquiry.received', 'enquiry.erased']);
  for (const { data } of events)
    expect(data).toEqual({ reference: enquiry().reference, kind: 'contact' });
});

test('another system hears of each change, and of the end', async () => {
  await enquiry().does({ name: 'no-answer', again: noon + hour });
  await enquiry().does({ name: 'close', outcome: 'placed' });
  expect(await enquiry().webhooks()).toMatchObject([
    {
      type: 'enquiry.received',
      data: { reference: enquiry().reference, kind: 'contact', name: 'Meena Iyer' },
    },
    { type: 'enquiry.changed', data: { action: 'no-answer', by: 'Meena', state: 'no-answer' } },
    { type: 'enquiry.closed', data: { outcome: 'placed', state: 'done' } },
  ]);
});

test('a person who was closed as spam first waits for a call like any other', async () => {
  await enquiry().come({ website: 'https://spam.example' });
  await enquiry().does({ name: 'close', outcome: 'spam' });
  await enquiry().does({ name: 'not-suspicious' });
  const found = await enquiry().found();
  expect(found).toMatchObject({ state: 'new', dueAt: found.promisedBy });
  for (const gone of ['outcome', 'doneAt', 'keptAt']) expect(found).not.toHaveProperty(gone);
});

test('a person after all is reported to staff as if just come, with a promise from now', async () => {
  await enquiry().come({ website: 'https://spam.example' });
  expect((await enquiry().webhooks()).map(({ type }) => type)).toEqual(['enquiry.received']);
  enquiry().trial.passTime(24 * hour);
  await enquiry().does({ name: 'not-suspicious' });
  expect(await enquiry().found()).not.toHaveProperty('suspicion');
  // A Saturday noon counts as the Monday after it.
  expect((await enquiry().found()).promisedBy).toBe(Date.parse('2026-11-25T18:00:00+05:30'));
  const subjects = (await enquiry().trial.staffMails()).map(({ subject }) => subject);
  expect(subjects).toContain(`[contact] Meena Iyer (${enquiry().reference})`);
  expect(await enquiry().does({ name: 'not-suspicious' })).toEqual({ error: 'not-allowed-now' });
});
