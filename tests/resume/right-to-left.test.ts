/** Urdu is a language of India: a PDF has names and sentences in it with their letters, in their order. */
import { beforeAll, expect, test } from '@jest/globals';
import { isRightToLeft, placedLine } from '#lib/resume/files/direction';
import { openFaces } from '#lib/resume/files/faces';
import { wrap } from '#lib/resume/files/runs';
import { openTrial } from '#tests/platform/files/upload-harness';
import { beginWriter, errorsOf, linesOf, postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

beforeAll(beginWriter);
forEachTest(openTrial);

const name = 'محمد اقبال انصاری';

test('a name in Urdu is read from the PDF as it was typed, above what is in English', async () => {
  const basics = { name, label: 'Accountant, Tally and GST', email: 'sample@example.com' };
  const work = [{ position: 'Clerk', name: 'Sample Traders', highlights: ['Filed 30 bills'] }];
  const lines = await linesOf(await postJson({ basics, work }));
  expect(lines.slice(0, 2)).toEqual([name, 'Accountant, Tally and GST']);
});

test.each([
  ['a mark of direction that a phone writes', `\u200f${name}\u200f`],
  ['a joiner within a word', 'می\u200cشود'],
  ['letters of Kashmiri and Sindhi', 'ٲزادؠ ڄام ٻڌو'],
])('%s is no reason to refuse', async (_, own) => {
  const answer = await postJson({ basics: { name: own } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-left-out')).toBeNull();
});

test('letters that no font of ours has are refused by name, never printed as question marks', async () => {
  const answer = await postJson({ basics: { name: 'שלום' } });
  expect(answer.status).toBe(422);
  expect((await errorsOf(answer))['basics.name']).toContain('take the Word file');
});

/** The runs of a line from left to right. */
function shownFrom(text: string): readonly string[] {
  const faces = openFaces();
  const [line = []] = wrap(text, { size: 10, weight: 400 }, 1_000, faces);
  const { runs, width } = placedLine(line, 10, isRightToLeft(text), faces);
  expect(width).toBeGreaterThan(0);
  const places = runs.map(({ x }) => x);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  return runs.map(({ run }) => run.shown.trim()).filter(Boolean);
}

test('figures and English within a sentence in Urdu run from left to right, brackets are turned', () => {
  expect(shownFrom('کام 2019 سے (GST) تک')).toEqual(['تک', '(', 'GST', ')', 'سے', '2019', 'کام']);
});

test('a word in Urdu within an English sentence is where it was typed', () => {
  expect(shownFrom('Clerk (محاسب) in Chennai')).toEqual(['Clerk (', 'محاسب', ') in Chennai']);
});

test('a line in English is placed as before, whatever its signs', () => {
  expect(isRightToLeft('GSTR-2B (450)')).toBe(false);
  expect(shownFrom('GSTR-2B (450)')).toEqual(['GSTR-2B (450)']);
});

test('a letter is placed with each vowel mark, also where the font has no place for it', () => {
  const faces = openFaces();
  const marks = Array.from(
    '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0656',
  );
  for (let letter = 0x620; letter <= 0x6d3; letter += 1) {
    for (const mark of marks) {
      const text = `${String.fromCodePoint(letter)}${mark}`;
      const face = faces.faceFor(text, 400);
      if (face) expect(() => faces.widthOf(face, text, 10)).not.toThrow();
    }
  }
});
