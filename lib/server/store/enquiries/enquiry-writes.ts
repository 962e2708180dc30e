import type { Kysely, Transaction } from 'kysely';
import { hasChanged } from '#lib/server/store/changed';
import type { EnquiryWrite } from '#lib/server/store/enquiries/enquiries';
import { columnsOf } from '#lib/server/store/enquiries/enquiry-changes';
import { insertEvent } from '#lib/server/store/enquiries/enquiry-inserts';
import { listEvents } from '#lib/server/store/enquiries/enquiry-rows';
import { correctPerson } from '#lib/server/store/enquiries/person-correction';
import { changePerson } from '#lib/server/store/enquiries/persons';
import { indexSearch, isSearched } from '#lib/server/store/enquiries/search-index';
import { insertVacancy } from '#lib/server/store/enquiries/vacancies';
import { queueMails } from '#lib/server/store/mail/gate';
import type { Tables } from '#lib/server/store/migrations/schema';
import { queueWebhooks } from '#lib/server/store/webhooks/webhook-queue';

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
