import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from '#lib/enquiries/act';
import type { Action } from '#lib/enquiries/actions';
import { tellHistory } from '#lib/enquiries/visitor-history';
import { contact } from '#lib/forms/contact/form';
import { enquiryEmails } from '#lib/forms/receipt-mail';
import { receive } from '#lib/intake/receive';
import { site } from '#lib/site';
import { noon, openTrial, type Trial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/enquiries/posts';

const minute = 60 * 1000;
const hour = 60 * minute;
const meena = { address: 'meena@hoa.example', name: 'Meena' };
const sathya = { address: 'sathya@hoa.example', name: 'Sathya' };

let trial: Trial;
let reference: string;
beforeEach(async () => {
  trial = await openTrial({
    LEADS_WEBHOOK_URL: 'https://crm.example/hook',
    LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  });
  const call = receive(contact, enquiryEmails);
  reference = (await (await call(json(sampleOf(contact)))).json()).reference;
});
afterEach(() => trial.close());

const found = async () => {
  const enquiry = await site().store.findEnquiry(reference);
  if (!enquiry) throw new Error('it is gone');
  return enquiry;
};
const does = async (action: Action, by = meena) =>
  act(site(), by, reference, (await found()).version, action);
const takeBack = (by = meena) => does({ name: 'take-back' }, by);
const standing = async () => {
  const { version: _, ...enquiry } = await found();
  return enquiry;
};

const again = noon + 3 * hour;
test.each([
  ['take', []],
  ['hand', [{ name: 'take' }]],
  ['spoke', []],
  ['spoke', [{ name: 'no-answer', again }]],
  ['no-answer', []],
  ['no-answer', [{ name: 'spoke', again: again + hour }]],
  ['wrote', [{ name: 'take' }]],
  ['close', [{ name: 'spoke', again }]],
  ['reopen', [{ name: 'close', outcome: 'duplicate' }]],
] as readonly (readonly [Action['name'], readonly Action[]])[])(
  '%s taken back after %j leaves the enquiry as it stood, and the history whole',
  async (name, before) => {
    for (const action of before) await does(action);
    trial.passTime(minute);
    const stood = await standing();
    const fields = { to: sathya.address, again: again + 2 * hour, outcome: 'spam', note: 'Wrong' };
    await does({ name, ...fields } as unknown as Action);
    trial.passTime(minute);
    expect(await takeBack()).toMatchObject({ done: 'changed' });
    expect(await standing()).toEqual(stood);
    const events = await site().store.listEvents(stood.id);
    expect(events.slice(-2).map(({ action, by }) => [action, by])).toEqual([
      [name, { kind: 'member', ...meena }],
      ['take-back', { kind: 'member', ...meena }],
    ]);
  },
);

test('only who did it takes it back, once, and not after ten minutes', async () => {
  await does({ name: 'spoke' });
  expect(await takeBack(sathya)).toEqual({ refused: 'not-allowed-now' });
  expect(await takeBack()).toMatchObject({ done: 'changed' });
  expect(await takeBack()).toEqual({ refused: 'not-allowed-now' });
  await does({ name: 'spoke' });
  trial.passTime(10 * minute);
  expect(await takeBack()).toEqual({ refused: 'not-allowed-now' });
  expect(await found()).toMatchObject({ state: 'talking' });
});

test('a note, and what has left the house, stay done; so does what somebody has gone on from', async () => {
  await does({ name: 'note', note: 'Asks twice' });
  expect(await takeBack()).toEqual({ refused: 'not-allowed-now' });
  await does({ name: 'take' });
  await does({ name: 'note', note: 'From here' }, sathya);
  expect(await takeBack()).toEqual({ refused: 'not-allowed-now' });
  expect(await found()).toMatchObject({ member: meena.address });
});

test('the visitor reads nothing of a talk that never was, and another system hears of it', async () => {
  await does({ name: 'spoke' });
  await takeBack();
  const enquiry = await found();
  const events = await site().store.listEvents(enquiry.id);
  const told = tellHistory(enquiry, events, [], false, noon).map(({ text }) => text);
  expect(told.join(' ')).not.toContain('Meena');
  const bodies = (await site().store.claimWebhooks('test', 100, noon + 24 * hour)).map(({ body }) =>
    JSON.parse(body),
  );
  expect(bodies.at(-1)).toMatchObject({
    type: 'enquiry.changed',
    data: { action: 'take-back', state: 'new', by: 'Meena' },
  });
  expect(bodies.at(-1).data).not.toHaveProperty('contactedAt');
});
