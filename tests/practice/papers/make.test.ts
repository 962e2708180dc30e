import { describe, expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { law } from '#data/law';
import { practiceRestsOn } from '#data/law/practice';
import { practicalPapers } from '#data/practicals';
import { day } from '#data/practicals/days';
import { sampleGstin } from '#data/practicals/firms';
import { amount, type Item, type Paper, type Sheet } from '#data/practicals/paper';
import { drawOf, fixedSet, newSet, readSet } from '#lib/practice/rules/papers/draw';
import { isClear, make } from '#lib/practice/rules/papers/make';

describe('the code of a set', () => {
  test.each([
    ['K7Q2M', 'K7Q2M'],
    ['k7q2m', 'K7Q2M'],
    [' k7q2m ', 'K7Q2M'],
    ['oilab', '011AB'],
  ])('%s is read', (typed, set) => {
    expect(readSet(typed)).toBe(set);
  });

  test.each(['', 'K7Q2', 'K7Q2MM', 'K7U2M', 'K7-2M', '१२३४५'])('%s is none', (typed) => {
    expect(readSet(typed)).toBeUndefined();
  });

  test('a new one can be read', () => {
    const set = newSet(new Uint8Array([255, 0, 31, 32, 7]));
    expect(readSet(set)).toBe(set);
  });
});

describe('a generated figure', () => {
  test('lies up to a fifth either side, in steps of its last digit that is not 0', () => {
    const generated = Array.from({ length: 500 }, (_, counter) =>
      drawOf(1, 'ABCDE', counter).around(24350),
    );
    expect(Math.min(...generated)).toBeGreaterThanOrEqual(1948000);
    expect(Math.max(...generated)).toBeLessThanOrEqual(2922000);
    expect(generated.every((paise) => paise % 1000 === 0)).toBe(true);
    expect(new Set(generated).size).toBeGreaterThan(300);
  });

  test('takes both ends of its range, and either side of a choice about as often', () => {
    const draws = Array.from({ length: 2000 }, (_, counter) => drawOf(1, '00000', counter));
    const wholes = draws.map((draw) => draw.whole(2, 6, 1, 3));
    expect([Math.min(...wholes), Math.max(...wholes)]).toEqual([2, 6]);
    const yes = draws.filter((draw) => draw.either(true)).length;
    expect(Math.abs(yes - 1000)).toBeLessThan(120);
  });

  test('differs between papers and sets, and is the one by hand in K7Q2M', () => {
    const figures = [1, 2].flatMap((module) =>
      ['AAAAA', 'AAAAB'].map((set) => drawOf(module, set, 0).around(118640.5)),
    );
    expect(new Set(figures).size).toBe(4);
    expect(drawOf(1, fixedSet, 0).around(118640.5)).toBe(11864050);
  });

  test('of a day is a working day', () => {
    for (let counter = 0; counter < 200; counter += 1) {
      const of = drawOf(1, 'ABCDE', counter).day('2026-11-01', '2026-11-15', '2026-11-02');
      expect([day('2026-11-01'), day('2026-11-08'), day('2026-11-15')]).not.toContain(of);
    }
  });
});

describe('a set is generated again', () => {
  const sheetOf = (rest: Partial<Sheet>, ...items: Item[]): Sheet => ({
    about: 'A sheet',
    parts: [{ title: 'Part', task: 'Fill it', documents: [], items }],
    traps: {},
    ...rest,
  });
  const of = (sheet: (counter: number) => Sheet): Paper => {
    let counter = 0;
    return { module: 1, minutes: 30, day: day('2026-11-30'), sheet: () => sheet(counter++) };
  };
  const answers = (sheet: (counter: number) => Sheet) => make(of(sheet), 'ABCDE').answers;
  const a = (value: number) => amount('a', 'A', value, 'So it is.');
  const b = (value: number) => amount('b', 'B', value, 'So it is.');

  test('where two cells expect one amount', () => {
    const made = answers((counter) => sheetOf({}, a(100), b(counter === 0 ? 100 : 200)));
    expect(made.map((answer) => answer.kind !== 'line' && answer.value)).toEqual([100, 200]);
  });

  test('where a trap is right, or a limit is hit exactly', () => {
    const trapped = answers((counter) => sheetOf({ traps: { a: [100] } }, a(100 + counter)));
    const refused = answers((counter) => sheetOf({ refused: counter === 0 }, a(100 + counter)));
    for (const made of [trapped, refused]) expect(made).toMatchObject([{ value: 101 }]);
  });

  test('but not for a figure that is twice for a reason, nor for zero', () => {
    const alike = sheetOf({ alike: [['a', 'b']] }, a(100), b(100));
    const zero = sheetOf({}, a(0), b(0));
    for (const sheet of [alike, zero]) {
      expect(
        isClear(
          sheet,
          answers(() => sheet),
        ),
      ).toBe(true);
    }
  });

  test('and a paper that cannot be generated says so', () => {
    expect(() => answers(() => sheetOf({ refused: true }, a(100)))).toThrow(/no clear figures/);
  });
});

describe('the seventeen papers', () => {
  test('are one a module, in its order, of 30 to 60 minutes', () => {
    expect(practicalPapers.map(({ module }) => module)).toEqual(
      courses.map(({ courseNo }) => courseNo),
    );
    for (const { minutes } of practicalPapers) {
      expect(minutes).toBeGreaterThanOrEqual(30);
      expect(minutes).toBeLessThanOrEqual(60);
    }
  });

  test('have 242 entries, at least three kinds of document each, and nineteen together', () => {
    const made = practicalPapers.map((paper) => make(paper, fixedSet));
    expect(made.reduce((total, { answers }) => total + answers.length, 0)).toBe(242);
    const kinds = made.map(
      ({ parts }) => new Set(parts.flatMap(({ documents }) => documents.map(({ kind }) => kind))),
    );
    for (const each of kinds) expect(each.size).toBeGreaterThanOrEqual(3);
    expect(new Set(kinds.flatMap((each) => [...each])).size).toBe(19);
  });

  test('rest on law that is in the data, but for two that need none', () => {
    const without = practicalPapers.filter(({ module }) => !practiceRestsOn[module]);
    expect(without.map(({ module }) => module)).toEqual([2, 14]);
    for (const id of Object.values(practiceRestsOn).flat()) expect(Object.keys(law)).toContain(id);
  });

  test('say Sample in every firm that has a GSTIN, with a true check character', () => {
    expect([sampleGstin('33', 1), sampleGstin('29', 2)]).toEqual([
      '33SAMPL0001S1Z7',
      '29SAMPL0002S1ZV',
    ]);
  });
});
