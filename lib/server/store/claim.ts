/** Rows that are due are each given to one caller: those that another takes at the same moment are passed over. */
import type { Kysely, RawBuilder, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';

type Claimed = 'outbox' | 'webhook_events' | 'orders' | 'refunds';

interface Due {
  readonly where: RawBuilder<boolean>;
  /** The column by which the first are chosen. */
  readonly by: 'queued_at' | 'next_check_at' | 'next_try_at';
  readonly limit: number;
}

/** An update of up to `limit` of them; what it sets is to keep others from them. */
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
