/** Of promises that near their end staff are told once, by whichever host sees it first. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { changed } from '#lib/server/store/changed';
import { insertEvent } from '#lib/server/store/enquiries/enquiry-inserts';
import { insertSubmission } from '#lib/server/store/enquiries/record-submission';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { OutgoingMail, Submission } from '#lib/server/store/submissions/records';
import { Undone, unlessUndone } from '#lib/server/store/undone';

/**
 * Notes of each that staff are told its promise ends, with the note and its mails, in one transaction. False, and
 * nothing is written, where one of them was told of before or is gone.
 */
export function tellOfPromises(
  db: Kysely<Tables>,
  ids: readonly string[],
  note: Submission,
  mails: readonly OutgoingMail[],
): Promise<boolean> {
  const at = note.receivedAt;
  return unlessUndone<boolean>(
    db.transaction().execute(async (tx) => {
      const told = await tx
        .updateTable('enquiries')
        .set({ promise_told_at: at })
        .where('id', 'in', ids)
        .where('promise_told_at', 'is', null)
        .$call(changed);
      if (told !== ids.length) throw new Undone(false);
      for (const id of ids) {
        const by = { kind: 'site' } as const;
        await insertEvent(tx, id, { id: randomUUID(), at, by, action: 'promise-told', detail: {} });
      }
      await insertSubmission(tx, note, mails);
      return true;
    }),
  );
}
