import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openFaces } from '#lib/resume/files/faces';
import { layOut, leastPages } from '#lib/resume/files/pages';
import { readResume } from '#lib/resume/rules/read';
import { sheetOf } from '#lib/resume/rules/sections';
import { openTrial } from '#tests/platform/files/upload-harness';
import { beginWriter, errorsOf, linesOf, postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

beforeAll(beginWriter);
forEachTest(openTrial);

const bare = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

test('twenty-five posts that fit two pages are all there, in order', async () => {
  const work = Array.from({ length: 25 }, (_, at) => ({
    position: `Post ${at}`,
    name: `Firm ${at}`,
  }));
  const lines = await linesOf(await postJson({ basics: { name: 'A' }, work }));
  const posts = lines.filter((line) => /^(?:Post|Firm) /.test(line));
  expect(posts).toEqual(work.flatMap(({ position, name }) => [position, name]));
});

test.each([
  ['one word', 'x'.repeat(100)],
  ['words', 'Anantha '.repeat(12).trim()],
  ['Tamil', 'பொன்னி '.repeat(14).trim()],
])('a name of 100 letters stands whole, over lines: %s', async (_, name) => {
  const lines = await linesOf(await postJson({ basics: { name } }));
  expect(bare(lines.join(''))).toBe(bare(name));
});

test('pictures and letters from right to left do not break the page', async () => {
  for (const format of ['pdf', 'docx'] as const) {
    const [right, left] = ['محمد', format === 'pdf' ? 'ٹیلی' : 'שלום'];
    const name = `${right} 👩🏽‍💼 Asha 🎉`;
    const work = [{ position: 'Clerk', highlights: ['Filed 30 bills 🧾 a day', left] }];
    const lines = await linesOf(await postJson({ basics: { name }, work, format }), format);
    expect(lines.join('\n')).toContain('Asha');
    expect(lines.join('\n')).toMatch(/Filed 30 bills .*a day/);
  }
});

test('nothing but a name is a page', async () => {
  expect(await linesOf(await postJson({ basics: { name: 'Asha' } }))).toEqual(['Asha']);
});

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

test('any resume lies on its pages whole, none beyond the foot', () => {
  const entry = fc.record({
    name: text,
    position: text,
    highlights: fc.array(text, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(text, fc.array(entry, { maxLength: 25 }), (name, work) => {
      const read = readResume({ basics: { name }, work });
      if ('errors' in read) return;
      const sheet = sheetOf(read.ok, 0);
      const pages = layOut(sheet, openFaces());
      expect(leastPages(sheet).length).toBeLessThanOrEqual(pages.length);
      for (const { block, from, to, y } of pages.flat()) {
        expect(y + (to - from) * block.lineHeight).toBeLessThanOrEqual(841.89 - 42.5 + 0.01);
      }
      const blocks = new Map(pages.flat().map(({ block }) => [block, 0]));
      for (const { block, from, to } of pages.flat()) {
        expect(from).toBe(blocks.get(block));
        blocks.set(block, to);
      }
      for (const [block, to] of blocks) expect(to).toBe(block.lines.length);
    }),
    { numRuns: 30 },
  );
});

test('no heading is at the foot of a page', () => {
  for (let count = 1; count < 40; count++) {
    const work = Array.from({ length: count }, (_, at) => ({
      position: `Post ${at}`,
      name: 'Firm',
    }));
    const read = readResume({ basics: { name: 'A' }, work, education: [{ studyType: 'B.Com' }] });
    if ('errors' in read) throw new Error('refused');
    for (const page of layOut(sheetOf(read.ok, 0), openFaces()))
      expect(page.at(-1)?.block.keep).toBeUndefined();
  }
});

test('any document is answered with a file or with what is wrong', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (name, label) => {
      const answer = await postJson({ basics: { name, label } });
      if (answer.status !== 200) expect(Object.keys(await errorsOf(answer))).not.toEqual([]);
      expect([200, 422]).toContain(answer.status);
    }),
    { numRuns: 25 },
  );
});
