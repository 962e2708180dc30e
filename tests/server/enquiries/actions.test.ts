/** What a form of the desk posts, and how it is understood. */
import { expect, test } from '@jest/globals';
import { readAction } from '#lib/server/enquiries/actions/posted';
import { makeReference } from '#lib/shared/enquiries/rules/reference';
import { meena, sathya } from '#tests/server/enquiries/worked-enquiry';
import { noon } from '#tests/setup/test-site';

const members = [meena.address, sathya.address];
const reference = makeReference(Uint8Array.of(1, 2, 3, 4, 5, 6));

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
])('a post of %j is understood', (fields, action) => {
  expect(read(fields)).toEqual({ ok: { version: 1, action } });
});

test.each([
  [{ action: 'dance' }, 'action'],
  [{ action: 'take', version: '1.5' }, 'version'],
  [{ action: 'no-answer' }, 'again'],
  [{ action: 'no-answer', again: 'tomorrow' }, 'again'],
  [{ action: 'no-answer', again: '2027-02-31T10:00' }, 'again'],
  [{ action: 'close', outcome: 'lost' }, 'outcome'],
  [{ action: 'note', note: '  ' }, 'note'],
  [{ action: 'mail-again' }, 'mail'],
])('a post of %j is refused and names the field', (fields, field) => {
  expect(read(fields)).toMatchObject({
    error: { status: 422, errors: { [field]: expect.any(String) } },
  });
});
