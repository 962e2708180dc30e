/** The one entry that the home page asks for: a bill, its four lines, and which side each belongs to. Amounts in paise. */
import { inr } from '#data/practicals/firms';
import type { Typed } from '#lib/practice/rules/worksheet';

export type Side = 'd' | 'k';

export const sideNames: Readonly<Record<Side, string>> = { d: 'Debit', k: 'Credit' };

const goods = 480_000;
/** CGST and SGST are 9 % each: toner cartridges (HSN 8443) are taxed at 18 %, and both firms are in Tamil Nadu. */
const eachTax = 43_200;
const total = goods + eachTax + eachTax;

export const firstBill = {
  from: 'Sri Velan Stationers',
  about: ['Tax invoice 214, Fri 6 Nov 2026', 'To Kaveri Sample Traders, Chennai'],
  goods: { name: 'Toner cartridge', note: 'HSN 8443, 2 at ₹2,400.00', amount: inr(goods) },
  taxes: ['CGST 9%', 'SGST 9%'],
  eachTax: inr(eachTax),
  total: inr(total),
} as const;

interface EntryLine {
  readonly cell: string;
  readonly account: string;
  readonly amount: string;
  readonly side: Side;
  readonly why: string;
}

export const firstEntry: readonly EntryLine[] = [
  {
    cell: 'e1',
    account: 'Printing and stationery',
    amount: inr(goods),
    side: 'd',
    why: 'An expense is debited: the toner is used up in the office.',
  },
  {
    cell: 'e2',
    account: 'Input CGST',
    amount: inr(eachTax),
    side: 'd',
    why: 'You set it off against the tax you collect. That makes it an asset: debit.',
  },
  {
    cell: 'e3',
    account: 'Input SGST',
    amount: inr(eachTax),
    side: 'd',
    why: 'The same as CGST: it is yours to set off, so debit.',
  },
  {
    cell: 'e4',
    account: firstBill.from,
    amount: inr(total),
    side: 'k',
    why: 'You owe them the whole bill: credit the supplier.',
  },
];

export interface MarkedLine extends EntryLine {
  readonly given: string;
  readonly mark: 'right' | 'wrong' | 'empty';
}

export function markFirstEntry(typed: Typed): readonly MarkedLine[] {
  return firstEntry.map((line) => {
    const given = (typed[line.cell] ?? '').trim().toLowerCase();
    const mark = given === '' ? 'empty' : given === line.side ? 'right' : 'wrong';
    return { ...line, given, mark };
  });
}

export const scoreOf = (lines: readonly MarkedLine[]): number =>
  lines.filter(({ mark }) => mark === 'right').length;
