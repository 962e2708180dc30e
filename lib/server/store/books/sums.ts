/** Sums of what was issued, added up by the database. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MonthSums, TableSums } from '#lib/server/store/books/book-store';
import type { Tables } from '#lib/server/store/migrations/schema';
import { type LedgerAmounts, largePaise } from '#lib/shared/tax/ledger-document';

type Summed = LedgerAmounts & { readonly many: number };

const summed = sql.raw(`count(*) as many, sum(taxable_paise) as "taxablePaise",
  sum(cgst_paise) as "cgstPaise", sum(sgst_paise) as "sgstPaise", sum(igst_paise) as "igstPaise",
  sum(total_paise) as "totalPaise"`);

/** Sums of each month that begins at one of `starts` and ends at the next, by kind. */
export async function sumMonths(
  db: Kysely<Tables>,
  starts: readonly number[],
): Promise<readonly MonthSums[]> {
  const [from = 0, end = 0] = [starts[0], starts.at(-1)];
  const { rows } = await sql<Summed & Pick<MonthSums, 'month' | 'kind'>>`
    select ${monthOf(starts)} as month, kind, ${summed} from tax_documents
    where kind in ('invoice', 'credit-note') and issued_at >= ${from} and issued_at < ${end}
    group by 1, 2`.execute(db);
  return rows.map(({ month, kind, many, ...amounts }) => ({ month, kind, many, amounts }));
}

/** Sums of what was issued in between, as GSTR-1 has it. */
export async function sumTables(
  db: Kysely<Tables>,
  from: number,
  before: number,
): Promise<readonly TableSums[]> {
  // As tableOf in lib/shared/tax says it; tests/server/store/books/books.test.ts holds the two together.
  const whole = sql`case kind when 'invoice' then total_paise else coalesce((select invoice.total_paise
    from tax_documents as invoice where invoice.number = tax_documents.of_invoice), 0) end`;
  const note = sql`kind = 'credit-note'`;
  const { rows } = await sql<Summed & Pick<TableSums, 'table' | 'placeOfSupply' | 'kind'>>`
    select case when gstin <> '' then case when ${note} then 'cdnr' else 'b2b' end
      when igst_paise = 0 or ${whole} <= ${sql.lit(largePaise)} then 'b2cs'
      when ${note} then 'cdnur' else 'b2cl' end as "table",
      place_of_supply as "placeOfSupply", kind, ${summed}
    from tax_documents where issued_at >= ${from} and issued_at < ${before}
    group by 1, 2, 3`.execute(db);
  return rows.map(({ table, placeOfSupply, kind, many, ...amounts }) => ({
    table,
    placeOfSupply,
    kind,
    many,
    amounts,
  }));
}

/** From 0; the last of `starts` ends the last month. */
function monthOf(starts: readonly number[]): RawBuilder<number> {
  const steps = starts
    .slice(1, -1)
    .map((start, at) => sql`when issued_at < ${sql.lit(start)} then ${sql.lit(at)}`);
  const last = sql.lit(Math.max(0, starts.length - 2));
  if (steps.length === 0) return sql<number>`${last}`;
  return sql<number>`case ${sql.join(steps, sql` `)} else ${last} end`;
}
