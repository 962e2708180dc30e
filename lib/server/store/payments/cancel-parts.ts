import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';

/** What is unpaid of a request is no longer asked for. */
export const cancelParts = (tx: Kysely<Tables>, number: string, now: number) =>
  tx
    .updateTable('payment_parts')
    .set({ cancelled_at: now })
    .where('request', '=', number)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
