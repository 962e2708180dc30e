/** Commands that back up, restore or move need its tables, its erasures, and the numbers of its documents. */
import { type Kysely, sql } from 'kysely';
import { numberOf } from '#lib/accounting/rules/invoice';
import { nextNumbers, raiseSeries } from '#lib/payments/queries/invoices';
import type { Both, StoreContents } from '#lib/platform/backup/contents';
import type { StorePlace } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';
import {
  knownErasures,
  knownErasuresOf,
  repeatErasures,
} from '#lib/privacy/queries/repeat-erasures';
import { openStore } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { migrations } from '#lib/tables/migrations';

export const storeContents: StoreContents<LeftBehind> = {
  migrations,
  migrate: (db, engine) => migrate(db, engine),
  async readErasures(dataDir, present) {
    const known = await (present ? knownErasuresOf(present, dataDir) : knownErasures(dataDir));
    return (db, engine, now) => repeatErasures(db, engine, known, now);
  },
  takeOver: takeOverNumbers,
  nextNumbers,
  newestAt,
};

async function newestAt(place: StorePlace, now: number): Promise<number | undefined> {
  const store = await openStore(place);
  try {
    await store.probe(now);
    const [newest] = await store.listLeads({}, 1);
    return newest?.receivedAt;
  } finally {
    await store.close();
  }
}

/** The restored store lacks these rows of the one that is put aside. */
export interface LeftBehind {
  /** Numbers of documents that were issued, in their order. */
  readonly invoices: readonly string[];
  readonly creditNotes: readonly string[];
  readonly payments: number;
  readonly placements: number;
  readonly submissions: number;
}

/**
 * Raises each series of the restored store above every number that the former one has given: a number is never given to
 * two buyers. Gives what is left behind, unless the former store is of a release whose tables cannot tell.
 * Throws what the engine throws where it cannot be read.
 */
async function takeOverNumbers(db: Kysely<Tables>, both: Both): Promise<LeftBehind | undefined> {
  await raiseSeries(db, await lastIn(db, both.former), both.restored);
  try {
    const given = await numbersIn(db, both.former);
    await raiseSeries(
      db,
      given.map(({ number }) => number),
      both.restored,
    );
    return await leftBehind(db, both, given);
  } catch {
    return undefined;
  }
}

interface Given {
  readonly number: string;
  readonly kind: string;
}

async function leftBehind(
  db: Kysely<Tables>,
  both: Both,
  given: readonly Given[],
): Promise<LeftBehind> {
  const here = new Set((await numbersIn(db, both.restored)).map(({ number }) => number));
  const gone = given.filter(({ number }) => !here.has(number));
  const numbersOf = (kind: string) =>
    [...new Set(gone.filter((each) => each.kind === kind).map(({ number }) => number))].sort();
  const ofEditions = await countGone(
    db,
    both,
    'orders',
    'id',
    "state = 'paid' and request is null",
  );
  const ofParts = await countGone(db, both, 'payment_parts', 'id', 'paid_at is not null');
  const strays = await countGone(db, both, 'stray_payments', 'payment', 'true');
  return {
    invoices: numbersOf('invoice'),
    creditNotes: numbersOf('credit-note'),
    payments: ofEditions + ofParts + strays,
    placements: await countGone(db, both, 'candidates', 'id', "state = 'hired'"),
    submissions: await countGone(db, both, 'submissions', 'id', "email <> ''"),
  };
}

/** An order bears its number also where there is no document, for a supplier without a GSTIN. */
async function numbersIn(db: Kysely<Tables>, schema: string): Promise<readonly Given[]> {
  const { rows } = await sql<Given>`
    select number, kind from ${sql.table(`${schema}.tax_documents`)}
    union select invoice_number as number, 'invoice' as kind from ${sql.table(`${schema}.orders`)}
      where invoice_number is not null`.execute(db);
  return rows;
}

/** The last number of each series, whether or not its document is still there. */
async function lastIn(db: Kysely<Tables>, schema: string): Promise<readonly string[]> {
  const { rows } = await sql<{ series: string; last: number }>`
    select series, last from ${sql.table(`${schema}.invoice_series`)} where last > 0`.execute(db);
  return rows.map(({ series, last }) => numberOf(series, last));
}

/** Rows for which `condition` holds there and not here; it names columns of `table` alone. */
async function countGone(
  db: Kysely<Tables>,
  { former, restored }: Both,
  table: keyof Tables,
  key: string,
  condition: string,
): Promise<number> {
  const those = (schema: string) =>
    sql`select ${sql.ref(key)} from ${sql.table(`${schema}.${table}`)} where ${sql.raw(condition)}`;
  const { rows } = await sql<{ many: number }>`
    select count(*) as many from (${those(former)} except ${those(restored)}) as gone`.execute(db);
  return Number(rows[0]?.many);
}
