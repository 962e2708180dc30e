/** Numbers of tax invoices and credit notes, without gaps: given in the transaction that makes the document, or not at all. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { isoDayInIndia } from '#lib/shared/india';

/** `HOA/26-27` of an instant: a series for each financial year, April to March (CGST Rules 2017, rule 46(b)). */
export function seriesOf(instant: number, prefix: string): string {
  const [year = 0, month = 0] = isoDayInIndia(instant).split('-').map(Number);
  const begins = month < 4 ? year - 1 : year;
  const two = (each: number) => String(each % 100).padStart(2, '0');
  return `${prefix}/${two(begins)}-${two(begins + 1)}`;
}

/**
 * The next number of the series, of 16 characters at most where the prefix has four; others wait for it until `tx` ends.
 * Invoices and credit notes have a series each.
 */
export async function nextNumber(tx: Kysely<Tables>, prefix: string, instant: number) {
  const series = seriesOf(instant, prefix);
  const { last } = await tx
    .insertInto('invoice_series')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last: sql<number>`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}/${String(last).padStart(5, '0')}`;
}
