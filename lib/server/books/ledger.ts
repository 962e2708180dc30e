/** The books of a month: every invoice and credit note, and their sums. */
import type { Month } from '#lib/server/books/months';
import type { Env } from '#lib/server/settings/env';
import type { Booked, MonthSums } from '#lib/server/store/books/book-store';
import type { Store } from '#lib/server/store/store';
import { isoDayInIndia } from '#lib/shared/india';
import { placeIn } from '#lib/shared/invoice/supplier';
import {
  added,
  type Gstr1Table,
  type LedgerAmounts,
  type LedgerDocument,
  nothing,
  signOf,
} from '#lib/shared/tax/ledger-document';

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
      amounts: sumOf(own),
    };
  });
}

export interface TableTotal {
  readonly table: Gstr1Table;
  readonly rows: number;
  /** Below zero where it takes away. */
  readonly taxablePaise: number;
  readonly taxPaise: number;
}

const gstr1Tables: readonly Gstr1Table[] = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'];

/** What each table of GSTR-1 comes to; together they are what the month says. */
export async function tableTotals(
  { store, env }: Books,
  month: Month,
): Promise<readonly TableTotal[]> {
  const sums = await store.sumTables(month.from, month.before);
  return gstr1Tables.map((table) => {
    const own = sums.filter((each) => each.table === table);
    const places = new Set(own.map((each) => placeIn(each, env)));
    const rows = table === 'b2cs' ? places.size : own.reduce((sum, { many }) => sum + many, 0);
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = sumOf(own);
    return { table, rows, taxablePaise, taxPaise: cgstPaise + sgstPaise + igstPaise };
  });
}

const sumOf = (sums: readonly Pick<MonthSums, 'kind' | 'amounts'>[]) =>
  sums.reduce((sum, each) => added(sum, each.amounts, signOf(each)), nothing);
