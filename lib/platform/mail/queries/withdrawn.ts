/** Mails that wait are withdrawn in the transaction that makes them untrue: nobody reads what no longer holds. */
import { type Kysely, sql } from 'kysely';
import { containing } from '#lib/platform/db/like';
import { changed } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { superseded } from '#lib/platform/mail/queries/outbox';

/**
 * Closes, within `tx`, the unsent mails to visitors whose topic begins with one of `topics`: those that failed too, so that
 * nobody sends them again. A mail that is being sent at this moment keeps its lease, and is marked as what becomes of it.
 * `submission`: of one alone. Returns how many there were.
 */
export async function withdrawMails(
  tx: Kysely<Tables>,
  topics: readonly string[],
  now: number,
  submission?: string,
): Promise<number> {
  if (topics.length === 0) return 0;
  return tx
    .updateTable('outbox')
    .set((row) => ({
      closed_at: now,
      gave_up_at: row.fn.coalesce('gave_up_at', row.val(now)),
      last_error: superseded,
    }))
    .where('sent_at', 'is', null)
    .where('closed_at', 'is', null)
    .where(({ or }) =>
      or(
        topics.map(
          (topic) => sql<boolean>`message_id like ${containing(`.visitor.${topic}`)} escape '\\'`,
        ),
      ),
    )
    .$if(submission !== undefined, (query) => query.where('submission_id', '=', submission ?? ''))
    .$call(changed);
}
