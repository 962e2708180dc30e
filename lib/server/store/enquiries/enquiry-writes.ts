/** What changes enquiries: an action, with all that goes along; and that staff were told of promises. */
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { EnquiryWrite } from '#lib/server/store/enquiries/enquiries';
import { columnsOf, listEvents } from '#lib/server/store/enquiries/enquiry-rows';
import { indexSearch, isSearched } from '#lib/server/store/enquiries/enquiry-search';
import { changePerson, correctPerson } from '#lib/server/store/enquiries/persons';
import { insertVacancy } from '#lib/server/store/enquiries/placement';
import { insertEvent, insertSubmission } from '#lib/server/store/enquiries/record-submission';
import { queueMails } from '#lib/server/store/mail/gate';
import type { Tables } from '#lib/server/store/migrations/schema';
import { changed, hasChanged, Undone, unlessUndone } from '#lib/server/store/statements';
import type { OutgoingMail, Submission } from '#lib/server/store/submissions/records';
import { queueWebhooks } from '#lib/server/store/webhooks/webhook-events';

/** False where the version was another one, or the enquiry is gone: nothing is written then. */
export const changeEnquiry = (db: Kysely<Tables>, write: EnquiryWrite): Promise<boolean> =>
  db.transaction().execute((tx) => changeEnquiryIn(tx, write));

/** The same within a transaction that does more. */
export async function changeEnquiryIn(
  tx: Transaction<Tables>,
  write: EnquiryWrite,
): Promise<boolean> {
  const { id, version, change, event, webhooks = [] } = write;
  let update = tx.updateTable('enquiries').set(columnsOf(change)).where('id', '=', id);
  if (version !== undefined) {
    update = update.set({ version: version + 1 }).where('version', '=', version);
  }
  if (!(await update.$call(hasChanged))) return false;
  const mails = await mailsOfChange(tx, write);
  await correctPerson(tx, id, change, event.at);
  if (change.suspicion === null) {
    await tx.updateTable('submissions').set({ suspicion: null }).where('id', '=', id).execute();
  }
  if (write.person) await changePerson(tx, id, write.person);
  if (write.vacancy) await insertVacancy(tx, id, write.vacancy);
  await insertEvent(tx, id, event);
  if (isSearched(event)) await indexSearch(tx, id);
  await queueMails(tx, id, mails, event.at);
  await queueWebhooks(tx, webhooks, event.at);
  return true;
}

/** The mails that go with a change. Its row is locked. */
async function mailsOfChange(
  tx: Transaction<Tables>,
  { id, mails = [], mailed }: EnquiryWrite,
): Promise<NonNullable<EnquiryWrite['mails']>> {
  if (!mailed) return mails;
  const before = (await listEvents(tx, id)).filter(
    ({ at, by, action }) => at >= mailed.since && by.kind === 'visitor' && action !== 'received',
  );
  return before.length < mailed.most ? mails : [];
}

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
