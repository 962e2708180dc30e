import { expect, test } from '@jest/globals';
import { caseStudies } from '#data/cases';
import { sumsIn } from '#tests/data/arithmetic';

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
/** An amount of a table; what is words, a dash or nothing adds nothing. */
const amountOf = (cell: string) =>
  /^[−-]?[\d,.]+$/.test(cell) ? Number(cell.replace('−', '-').replaceAll(',', '')) : 0;

const tables = caseStudies.flatMap(({ id, body }) =>
  body
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.some((line) => line.startsWith('| **Total')))
    .map((lines) => ({ id, rows: lines.slice(2).map(cellsOf) })),
);

test('every total of a case adds up what is above it', () => {
  expect(tables.length).toBeGreaterThan(15);
  for (const { id, rows } of tables) {
    const total = rows.at(-1) ?? [];
    for (const column of total.keys()) {
      const stated = total[column] ?? '';
      if (column === 0 || stated === '' || !/\d/.test(stated)) continue;
      const sum = rows.slice(0, -1).reduce((all, row) => all + amountOf(row[column] ?? ''), 0);
      expect({ id, total: total[0], sum: Math.round(sum * 100) / 100 }).toEqual({
        id,
        total: total[0],
        sum: amountOf(stated),
      });
    }
  }
});

test('every sum in the words of a case comes out as written', () => {
  const sums = caseStudies.flatMap(({ id, body }) =>
    sumsIn(body.replace(/\n/g, ' ').replace(/\|/g, ' . ')).map((sum) => ({ id, ...sum })),
  );
  expect(sums.filter(({ right }) => !right)).toEqual([]);
  expect(sums.length).toBeGreaterThan(60);
});
