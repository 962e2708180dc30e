import { describe, expect, test } from '@jest/globals';
import { act } from '#lib/server/desk/apply-action';
import { site } from '#lib/server/site';
import { noon } from '#tests/server/enquiries/enquiry-harness';
import { hour, meena, openWorkedEnquiry, sathya } from '#tests/server/enquiries/worked-enquiry';
import { forEachTest } from '#tests/setup/for-each-test';

const enquiry = forEachTest(openWorkedEnquiry);

describe('the promise', () => {
  test('is kept by the first talk, and falls due no more', async () => {
    enquiry().trial.passTime(hour);
    await enquiry().does({ name: 'spoke', note: 'Decides later' });
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

  test('is not kept by ringing: it falls due with the next try that was agreed, also after the promise', async () => {
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

  test('is kept by finding a double, and not by giving up', async () => {
    await enquiry().does({ name: 'close', outcome: 'unreachable' });
    expect(await enquiry().found()).not.toHaveProperty('keptAt');
    await enquiry().does({ name: 'reopen' });
    expect(await enquiry().found()).toMatchObject({
      state: 'new',
      dueAt: (await enquiry().found()).promisedBy,
    });
    await enquiry().does({ name: 'close', outcome: 'duplicate' });
    expect(await enquiry().found()).toMatchObject({
      state: 'done',
      outcome: 'duplicate',
      keptAt: noon,
    });
  });
});

test.each(['duplicate', 'spam'] as const)(
  'one that was closed as %s by mistake and is opened again waits for its call as before',
  async (outcome) => {
    const { promisedBy } = await enquiry().found();
    await enquiry().does({ name: 'close', outcome });
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

test('who read an older page changes nothing, and learns who was faster', async () => {
  const { version } = await enquiry().found();
  await enquiry().does({ name: 'spoke', note: 'Wants evening batches' }, sathya);
  const late = await act(site(), meena, enquiry().reference, version, { name: 'take' });
  expect(late).toMatchObject({
    stale: { last: { action: 'spoke', by: { name: 'Sathya' } }, enquiry: { state: 'talking' } },
  });
  expect(await enquiry().history()).toHaveLength(2);
});

test('what is done cannot be called about before it is opened again', async () => {
  await enquiry().does({ name: 'close', outcome: 'answered' });
  expect(await enquiry().does({ name: 'spoke' })).toEqual({ error: 'not-allowed-now' });
  expect(await enquiry().does({ name: 'note', note: 'Thanked us' })).toMatchObject({
    done: 'changed',
  });
});

test('a mail is sent again or given up by who works the enquiry', async () => {
  await enquiry().trial.mails();
  const { mails } = await site().store.findRelations((await enquiry().found()).id);
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
