/** A register that somebody filled in wrongly: LibreOffice shows what to look at, and that the classes do not foot. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fixedAssetRegister } from '#data/tools/fixed-asset-register';
import type { Cell, Row } from '#data/tools/tool';
import { workbookFile } from '#scripts/library/workbook';
import { readTable, writeTables } from '#tests/data/tools/libre-office';

/** The first lines of the register with other cells, by row and column. */
function filled(changes: readonly (readonly [row: number, column: number, value?: string])[]) {
  const [register, ...others] = fixedAssetRegister.sheets();
  if (!register) throw new Error('no register');
  const rows = register.rows.map((row, at): Row => {
    const own = changes.filter(([line]) => line === at + 1);
    return row.map((cell, column): Cell | null => {
      const change = own.find(([, place]) => place === column);
      if (!change || !cell) return cell;
      const { value: _, ...empty } = cell;
      return change[2] === undefined ? empty : { ...cell, value: change[2] };
    });
  });
  return { ...fixedAssetRegister, sheets: () => [{ ...register, rows }, ...others] };
}

test('a missing number, an unknown class, a number twice and a sale without a price are reported, and it does not foot', async () => {
  const place = mkdtempSync(join(tmpdir(), 'register-'));
  const wrong = filled([
    [5, 0, undefined],
    [6, 2, 'Furnitures'],
    [7, 0, 'FA-005'],
    [8, 11, undefined],
  ]);
  writeFileSync(join(place, 'register.xlsx'), await workbookFile(wrong));
  writeTables(join(place, 'register.xlsx'), place);
  const table = (name: string) => readTable(join(place, `register-${name}.csv`));
  expect(
    table('Register')
      .slice(4, 9)
      .map((line) => line[15]),
  ).toEqual([
    'Number missing',
    'Class not on the list',
    'Number twice',
    'Price missing (0 if scrapped)',
    'Number twice',
  ]);
  const classes = table('Classes');
  expect(classes.flat()).toContain('DOES NOT FOOT');
  expect(classes.find(([name]) => name === 'Lines of the register to look at')?.[1]).toBe('5');
  rmSync(place, { recursive: true, force: true });
}, 120_000);
