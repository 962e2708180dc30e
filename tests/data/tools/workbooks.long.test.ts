import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workbooks } from '#data/tools';
import { type Cell, type Row, serialOf } from '#data/tools/tool';
import { installSystem } from '#scripts/system';
import { readTable, runProgram, writeTables } from '#tests/data/tools/libre-office';

const place = mkdtempSync(join(tmpdir(), 'workbooks-'));

function plain(cell: Cell | null | undefined): string | number {
  const { value = '', format } = cell ?? {};
  if (format === 'day' && value !== '') {
    const [year, month, day] = String(value).split('-');
    return `${month}/${day}/${year}`;
  }
  return value;
}

const read = (text = '', expected: string | number) =>
  typeof expected === 'number'
    ? Number(text.endsWith('%') ? (Number(text.slice(0, -1)) / 100).toFixed(6) : text)
    : text;

const compared = (row: Row, line: readonly string[]) =>
  row.map((cell, column) => {
    const ours = plain(cell);
    const theirs = read(line[column], ours);
    const same =
      typeof ours === 'number' ? Math.abs(Number(theirs) - ours) < 0.000051 : ours === theirs;
    return same ? ours : { ours, theirs, formula: cell?.formula };
  });

test.each(workbooks)(
  'LibreOffice comes to our figures in every cell of $file',
  ({ file, sheets }) => {
    writeTables(`public${file}`, place);
    for (const { name, rows } of sheets()) {
      const lines = readTable(join(place, `${basename(file, '.xlsx')}-${name}.csv`));
      const seen = rows.map((row, at) => compared(row, lines[at] ?? []));
      expect(seen).toEqual(rows.map((row) => row.map(plain)));
      expect(lines.flat().join(' ')).not.toMatch(/#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!)|Err:\d/);
    }
  },
);

/** Each sheet as a table of bare values, a day as its number: https://help.gnome.org/users/gnumeric/stable/sect-file-ssconvert.html.en */
function workedOutByGnumeric(file: string): void {
  installSystem(['gnumeric']);
  const words = ['--recalc', '--export-file-per-sheet', '--export-options=format=raw separator=,'];
  runProgram('ssconvert', [...words, file, join(place, '%s.txt')]);
}

const bare = (cell: Cell | null | undefined) => {
  const { value = '', format } = cell ?? {};
  return format === 'day' && value !== '' ? serialOf(String(value)) : value;
};

test.each(workbooks)('Gnumeric comes to the same in every cell of $file', ({ file, sheets }) => {
  workedOutByGnumeric(`public${file}`);
  for (const { name, rows } of sheets()) {
    const lines = readTable(join(place, `${name}.txt`));
    for (const [at, row] of rows.entries()) {
      const theirs = row.map((_, column) => lines[at]?.[column] ?? '');
      const ours = row.map(bare);
      const seen = theirs.map((text, column) => {
        const own = ours[column];
        const near =
          typeof own === 'number' && text !== '' && Math.abs(Number(text) - own) < 0.000051;
        return near ? own : text;
      });
      expect([name, at + 1, ...seen]).toEqual([name, at + 1, ...ours]);
    }
  }
});
