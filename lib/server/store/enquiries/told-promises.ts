/** Of promises that near their end staff are told once, by whichever host sees it first. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { insertEvent } from '#lib/server/store/enquiries/enquiry-inserts';
import { insertSubmission } from '#lib/server/store/enquiries/record-submission';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { OutgoingMail, Submission } from '#lib/server/store/submissions/records';

class ToldBefore extends Error {}

/**
 * Notes of each that staff are told its promise ends, with the note and its mails, in one transaction. False, and
 * nothing is written, where one of them was told of before or is gone.
 */
export async function tellOfPromises(
  db: Kysely<Tables>,
  ids: readonly string[],
  note: Submission,
  mails: readonly OutgoingMail[],
): Promise<boolean> {
  const at = note.receivedAt;
  try {
    await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('enquiries')
        .set({ promise_told_at: at })
        .where('id', 'in', ids)
        .where('promise_told_at', 'is', null)
        .executeTakeFirst();
      if (Number(numUpdatedRows) !== ids.length) throw new ToldBefore();
      for (const id of ids) {
        const by = { kind: 'site' } as const;
        await insertEvent(tx, id, { id: randomUUID(), at, by, action: 'promise-told', detail: {} });
      }
      await insertSubmission(tx, note, mails);
    });
    return true;
  } catch (error) {
    if (error instanceof ToldBefore) return false;
    throw error;
  }
}
