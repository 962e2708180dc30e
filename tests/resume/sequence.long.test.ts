/** A document never depends on the documents made before it: all of these are made in one thread. */
import { expect, test } from '@jest/globals';
import { inspect } from '#lib/platform/files/inspection/inspection';
import { writeResume } from '#lib/resume/files/write';
import { sheet } from '#tests/resume/resume-harness';

/** The Park-Miller generator: the same names in every run. */
function newRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

const virama = (sign: string) => [sign, `${sign}\u200c`, `${sign}\u200d`];

/** Letters, and what may follow each: signs, the two joiners, and between Latin letters marks of punctuation. */
const scripts = [
  [range(0x41, 0x7a), ['', '', ...Array.from(`.'"-…”“’‘`)]],
  [range(0x41, 0x24f), ['']],
  [range(0xc0, 0x17f), ['']],
  [range(0x1e00, 0x1eff), ['']],
  [range(0x0386, 0x03ce), ['']],
  [range(0x0410, 0x045f), ['']],
  [range(0x0985, 0x09b9), ['', '', ...range(0x09be, 0x09cc), ...virama('\u09cd'), '\u0982']],
  [range(0x0a05, 0x0a39), ['', '', ...range(0x0a3e, 0x0a4c), ...virama('\u0a4d'), '\u0a70']],
  [range(0x0a85, 0x0ab9), ['', '', ...range(0x0abe, 0x0acc), ...virama('\u0acd'), '\u0a82']],
  [range(0x0b05, 0x0b39), ['', '', ...range(0x0b3e, 0x0b4c), ...virama('\u0b4d'), '\u0b02']],
  [range(0x0c85, 0x0cb9), ['', '', ...range(0x0cbe, 0x0ccc), ...virama('\u0ccd'), '\u0c82']],
  [range(0x0d05, 0x0d39), ['', '', ...range(0x0d3e, 0x0d4c), ...virama('\u0d4d'), '\u0d02']],
  [
    range(0x0905, 0x0939),
    ['', '', ...range(0x093e, 0x094c), ...virama('\u094d'), '\u0902', '\u093c'],
  ],
  [range(0x0b85, 0x0bb9), ['', '', ...range(0x0bbe, 0x0bcc), ...virama('\u0bcd')]],
  [range(0x0c05, 0x0c39), ['', '', ...range(0x0c3e, 0x0c4c), ...virama('\u0c4d'), '\u0c02']],
].map(([letters = [], signs = []]) => [
  letters.filter((letter) => /\p{L}/u.test(letter)),
  signs.filter((sign) => !/\P{Assigned}/u.test(sign)),
]);

test('five hundred names over all scripts, in random order, are read back letter for letter', async () => {
  const random = newRandom(24);
  const one = (from: readonly string[] = []) => from[random(from.length)] ?? '';
  const word = () => {
    const [letters, signs] = scripts[random(scripts.length)] ?? [];
    return Array.from({ length: 2 + random(7) }, () => one(letters) + one(signs)).join('');
  };
  const wrong: [string, string | undefined][] = [];
  for (let at = 0; at < 500; at++) {
    const name = `${word()} ${word()}`.normalize('NFC');
    const written = await writeResume({ sheet: { ...sheet, name }, format: 'pdf' });
    if ('errors' in written) throw new Error(written.message);
    const reading = await inspect('read', {
      bytes: Uint8Array.from(written.bytes),
      type: 'pdf',
    });
    const read =
      'ok' in reading && reading.ok.found === 'text'
        ? reading.ok.parts
            .flat()
            .map(({ text }) => text)
            .join(' ')
        : undefined;
    if (read !== name) wrong.push([name, read]);
  }
  expect(wrong).toEqual([]);
}, 600_000);
