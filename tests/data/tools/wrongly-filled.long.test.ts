/** Workbooks that somebody filled in wrongly: LibreOffice shows what to look at, and no total is silently short. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { bankReconciliation } from '#data/tools/bank-reconciliation';
import { fixedAssetRegister } from '#data/tools/fixed-asset-register';
import type { Cell, Row, Workbook } from '#data/tools/tool';
import { workbookFile } from '#scripts/library/workbook';
import { readTable, writeTables } from '#tests/data/tools/libre-office';

type Change = readonly [row: number, column: number, value?: string];

/** A workbook with other cells in its sheet, by row and column. A changed cell holds text, as people type or paste it. */
function filled(workbook: Workbook, sheet: string, changes: readonly Change[]) {
  const sheets = workbook.sheets().map((each) => {
    if (each.name !== sheet) return each;
    const rows = each.rows.map((row, at): Row => {
      const own = changes.filter(([line]) => line === at + 1);
      return row.map((cell, column): Cell | null => {
        const change = own.find(([, place]) => place === column);
        if (!change || !cell) return cell;
        const { value: _, format: __, ...empty } = cell;
        return change[2] === undefined ? empty : { ...empty, value: change[2] };
      });
    });
    return { ...each, rows };
  });
  return { ...workbook, sheets: () => sheets };
}

const register = (changes: readonly Change[]) => filled(fixedAssetRegister, 'Register', changes);

test('a missing number, an unknown class, a number twice and a sale without a price are told, and it does not foot', async () => {
  const place = mkdtempSync(join(tmpdir(), 'register-'));
  const wrong = register([
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
  // Nothing is worked out for such a line, and no class counts its cost.
  for (const line of table('Register').slice(4, 9)) {
    expect(line.slice(7, 10).concat(line[16] ?? '')).toEqual(['', '', '', '']);
  }
  const classes = table('Classes');
  expect(classes.slice(8, 18).map((line) => Number(line[2]))).toEqual(Array(10).fill(0));
  expect(classes.flat()).toContain('DOES NOT FOOT');
  expect(classes.find(([name]) => name === 'Lines of the register to look at')?.[1]).toBe('5');
  rmSync(place, { recursive: true, force: true });
}, 120_000);

test('one line to look at is in no class, the others stay in theirs, and it does not foot until it is corrected', async () => {
  const place = mkdtempSync(join(tmpdir(), 'register-'));
  writeFileSync(join(place, 'register.xlsx'), await workbookFile(register([[8, 11, undefined]])));
  writeTables(join(place, 'register.xlsx'), place);
  const classes = readTable(join(place, 'register-Classes.csv'));
  const costOf = (name: string) => Number(classes.find(([first]) => first === name)?.[2]);
  expect(costOf('Motor cars and lorries')).toBe(0);
  expect(costOf('Plant and machinery')).toBe(480_000);
  // 4,80,000 + 96,000 + 2,20,000 + 54,000: the van of 6,50,000 waits for its price.
  expect(costOf('Total')).toBe(850_000);
  expect(classes.flat()).toContain('DOES NOT FOOT');
  rmSync(place, { recursive: true, force: true });
}, 120_000);

test('a date typed as text or left out is named, never dropped, and nothing agrees until it is a date', async () => {
  const place = mkdtempSync(join(tmpdir(), 'reconciliation-'));
  const wrong = filled(
    filled(bankReconciliation, 'Bank book', [
      [6, 0, '07.10.2026'],
      [7, 5, '13.10.2026'],
    ]),
    'Only on statement',
    [[5, 0, undefined]],
  );
  writeFileSync(join(place, 'bank.xlsx'), await workbookFile(wrong));
  writeTables(join(place, 'bank.xlsx'), place);
  const column = (sheet: string, rows: readonly number[]) => {
    const table = readTable(join(place, `bank-${sheet}.csv`));
    return rows.map((row) => table[row - 1]?.[6]);
  };
  expect(column('Bank book', [5, 6, 7, 8])).toEqual([
    'Cleared',
    'Date to correct',
    'Date to correct',
    'Cleared',
  ]);
  expect(column('Only on statement', [5, 6])).toEqual(['Date to correct', 'To enter']);
  const sums = new Map(
    readTable(join(place, 'bank-Reconciliation.csv')).map(([name, amount]) => [name, amount]),
  );
  expect(sums.get('Lines whose date is to be corrected')).toBe('3');
  expect(sums.get('Result')).toBe('A date is to be corrected');
  rmSync(place, { recursive: true, force: true });
}, 120_000);

test('a line of the statement after the day of the reconciliation waits for the next one', async () => {
  const place = mkdtempSync(join(tmpdir(), 'reconciliation-'));
  const [statement] = bankReconciliation.sheets().slice(-1);
  const rows = statement?.rows.map((row, at): Row => {
    const [day, ...others] = row;
    return at === 7 && day ? [{ ...day, value: '2026-11-02' }, ...others] : row;
  });
  if (!statement || !rows) throw new Error('no sheet of the statement');
  const later = {
    sheets: () => [...bankReconciliation.sheets().slice(0, -1), { ...statement, rows }],
  };
  writeFileSync(join(place, 'bank.xlsx'), await workbookFile(later));
  writeTables(join(place, 'bank.xlsx'), place);
  expect(readTable(join(place, 'bank-Only on statement.csv'))[7]?.[6]).toBe('Later');
  const sums = new Map(
    readTable(join(place, 'bank-Reconciliation.csv')).map(([name, amount]) => [name, amount]),
  );
  expect(sums.get('Enter: debits that only the statement has, charges too')).toBe('0');
  rmSync(place, { recursive: true, force: true });
}, 120_000);
