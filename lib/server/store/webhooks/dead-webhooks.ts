/** Events that were refused for good and wait for somebody. */
import { type Kysely, sql } from 'kysely';
import { hasChanged } from '#lib/server/store/changed';
import { isParked } from '#lib/server/store/mail/leases';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';

export interface DeadWebhook {
  readonly id: string;
  readonly type: string;
  readonly reference: string;
  readonly queuedAt: number;
  readonly gaveUpAt: number;
  readonly attempts: number;
  readonly reason: string;
}

const asDead = reader<DeadWebhook>();

const mostListed = 500;

/** Refused for good, or for three days; newest first, 500 at most, without what somebody closed. */
export async function listDeadWebhooks(db: Kysely<Tables>): Promise<DeadWebhook[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select(['id', 'type', 'reference', 'queued_at', 'gave_up_at', 'attempts'])
    .select('last_error as reason')
    .where(isParked)
    .orderBy('gave_up_at', 'desc')
    .limit(mostListed)
    .$narrowType<{ gave_up_at: number; reason: string }>()
    .execute();
  return rows.map(asDead);
}

/** False where none of that id is parked. */
export function resendWebhook(db: Kysely<Tables>, id: string, now: number) {
  const fresh = { next_attempt_at: now, attempts: 0, deferred_since: null, gave_up_at: null };
  return db
    .updateTable('webhook_events')
    .set({ ...fresh, last_error: null })
    .where('id', '=', id)
    .where(isParked)
    .$call(hasChanged);
}

export const closeWebhook = (db: Kysely<Tables>, id: string, now: number) =>
  db
    .updateTable('webhook_events')
    .set({ closed_at: now, body: sql`emptied` })
    .where('id', '=', id)
    .where(isParked)
    .$call(hasChanged);
