/** Invoices and credit notes get their numbers with what they are for, and follow it into the history. */
import type { Transaction } from 'kysely';
import { columnsOf } from '#lib/server/store/enquiries/enquiry-changes';
import { insertEvent } from '#lib/server/store/enquiries/enquiry-inserts';
import type { Tables } from '#lib/server/store/migrations/schema';
import { nextNumber } from '#lib/server/store/payments/invoices';
import type { Consequence } from '#lib/server/store/payments/payment-store';
import type { NewDocument } from '#lib/server/store/payments/tax-document';
import { storable, storableJson } from '#lib/server/store/submissions/storable';
import { queueMails } from '#lib/server/store/submissions/submissions';
import { queueWebhooks } from '#lib/server/store/webhooks/webhook-queue';

/** Returns its number. */
export async function insertDocument(
  tx: Transaction<Tables>,
  document: NewDocument,
  prefix: string,
): Promise<string> {
  const number = await nextNumber(tx, prefix, document.issuedAt);
  await tx
    .insertInto('tax_documents')
    .values({
      number,
      kind: document.kind,
      of_invoice: document.ofInvoice ?? null,
      request: document.request ?? null,
      part: document.part ?? null,
      enquiry_id: document.enquiryId ?? null,
      reference: document.reference,
      issued_at: document.issuedAt,
      received_on: document.receivedOn,
      name: storable(document.name),
      address: storable(document.address),
      gstin: document.gstin,
      state: document.state,
      place_of_supply: document.placeOfSupply,
      lines: storableJson(document.lines),
      taxable_paise: document.taxablePaise,
      cgst_paise: document.cgstPaise,
      sgst_paise: document.sgstPaise,
      igst_paise: document.igstPaise,
      total_paise: document.totalPaise,
      method: document.method,
      payment: storable(document.payment),
      reason: storable(document.reason),
    })
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
