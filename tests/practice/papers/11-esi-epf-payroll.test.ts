import { expect, test } from '@jest/globals';
import { esiEpfPayroll } from '#data/practicals/11-esi-epf-payroll';
import {
  documentsOf,
  madeOf,
  promises,
  rightFigure,
  shownPaise,
} from '#tests/practice/papers/promises';

promises(esiEpfPayroll, {
  awages: '17200.00',
  aesi: '129.00',
  aesir: '559.00',
  bcov: 'In ESI until 31 March',
  cpay: '15120.00',
  cepf: '1800.00',
  eps: '3750.00',
  s1: 'Dr Salaries 82120.00',
  s2: 'Cr EPF payable 5400.00',
  s3: 'Cr ESI payable 411.00',
  s4: 'Cr Professional tax payable 550.00',
  s5: 'Cr Salaries payable 75759.00',
  er: '7179.00',
  due: '15-12-2026',
  last: '17-11-2026',
});

test('the sheet of an office, worked from the registers in rupees, comes to the same in every set', () => {
  const failed = madeOf(esiEpfPayroll).filter((made) => {
    const registers = documentsOf(made).filter(({ kind }) => kind === 'register');
    const pay = registers.find(({ title }) => title.startsWith('Salary'))?.table?.rows ?? [];
    const days = registers.find(({ title }) => title.startsWith('Attendance'))?.table?.rows ?? [];
    const rupees = (row: number, column: number) => shownPaise(pay[row]?.[column]) / 100;
    const excluded = rupees(0, 2) + rupees(0, 3) + 1800;
    const wages = Math.max(rupees(0, 1), (rupees(0, 1) + excluded) / 2);
    const insured = made.answers.some(({ cell, kind, ...rest }) =>
      kind === 'choice' && cell === 'bcov' && 'value' in rest ? rest.value !== 'Outside' : false,
    );
    const b = insured ? rupees(1, 1) : 0;
    const c = (rupees(2, 4) * (30 - Number(days[2]?.[2]))) / 30;
    const esi = (rate: number) =>
      [wages, b, c].reduce((total, of) => total + Math.ceil((of * rate) / 10_000), 0);
    const fund = 3600 + Math.round(Math.min(c, 15000) * 0.12);
    const gross = [0, 1].flatMap((row) => [1, 2, 3].map((column) => rupees(row, column)));
    const total = gross.reduce((sum, each) => sum + each, 0) + c;
    const net = total - fund - esi(75) - 400 - (c > 15000 ? 150 : 0);
    const found = { awages: wages, cpay: c, s3: esi(75), s5: net, er: fund + esi(325) };
    return Object.entries(found).some(([cell, of]) => rightFigure(made, cell) !== of * 100);
  });
  expect(failed.map(({ set }) => set)).toEqual([]);
});
