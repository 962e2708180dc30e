/** Invoices and credit notes get their numbers with what they are for, and follow it into the history. */
import type { Transaction } from 'kysely';
import { columnsOf } from '#lib/server/store/enquiries/enquiry-rows';
import { insertEvent } from '#lib/server/store/enquiries/record-submission';
import { queueMails } from '#lib/server/store/mail/gate';
import type { Tables } from '#lib/server/store/migrations/schema';
import { nextNumber } from '#lib/server/store/payments/invoices';
import type { Consequence } from '#lib/server/store/payments/payment-store';
import type { NewDocument } from '#lib/server/store/payments/tax-document-record';
import { rowOf } from '#lib/server/store/record-rows';
import { queueWebhooks } from '#lib/server/store/webhooks/webhook-events';

/** Returns its number. */
export async function insertDocument(
  tx: Transaction<Tables>,
  document: NewDocument,
  prefix: string,
): Promise<string> {
  const number = await nextNumber(tx, prefix, document.issuedAt);
  await tx
    .insertInto('tax_documents')
    .values(rowOf({ ...document, number }))
    .execute();
  return number;
}

/** Of an enquiry that nobody read a page of: its version stays. */
export async function follow(
  tx: Transaction<Tables>,
  enquiryId: string,
  { change, event, mails, webhooks }: Consequence,
): Promise<void> {
  if (Object.keys(change).length > 0) {
    await tx.updateTable('enquiries').set(columnsOf(change)).where('id', '=', enquiryId).execute();
  }
  await insertEvent(tx, enquiryId, event);
  await queueMails(tx, enquiryId, mails, event.at);
  await queueWebhooks(tx, webhooks, event.at);
}
