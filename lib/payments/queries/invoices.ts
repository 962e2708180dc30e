/** Invoices and credit notes are numbered without gaps, in the transaction that makes the document. */

import { type Kysely, sql, type Transaction } from 'kysely';
import type { NewDocument } from '#lib/accounting/rules/invoice';
import { numberOf, placeOf, seriesOf } from '#lib/accounting/rules/invoice';
import { rowOf } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

/**
 * The next number of the series, of 16 characters at most where the prefix has four; others wait for it until `tx` ends.
 * Invoices and credit notes have a series each.
 */
async function nextNumber(tx: Kysely<Tables>, prefix: string, instant: number) {
  const series = seriesOf(instant, prefix);
  const { last } = await tx
    .insertInto('invoice_series')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last: sql<number>`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return numberOf(series, last);
}

/** From now on higher numbers than these are given; a series that is higher already stays as it is. */
export async function raiseSeries(
  db: Kysely<Tables>,
  numbers: readonly string[],
  schema?: string,
): Promise<void> {
  const highest = new Map<string, number>();
  for (const number of numbers) {
    const { series, place } = placeOf(number) ?? {};
    if (series === undefined || place === undefined) continue;
    highest.set(series, Math.max(place, highest.get(series) ?? 0));
  }
  const at = schema === undefined ? db : db.withSchema(schema);
  for (const [series, last] of highest) {
    await at
      .insertInto('invoice_series')
      .values({ series, last })
      .onConflict((conflict) =>
        conflict.column('series').doUpdateSet({ last }).where('invoice_series.last', '<', last),
      )
      .execute();
  }
}

type SetNumber = { readonly set: string } | { readonly given: string };

/** The next number to be given, unless a document bears it or a higher one of its series: `given` is the highest. */
export function setNextNumber(db: Kysely<Tables>, next: string): Promise<SetNumber> {
  return db.transaction().execute(async (tx) => {
    const { series, place } = placeOf(next) ?? {};
    if (series === undefined || !place) throw new Error(`${next} is no number of a series`);
    await raiseSeries(tx, [numberOf(series, 0)]);
    // A transaction that issues a document of the series waits for this row.
    await tx
      .updateTable('invoice_series')
      .set({ last: sql<number>`last` })
      .where('series', '=', series)
      .execute();
    const given = await highestGiven(tx, series);
    if (given >= place) return { given: numberOf(series, given) };
    await tx
      .updateTable('invoice_series')
      .set({ last: place - 1 })
      .where('series', '=', series)
      .execute();
    return { set: numberOf(series, place) };
  });
}

async function highestGiven(db: Kysely<Tables>, series: string): Promise<number> {
  const rows = await db
    .selectFrom('tax_documents')
    .select('number')
    .where('number', 'like', `${series}/%`)
    .execute();
  return Math.max(0, ...rows.map(({ number }) => placeOf(number)?.place ?? 0));
}

/** Gives the next number of each series. */
export async function nextNumbers(db: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await db.selectFrom('invoice_series').selectAll().orderBy('series').execute();
  return rows.map(({ series, last }) => numberOf(series, last + 1));
}

/** Returns its number. */
export async function insertDocument(
  tx: Transaction<Tables>,
  document: NewDocument,
  prefix: string,
): Promise<string> {
  const number = await nextNumber(tx, prefix, document.issuedAt);
  await tx
    .insertInto('tax_documents')
    .values(rowOf({ ...document, number }))
    .execute();
  return number;
}
