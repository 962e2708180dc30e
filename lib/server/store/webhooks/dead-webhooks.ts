/** Events that were refused for good and wait for somebody. */
import { type Kysely, sql } from 'kysely';
import { hasChanged } from '#lib/server/store/changed';
import type { Tables } from '#lib/server/store/migrations/schema';

export interface DeadWebhook {
  readonly id: string;
  readonly type: string;
  readonly reference: string;
  readonly queuedAt: number;
  readonly gaveUpAt: number;
  readonly attempts: number;
  readonly reason: string;
}

const mostListed = 500;

const parked = sql<boolean>`sent_at is null and gave_up_at is not null and closed_at is null`;

/** Refused for good, or for three days; newest first, 500 at most, without what somebody closed. */
export async function listDeadWebhooks(db: Kysely<Tables>): Promise<DeadWebhook[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .selectAll()
    .where(parked)
    .orderBy('gave_up_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    reference: row.reference,
    queuedAt: row.queued_at,
    gaveUpAt: row.gave_up_at ?? row.queued_at,
    attempts: row.attempts,
    reason: row.last_error ?? '',
  }));
}

/** False where none of that id is parked. */
export function resendWebhook(db: Kysely<Tables>, id: string, now: number) {
  const fresh = { next_attempt_at: now, attempts: 0, deferred_since: null, gave_up_at: null };
  return db
    .updateTable('webhook_events')
    .set({ ...fresh, last_error: null })
    .where('id', '=', id)
    .where(parked)
    .$call(hasChanged);
}

export const closeWebhook = (db: Kysely<Tables>, id: string, now: number) =>
  db
    .updateTable('webhook_events')
    .set({ closed_at: now, body: sql`emptied` })
    .where('id', '=', id)
    .where(parked)
    .$call(hasChanged);
