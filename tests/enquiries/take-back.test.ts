import { expect, test } from '@jest/globals';
import { visitorHistory } from '#lib/accounts/views/status';
import type { Action } from '#lib/enquiries/actions/posted';
import { hour, meena, openWorkedEnquiry, sathya } from '#tests/enquiries/worked-enquiry';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const minute = 60 * 1000;
const enquiry = forEachTest(openWorkedEnquiry);

const undo = (by = meena) => enquiry().does({ name: 'take-back' }, by);
const standing = async () => {
  const { version: _, ...standing } = await enquiry().found();
  return standing;
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
    for (const action of before) await enquiry().does(action);
    enquiry().trial.passTime(minute);
    const stood = await standing();
    const fields = { to: sathya.address, again: again + 2 * hour, outcome: 'spam', note: 'Wrong' };
    await enquiry().does({ name, ...fields } as unknown as Action);
    enquiry().trial.passTime(minute);
    expect(await undo()).toMatchObject({ done: 'changed' });
    expect(await standing()).toEqual(stood);
    const events = await enquiry().history();
    expect(events.slice(-2).map(({ action, by }) => [action, by])).toEqual([
      [name, { kind: 'member', ...meena }],
      ['take-back', { kind: 'member', ...meena }],
    ]);
  },
);

test('only who did it takes it back, once, and not after ten minutes', async () => {
  await enquiry().does({ name: 'spoke' });
  expect(await undo(sathya)).toEqual({ error: 'not-allowed-now' });
  expect(await undo()).toMatchObject({ done: 'changed' });
  expect(await undo()).toEqual({ error: 'not-allowed-now' });
  await enquiry().does({ name: 'spoke' });
  enquiry().trial.passTime(10 * minute);
  expect(await undo()).toEqual({ error: 'not-allowed-now' });
  expect(await enquiry().found()).toMatchObject({ state: 'talking' });
});

test('a note, and what has left the site, stay done; so does what somebody has gone on from', async () => {
  await enquiry().does({ name: 'note', note: 'Asks twice' });
  expect(await undo()).toEqual({ error: 'not-allowed-now' });
  await enquiry().does({ name: 'take' });
  await enquiry().does({ name: 'note', note: 'From here' }, sathya);
  expect(await undo()).toEqual({ error: 'not-allowed-now' });
  expect(await enquiry().found()).toMatchObject({ member: meena.address });
});

test('the visitor reads nothing of a talk that never was, and another system hears of it', async () => {
  await enquiry().does({ name: 'spoke' });
  await undo();
  const shown = visitorHistory(await enquiry().found(), await enquiry().history(), [], false, noon);
  expect(shown.map(({ text }) => text).join(' ')).not.toContain('Meena');
  const last = (await enquiry().webhooks()).at(-1);
  expect(last).toMatchObject({
    type: 'enquiry.changed',
    data: { action: 'take-back', state: 'new', by: 'Meena' },
  });
  expect(last?.data).not.toHaveProperty('contactedAt');
});
