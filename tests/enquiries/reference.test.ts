import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkCharacter, makeReference, readReference } from '#lib/platform/values/reference';

const reference = fc
  .uint8Array({ minLength: 6, maxLength: 6 })
  .map((bytes) => makeReference(bytes));

test('a reference reads HOA, four and three characters', () => {
  fc.assert(
    fc.property(reference, (made) => {
      expect(made).toMatch(/^HOA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{3}$/);
    }),
  );
});

test('its last character is the sum of the others by the weights 1, 3, 5 … modulo 32', () => {
  // 7·1 + 3·3 + 19·5 + 20·7 + 9·9 + 2·11 = 354 = 11·32 + 2
  expect(checkCharacter('73KM92')).toBe('2');
});

test('is understood as people type it', () => {
  fc.assert(
    fc.property(reference, (made) => {
      const typings = [
        made,
        made.toLowerCase(),
        made.replaceAll('-', ''),
        made.replaceAll('-', ' '),
        made.replace('HOA-', ''),
        ` ${made.replaceAll('0', 'O').replaceAll('1', 'l')} `,
        made.replaceAll('1', 'I').replaceAll('-', '–'),
      ];
      for (const typed of typings) expect(readReference(typed)).toEqual({ reference: made });
    }),
  );
});

test('one wrong character is distinguished from what is no reference', () => {
  fc.assert(
    fc.property(reference, fc.nat(6), fc.nat(30), (made, place, step) => {
      const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const bare = made.replace('HOA', '').replaceAll('-', '');
      const at = alphabet.indexOf(bare[place] ?? '');
      const other = alphabet[(at + 1 + step) % 32] ?? '';
      const wrong = bare.slice(0, place) + other + bare.slice(place + 1);
      expect(readReference(wrong)).toEqual({ problem: 'wrong-check' });
    }),
  );
  for (const typed of ['', 'HOA-', 'HOA-7K3M-92', 'HOA-7K3M-92U', 'hello', '<script>']) {
    expect(readReference(typed)).toEqual({ problem: 'malformed' });
  }
});
