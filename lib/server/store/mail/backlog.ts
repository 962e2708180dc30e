/** What waits in the outbox. */
import { type Kysely, sql } from 'kysely';
import { isParked } from '#lib/server/store/mail/leases';
import { toVisitor } from '#lib/server/store/mail/mail-rows';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { Backlog } from '#lib/server/store/submissions/records';

/** A delay that was planned is no backlog: such a mail grows old from the end of it. */
const dueSince = (now: number) => sql<number | null>`case when not_before is null then queued_at
  when not_before <= ${now} then not_before end`;

export async function backlog(db: Kysely<Tables>, now: number): Promise<Backlog> {
  const row = await db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('gave_up_at', 'is', null).as('waiting'),
      fn
        .countAll<number>()
        .filterWhere(isParked)
        .filterWhere('message_id', 'not like', toVisitor)
        .as('parked'),
      fn
        .countAll<number>()
        .filterWhere(isParked)
        .filterWhere('message_id', 'like', toVisitor)
        .as('parkedToVisitors'),
      fn.min<number | null>(dueSince(now)).filterWhere('gave_up_at', 'is', null).as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    waiting: row.waiting,
    parked: row.parked,
    parkedToVisitors: row.parkedToVisitors,
    oldestSeconds: Math.max(0, Math.floor((now - (row.oldest ?? now)) / 1000)),
  };
}
