/** How statements are asked: how many rows one finds or changed, who gets a due row, one insert compiled once. */
import type {
  CompiledQuery,
  DeleteResult,
  Insertable,
  Kysely,
  RawBuilder,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Tables } from '#lib/platform/db/tables';

interface Write {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>;
}

/** How many rows a statement changed or deleted, asked at its end: `.$call(changed)`. */
export async function changed(write: Write): Promise<number> {
  const result = await write.executeTakeFirst();
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows);
}

export const hasChanged = async (write: Write): Promise<boolean> => (await changed(write)) > 0;

/** How many rows a query finds, asked at its end: `.$call(count)`. */
export async function count<Database, Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('many'));
  const { many } = (await counted.executeTakeFirstOrThrow()) as { many: number };
  return many;
}

type Claimed = 'outbox' | 'webhook_events' | 'orders' | 'refunds';

interface Due {
  readonly where: RawBuilder<boolean>;
  /** The column by which the first are chosen. */
  readonly by: 'queued_at' | 'next_check_at' | 'next_try_at';
  readonly limit: number;
}

/**
 * An update of up to `limit` due rows, each given to one caller: those that another takes at the same moment are passed
 * over. What it sets is to keep others from them.
 */
export const claim = <Table extends Claimed>(
  db: Kysely<Tables>,
  table: Table,
  { where, by, limit }: Due,
): UpdateQueryBuilder<Tables, Table, Table, UpdateResult> =>
  db
    .with('due', (from) =>
      from
        .selectFrom<Claimed>(table)
        .select('id')
        .where(where)
        .orderBy(by)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable<Claimed>(table)
    .where('id', 'in', (row) => row.selectFrom('due').select('due.id')) as never;

/** By what speaks for an engine, then by table and columns: put together for each row, inserts took a third of a submission. */
const statements = new WeakMap<object, Map<string, CompiledQuery>>();

/**
 * Says whether the row was written: it is not where `unlessTaken` has its value in another row. Its columns are the keys
 * of `row`, none of them undefined.
 */
export async function insertRow<Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  row: Insertable<Tables[Table]>,
  unlessTaken?: keyof Tables[Table] & string,
): Promise<boolean> {
  const { adapter } = db.getExecutor();
  const known = statements.get(adapter) ?? new Map<string, CompiledQuery>();
  statements.set(adapter, known);
  const name = `${table} ${Object.keys(row).join()} ${unlessTaken ?? ''}`;
  const statement = known.get(name) ?? statementOf(db, table, row, unlessTaken);
  known.set(name, statement);
  const written = await db.executeQuery({ ...statement, parameters: Object.values(row) });
  return written.numAffectedRows !== 0n;
}

function statementOf<Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  row: Insertable<Tables[Table]>,
  unlessTaken: string | undefined,
): CompiledQuery {
  const insert = db.insertInto(table).values(row as never);
  if (unlessTaken === undefined) return insert.compile();
  return insert.onConflict((taken) => taken.column(unlessTaken as never).doNothing()).compile();
}

/** Ends a transaction that may not hold, with the reason: nothing of it is stored. */
export class Undone<Answer = unknown> extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('nothing was kept');
    this.answer = answer;
  }
}

/** The answer of the transaction, or why it was undone. */
export async function unlessUndone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
}
