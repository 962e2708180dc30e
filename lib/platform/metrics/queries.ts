import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';
import { byEngine, defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { count } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { hasFailed, role } from '#lib/platform/mail/queries/outbox';

interface MailCount {
  readonly to: 'staff' | 'visitor';
  readonly state: 'waiting' | 'sent' | 'parked' | 'closed';
  readonly many: number;
}

export interface Metrics {
  readonly submissions: Readonly<Record<string, number>>;
  readonly mails: readonly MailCount[];
  /** Waiting mails that were queued before each of the instants asked for. */
  readonly waitingSince: readonly number[];
  /** Enquiries with an open promise, and of these the ones due today and the overdue ones. */
  readonly promises: { readonly open: number; readonly due: number; readonly overdue: number };
  /** Events for the other system that were refused for good and not closed. */
  readonly deadEvents: number;
  readonly storeBytes: number;
  /** When the newest submission came; 0 where there is none. Epoch milliseconds. */
  readonly newestAt: number;
}

/** `before`: instants of mails' ages; `endOfDay` ends what is due today. Epoch milliseconds. */
async function metrics(
  db: Kysely<Tables>,
  engine: Database['engine'],
  now: number,
  endOfDay: number,
  before: readonly number[],
): Promise<Metrics> {
  const kinds = await db
    .selectFrom('submissions')
    .select(
      ({ fn }) =>
        [
          'kind',
          fn.countAll<number>().as('many'),
          fn.max<number>('received_at').as('newest'),
        ] as const,
    )
    .groupBy('kind')
    .execute();
  const { rows: mails } = await sql<MailCount>`
    select ${role} as "to",
      case when sent_at is not null then 'sent' when closed_at is not null then 'closed'
        when gave_up_at is not null then 'parked' else 'waiting' end as state,
      count(*) as many
    from outbox group by 1, 2`.execute(db);
  const waitingSince = before.map((instant) =>
    db
      .selectFrom('outbox')
      .where('sent_at', 'is', null)
      .where('gave_up_at', 'is', null)
      .where('queued_at', '<', instant)
      .$call(count),
  );
  const { rows: promised } = await sql<Metrics['promises']>`
    select count(*) as open,
      coalesce(sum(case when promised_by >= ${now} and promised_by < ${endOfDay} then 1 else 0 end), 0) as due,
      coalesce(sum(case when promised_by < ${now} then 1 else 0 end), 0) as overdue
    from enquiries where kept_at is null and done_at is null and suspicious = 0`.execute(db);
  const [promises] = promised as [Metrics['promises']];
  const deadEvents = await db.selectFrom('webhook_events').where(hasFailed).$call(count);
  return {
    deadEvents,
    submissions: Object.fromEntries(kinds.map(({ kind, many }) => [kind, many])),
    mails,
    waitingSince: await Promise.all(waitingSince),
    promises,
    storeBytes: await sizeOf(db, engine),
    newestAt: Math.max(0, ...kinds.map(({ newest }) => newest)),
  };
}

async function sizeOf(db: Kysely<Tables>, engine: Database['engine']): Promise<number> {
  const { rows } =
    engine === 'postgres'
      ? await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db)
      : await sql<{
          size: number;
        }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`.execute(
          db,
        );
  return rows[0]?.size ?? 0;
}

export const metricsQueries = defineQueries('metrics', {
  metrics: byEngine(metrics),
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof metricsQueries> {}
}
