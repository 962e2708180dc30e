import { expect, test } from '@jest/globals';
import { site } from '#lib/server/site';
import { noon } from '#tests/server/enquiries/enquiry-harness';
import { hour, openWorkedEnquiry } from '#tests/server/enquiries/worked-enquiry';
import { forEachTest } from '#tests/setup/for-each-test';

const enquiry = forEachTest(openWorkedEnquiry);

test('an erased enquiry is gone, and another system is told with the reference alone', async () => {
  expect(await enquiry().does({ name: 'erase' })).toEqual({ done: 'erased' });
  expect(await site().store.findEnquiry(enquiry().reference)).toBeUndefined();
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

test('a person after all is told to staff as if just come, with a promise from now', async () => {
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
