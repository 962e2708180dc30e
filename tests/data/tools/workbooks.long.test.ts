import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { workbooks } from '#data/tools';
import { type Cell, type Row, serialOf } from '#data/tools/tool';
import { installSystem } from '#scripts/system';

const place = mkdtempSync(join(tmpdir(), 'workbooks-'));
/** Works every formula out anew, whatever the file says it came to. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;
/** Every sheet as a table of plain values: https://wiki.documentfoundation.org/Documentation/DevGuide/Spreadsheet_Documents */
const asTables =
  'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,false,false,false,false,-1';

function recalculated(file: string): void {
  installSystem(['libreoffice-calc-nogui']);
  const profile = join(place, 'profile');
  mkdirSync(join(profile, 'user'), { recursive: true });
  writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), settings);
  const words = [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', asTables];
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status } = spawnSync('soffice', [...words, '--outdir', place, file], { env });
  expect(status).toBe(0);
}

/** What a cell shows in such a table. */
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
    recalculated(`public${file}`);
    for (const { name, rows } of sheets()) {
      const table = readFileSync(join(place, `${basename(file, '.xlsx')}-${name}.csv`), 'utf8');
      const lines: string[][] = parse(table, { relax_column_count: true, skip_empty_lines: false });
      const seen = rows.map((row, at) => compared(row, lines[at] ?? []));
      expect(seen).toEqual(rows.map((row) => row.map(plain)));
      expect(table).not.toMatch(/#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!)|Err:\d/);
    }
  },
);

/** Each sheet as a table of bare values, a day as its number: https://help.gnome.org/users/gnumeric/stable/sect-file-ssconvert.html.en */
function workedOutByGnumeric(file: string): void {
  installSystem(['gnumeric']);
  const words = ['--recalc', '--export-file-per-sheet', '--export-options=format=raw separator=,'];
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status } = spawnSync('ssconvert', [...words, file, join(place, '%s.txt')], { env });
  expect(status).toBe(0);
}

const bare = (cell: Cell | null | undefined) => {
  const { value = '', format } = cell ?? {};
  return format === 'day' && value !== '' ? serialOf(String(value)) : value;
};

test.each(workbooks)('Gnumeric comes to the same in every cell of $file', ({ file, sheets }) => {
  workedOutByGnumeric(`public${file}`);
  for (const { name, rows } of sheets()) {
    const table = readFileSync(join(place, `${name}.txt`), 'utf8');
    const lines: string[][] = parse(table, { relax_column_count: true, skip_empty_lines: false });
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
