/** The books of a month in India: every invoice and credit note, and their sums. */

import type { Booked, MonthSums } from '#lib/accounting/queries/ledger';
import { placeIn } from '#lib/accounting/rules/invoice';
import {
  type Gstr1Table,
  type LedgerAmounts,
  type LedgerDocument,
  sumOf,
} from '#lib/accounting/rules/returns';
import type { Env } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import { instantInIndia, isoDayInIndia } from '#lib/platform/values/india';

export type Entry = Booked & LedgerDocument;

export interface Books {
  readonly store: Store;
  readonly env: Env;
}

/** In the order of their issue. */
export async function entriesOf({ store, env }: Books, month: Month): Promise<readonly Entry[]> {
  const documents = await store.listLedger(month.from, month.before);
  return documents.map((each) => ({
    ...each,
    placeOfSupply: placeIn(each, env),
    issuedOn: isoDayInIndia(each.issuedAt),
  }));
}

export interface MonthTotal {
  readonly month: Month;
  readonly invoices: number;
  readonly creditNotes: number;
  /** Credit notes taken off; `totalPaise` is what was received. */
  readonly amounts: LedgerAmounts;
}

/** `months` follow each other, the newest first. */
export async function monthTotals(
  { store }: Pick<Books, 'store'>,
  months: readonly Month[],
): Promise<readonly MonthTotal[]> {
  const oldestFirst = months.toReversed();
  const starts = [...oldestFirst.map(({ from }) => from), months[0]?.before ?? 0];
  const sums = await store.sumMonths(starts);
  return months.map((month, back) => {
    const own = sums.filter((each) => each.month === months.length - 1 - back);
    const many = (kind: string) =>
      own.reduce((sum, each) => sum + (each.kind === kind ? each.many : 0), 0);
    return {
      month,
      invoices: many('invoice'),
      creditNotes: many('credit-note'),
      amounts: sumOf(own.map(booked)),
    };
  });
}

interface TableTotal {
  readonly table: Gstr1Table;
  readonly rows: number;
  /** Below zero where it takes away. */
  readonly taxablePaise: number;
  readonly taxPaise: number;
}

const gstr1Tables: readonly Gstr1Table[] = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'];

/** Together the tables are what the month says. */
export async function tableTotals(
  { store, env }: Books,
  month: Month,
): Promise<readonly TableTotal[]> {
  const sums = await store.sumTables(month.from, month.before);
  return gstr1Tables.map((table) => {
    const own = sums.filter((each) => each.table === table);
    const places = new Set(own.map((each) => placeIn(each, env)));
    const rows = table === 'b2cs' ? places.size : own.reduce((sum, { many }) => sum + many, 0);
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = sumOf(own.map(booked));
    return { table, rows, taxablePaise, taxPaise: cgstPaise + sgstPaise + igstPaise };
  });
}

const booked = ({ kind, amounts }: Pick<MonthSums, 'kind' | 'amounts'>) => ({ kind, ...amounts });

export interface Month {
  /** `2026-11`. */
  readonly id: string;
  /** Epoch milliseconds; `before` is the first of the next. */
  readonly from: number;
  readonly before: number;
  /** "Nov 2026" and "November 2026". */
  readonly name: string;
  readonly fullName: string;
}

const names =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Undefined for what is not a month, or a month that has not started at `now`. */
export function readMonth(text: string, now: number): Month | undefined {
  const [, year = '', month = ''] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (!year || text > idOf(now)) return undefined;
  return monthAt(Number(year), Number(month));
}

/** The one that `now` falls into, and those before it: `many` in all, the newest first. */
export function monthsUntil(now: number, many: number): readonly Month[] {
  const [year = 0, month = 0] = idOf(now).split('-').map(Number);
  return Array.from({ length: many }, (_, back) => monthAt(year, month - back));
}

const idOf = (instant: number) => isoDayInIndia(instant).slice(0, 7);

/** `month` from 1; below it a month of a year before. */
function monthAt(year: number, month: number): Month {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const fullName = `${names[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`;
  return {
    id: first.slice(0, 7),
    from: instantInIndia(first),
    before: instantInIndia(next),
    name: `${fullName.slice(0, 3)} ${first.slice(0, 4)}`,
    fullName,
  };
}
