import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act } from '#lib/enquiries/act';
import { type Action, readAction } from '#lib/enquiries/actions';
import { contact } from '#lib/forms/contact/form';
import { enquiryEmails } from '#lib/forms/receipt-mail';
import { receive } from '#lib/intake/receive';
import { site } from '#lib/site';
import { noon, openTrial, type Trial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/enquiries/posts';

const hour = 60 * 60 * 1000;
const meena = { address: 'meena@hoa.example', name: 'Meena' };
const sathya = { address: 'sathya@hoa.example', name: 'Sathya' };
const members = [meena.address, sathya.address];

let trial: Trial;
let reference: string;
beforeEach(async () => {
  trial = await openTrial({
    LEADS_WEBHOOK_URL: 'https://crm.example/hook',
    LEADS_WEBHOOK_SECRET: secret,
  });
  reference = await come();
});
afterEach(() => trial.close());

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const call = receive(contact, enquiryEmails);
const come = async (more: object = {}): Promise<string> =>
  (await (await call(json({ ...sampleOf(contact), ...more }))).json()).reference;
const found = async () => {
  const enquiry = await site().store.findEnquiry(reference);
  if (!enquiry) throw new Error('it is gone');
  return enquiry;
};
const does = async (action: Action, by = meena) =>
  act(site(), by, reference, (await found()).version, action);
const history = async () => site().store.listEvents((await found()).id);
const webhooks = async () =>
  (await site().store.claimWebhooks('test', 100, noon + 24 * hour)).map(({ body }) =>
    JSON.parse(body),
  );

describe('the promise', () => {
  test('is kept by the first talk, and falls due no more', async () => {
    trial.passTime(hour);
    await does({ name: 'spoke', note: 'Decides later' });
    expect(await found()).toMatchObject({
      state: 'talking',
      keptAt: noon + hour,
      reachedAt: noon + hour,
      member: meena.address,
    });
    expect(await found()).not.toHaveProperty('dueAt');
    trial.passTime(hour);
    await does({ name: 'wrote' });
    expect(await found()).toMatchObject({ keptAt: noon + hour });
  });

  test('is not kept by ringing: it falls due with the next try, and never after the promise', async () => {
    const { promisedBy } = await found();
    await does({ name: 'no-answer', again: noon + 3 * hour });
    expect(await found()).toMatchObject({ state: 'no-answer', tries: 1, dueAt: noon + 3 * hour });
    await does({ name: 'no-answer', again: promisedBy + hour });
    expect(await found()).toMatchObject({ tries: 2, dueAt: promisedBy, again: promisedBy + hour });
    expect(await found()).not.toHaveProperty('keptAt');
  });

  test('is kept by finding a double, and not by giving up', async () => {
    await does({ name: 'close', outcome: 'unreachable' });
    expect(await found()).not.toHaveProperty('keptAt');
    await does({ name: 'reopen' });
    expect(await found()).toMatchObject({ state: 'new', dueAt: (await found()).promisedBy });
    await does({ name: 'close', outcome: 'duplicate' });
    expect(await found()).toMatchObject({ state: 'done', outcome: 'duplicate', keptAt: noon });
  });
});

test('what was reached is in conversation when it is opened again', async () => {
  await does({ name: 'spoke' });
  await does({ name: 'close', outcome: 'enrolled' });
  await does({ name: 'reopen' });
  const enquiry = await found();
  expect(enquiry).toMatchObject({ state: 'talking' });
  expect(enquiry).not.toHaveProperty('outcome');
});

test('the history says who did what, and when', async () => {
  await does({ name: 'take' });
  await does({ name: 'hand', to: sathya.address, note: 'Speaks Telugu' });
  expect(await history()).toMatchObject([
    { action: 'received', by: { kind: 'visitor' } },
    { action: 'take', by: { kind: 'member', name: 'Meena' } },
    {
      action: 'hand',
      by: { name: 'Meena' },
      detail: { to: sathya.address, note: 'Speaks Telugu' },
    },
  ]);
  expect(await found()).toMatchObject({ member: sathya.address });
});

test('who read an older page changes nothing, and learns who was faster', async () => {
  const { version } = await found();
  await does({ name: 'spoke', note: 'Wants evening batches' }, sathya);
  const late = await act(site(), meena, reference, version, { name: 'take' });
  expect(late).toMatchObject({
    stale: { last: { action: 'spoke', by: { name: 'Sathya' } }, enquiry: { state: 'talking' } },
  });
  expect(await history()).toHaveLength(2);
});

test('what is done cannot be called about before it is opened again', async () => {
  await does({ name: 'close', outcome: 'answered' });
  expect(await does({ name: 'spoke' })).toEqual({ refused: 'not-allowed-now' });
  expect(await does({ name: 'note', note: 'Thanked us' })).toMatchObject({ done: 'changed' });
});

test('a person after all is told to staff as if just come, with a promise from now', async () => {
  reference = await come({ website: 'https://spam.example' });
  expect((await webhooks()).map(({ type }) => type)).toEqual(['enquiry.received']);
  trial.passTime(24 * hour);
  await does({ name: 'not-suspicious' });
  expect(await found()).not.toHaveProperty('suspicion');
  // A Saturday noon counts as the Monday after it.
  expect((await found()).promisedBy).toBe(Date.parse('2026-11-25T18:00:00+05:30'));
  const subjects = (await trial.staffMails()).map(({ subject }) => subject);
  expect(subjects).toContain(`[contact] Meena Iyer (${reference})`);
  expect(await does({ name: 'not-suspicious' })).toEqual({ refused: 'not-allowed-now' });
});

test('an erased enquiry is gone, and another system is told with the reference alone', async () => {
  expect(await does({ name: 'erase' })).toEqual({ done: 'erased' });
  expect(await site().store.findEnquiry(reference)).toBeUndefined();
  const told = await webhooks();
  expect(told.map(({ type }) => type)).toEqual(['enquiry.received', 'enquiry.erased']);
  for (const { data } of told) expect(data).toEqual({ reference, kind: 'contact' });
});

test('another system hears of each change, and of the end', async () => {
  await does({ name: 'no-answer', again: noon + hour });
  await does({ name: 'close', outcome: 'placed' });
  expect(await webhooks()).toMatchObject([
    { type: 'enquiry.received', data: { reference, kind: 'contact', name: 'Meena Iyer' } },
    { type: 'enquiry.changed', data: { action: 'no-answer', by: 'Meena', state: 'no-answer' } },
    { type: 'enquiry.closed', data: { outcome: 'placed', state: 'done' } },
  ]);
});

test('a mail is sent again or given up by who works the enquiry', async () => {
  await trial.mails();
  const { mails } = await site().store.findBelongings((await found()).id);
  const [mail] = mails;
  expect(await does({ name: 'mail-again', mail: mail?.id ?? '' })).toMatchObject({
    done: 'changed',
  });
  expect(await does({ name: 'mail-give-up', mail: mail?.id ?? '' })).toEqual({
    refused: 'no-such-mail',
  });
  expect(await does({ name: 'mail-again', mail: 'unknown' })).toEqual({ refused: 'no-such-mail' });
});

describe('what is posted', () => {
  const read = (fields: object) =>
    readAction({ version: '1', ...fields }, { members, reference, now: noon });

  test.each([
    [
      { action: 'hand', to: 'Sathya@HOA.example' },
      { name: 'hand', to: sathya.address },
    ],
    [
      { action: 'no-answer', again: '2026-11-24T16:00' },
      { name: 'no-answer', again: Date.parse('2026-11-24T16:00:00+05:30') },
    ],
    [
      { action: 'spoke', note: ' Two\r\nlines ' },
      { name: 'spoke', note: 'Two\nlines' },
    ],
    [
      { action: 'close', outcome: 'not interested' },
      { name: 'close', outcome: 'not interested' },
    ],
  ])('%j is understood', (fields, action) => {
    expect(read(fields)).toEqual({ ok: { version: 1, action } });
  });

  test.each([
    [{ action: 'dance' }, 'action'],
    [{ action: 'take', version: undefined }, 'version'],
    [{ action: 'take', version: '1.5' }, 'version'],
    [{ action: 'hand', to: 'stranger@example.com' }, 'to'],
    [{ action: 'no-answer' }, 'again'],
    [{ action: 'no-answer', again: '2026-11-20T11:00' }, 'again'],
    [{ action: 'no-answer', again: 'tomorrow' }, 'again'],
    [{ action: 'close', outcome: 'lost' }, 'outcome'],
    [{ action: 'note', note: '  ' }, 'note'],
    [{ action: 'erase', confirm: 'HOA-0000-000' }, 'confirm'],
    [{ action: 'mail-again' }, 'mail'],
  ])('%j is refused and names the field', (fields, field) => {
    expect(read(fields)).toMatchObject({
      refused: { status: 422, errors: { [field]: expect.any(String) } },
    });
  });

  test('an erasure is confirmed by the reference as people type it', () => {
    const confirm = reference.toLowerCase().replaceAll('-', '');
    expect(read({ action: 'erase', confirm })).toMatchObject({ ok: { action: { name: 'erase' } } });
  });
});
