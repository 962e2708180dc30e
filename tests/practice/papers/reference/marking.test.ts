/** Marking against the rule in the contract's own words, on random sheets of every paper. */
import { describe, expect, test } from '@jest/globals';
import { practicalPapers } from '#data/practicals';
import type { MadePaper } from '#data/practicals/paper';
import { alphabet } from '#lib/platform/values/reference';
import { drawOf, fixedSet } from '#lib/practice/rules/papers/draw';
import { make } from '#lib/practice/rules/papers/make';
import { mark } from '#lib/practice/rules/papers/mark';
import { markedByContract } from '#tests/practice/papers/reference/marker';
import { randomSheet, shuffled } from '#tests/practice/papers/reference/sheets';
import { prng } from '#tests/setup/prng';

const sheetsEach = 200;

function marked(made: MadePaper, sheet: Readonly<Record<string, string>>) {
  const { score, entries, surplus } = mark(made, sheet);
  const taken = entries.filter(({ rows }) => rows !== undefined && rows.length > 0);
  return {
    score,
    marks: Object.fromEntries(entries.map((entry) => [entry.cell, entry.mark])),
    rows: Object.fromEntries(taken.map(({ cell, rows }) => [cell, rows])),
    surplus: surplus.map(({ rows }) => rows.join(' ')),
  };
}

/** Moves the rows of each journal to other places. */
function reordered(sheet: Readonly<Record<string, string>>, random: () => number) {
  const places = Object.keys(sheet).flatMap((name) => /^(\D+)(\d+)\.a$/.exec(name)?.[0] ?? []);
  const letters = [...new Set(places.map((name) => name.replace(/\d+\.a$/, '')))];
  const moved = new Map(
    letters.flatMap((each) => {
      const own = places
        .map((name) => name.slice(0, -2))
        .filter((row) => row.replace(/\d+$/, '') === each);
      const others = shuffled(own, random);
      return own.map((row, at) => [row, others[at] ?? row]);
    }),
  );
  return Object.fromEntries(
    Object.entries(sheet).map(([name, value]) => {
      const [row = '', end] = name.split('.');
      return [end === undefined ? name : `${moved.get(row) ?? row}.${end}`, value];
    }),
  );
}

describe.each(practicalPapers.map((paper) => [paper.module, paper] as const))(
  'paper %i',
  (module, paper) => {
    const random = prng(module * 7919);
    const newSheet = () => {
      const code = Array.from({ length: 5 }, () => alphabet[Math.floor(random() * 32)]).join('');
      const made = make(paper, code);
      return { made, sheet: randomSheet(made, random) };
    };
    const all = Array.from({ length: sheetsEach }, newSheet);

    test('is filled in every way: right, by own figures, wrong, empty, with surplus lines', () => {
      const found = all.map(({ made, sheet }) => marked(made, sheet));
      const marks = new Set(found.flatMap(({ marks: each }) => Object.values(each)));
      expect(marks).toEqual(new Set(['right', 'part', 'wrong', 'empty']));
      const hasJournal = paper
        .sheet(drawOf(module, fixedSet, 0))
        .parts.some(({ items }) => items.some(({ kind }) => kind === 'journal'));
      expect(found.some(({ surplus }) => surplus.length > 0)).toBe(hasJournal);
    });

    test(`marks ${sheetsEach} random sheets as the contract's words do`, () => {
      for (const { made, sheet } of all) {
        const { surplus, ...found } = marked(made, sheet);
        const { surplus: expected, ...rest } = markedByContract(made, sheet);
        const about = JSON.stringify({ set: made.set, sheet });
        expect({ ...found, surplus: surplus.toSorted(), about }).toEqual({
          ...rest,
          surplus: expected.toSorted(),
          about,
        });
      }
    });

    test('gives the same marks whatever the order of the rows', () => {
      for (const { made, sheet } of all) {
        const first = marked(made, sheet);
        const again = marked(made, reordered(sheet, random));
        const about = JSON.stringify({ set: made.set, sheet });
        expect([again.score, again.marks, again.surplus.length, about]).toEqual([
          first.score,
          first.marks,
          first.surplus.length,
          about,
        ]);
      }
    });
  },
);
