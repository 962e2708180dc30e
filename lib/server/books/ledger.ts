/** The books of a month: every invoice and credit note, webinars' among them, and their sums. */
import type { Month } from '#lib/server/books/months';
import { webinarOf } from '#lib/server/payments/document-access';
import type { Env } from '#lib/server/settings/env';
import type { Booked, OrderSums } from '#lib/server/store/books/book-store';
import type { Store } from '#lib/server/store/store';
import { isoDayInIndia } from '#lib/shared/india';
import { stateCodeOf, supplierOf } from '#lib/shared/invoice/supplier';
import { webinarDocument } from '#lib/shared/invoice/webinar-document';
import {
  added,
  type Gstr1Table,
  type LedgerAmounts,
  type LedgerDocument,
  nothing,
} from '#lib/shared/tax/ledger-document';

export type Entry = Booked & LedgerDocument;

export interface Books {
  readonly store: Store;
  readonly env: Env;
}

/** In the order of their issue. */
export async function entriesOf({ store, env }: Books, month: Month): Promise<readonly Entry[]> {
  const { documents, orders } = await store.listLedger(month.from, month.before);
  const state = stateCodeOf(supplierOf(env));
  return [...documents, ...orders.map((order) => webinarOf(order, state))]
    .map((each) => ({ ...each, issuedOn: isoDayInIndia(each.issuedAt) }))
    .sort((one, other) => one.issuedAt - other.issuedAt || (one.number < other.number ? -1 : 1));
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
  { store, env }: Books,
  months: readonly Month[],
): Promise<readonly MonthTotal[]> {
  const oldestFirst = months.toReversed();
  const starts = [...oldestFirst.map(({ from }) => from), months[0]?.before ?? 0];
  const { documents, orders } = await store.sumMonths(starts);
  return months.map((month, back) => {
    const at = months.length - 1 - back;
    const own = documents.filter((each) => each.month === at);
    const webinars = orders.filter((each) => each.month === at);
    const many = (kind: string) =>
      own.reduce((sum, each) => sum + (each.kind === kind ? each.many : 0), 0);
    const amounts = own.reduce(
      (sum, each) => added(sum, each.amounts, each.kind === 'invoice' ? 1 : -1),
      nothing,
    );
    return {
      month,
      invoices: many('invoice') + count(webinars),
      creditNotes: many('credit-note'),
      amounts: added(amounts, webinarAmounts(webinars, env)),
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
  const { documents, orders } = await store.sumTables(month.from, month.before);
  const state = stateCodeOf(supplierOf(env));
  return gstr1Tables.map((table) => {
    const own = documents.filter((each) => each.table === table);
    const webinars = table === 'b2cs' ? orders : [];
    const places = new Set(own.map(({ placeOfSupply }) => placeOfSupply));
    if (webinars.length > 0) places.add(state);
    const amounts = own.reduce(
      (sum, each) => added(sum, each.amounts, each.kind === 'invoice' ? 1 : -1),
      webinarAmounts(webinars, env),
    );
    const rows = table === 'b2cs' ? places.size : own.reduce((sum, { many }) => sum + many, 0);
    const taxPaise = amounts.cgstPaise + amounts.sgstPaise + amounts.igstPaise;
    return { table, rows, taxablePaise: amounts.taxablePaise, taxPaise };
  });
}

const count = (orders: readonly OrderSums[]) => orders.reduce((sum, { many }) => sum + many, 0);

function webinarAmounts(orders: readonly OrderSums[], env: Env): LedgerAmounts {
  const state = stateCodeOf(supplierOf(env));
  return orders.reduce((sum, { amountPaise, many }) => {
    const paid = { title: '', paymentId: '', paidAt: 0, name: '' };
    return added(sum, webinarDocument({ ...paid, amountPaise }, state), many);
  }, nothing);
}
