/** Name, phone and address of an enquiry as they are from now on; what was not delivered goes to the new address. */
import type { Transaction } from 'kysely';
import type { EnquiryChange } from '#lib/server/store/enquiries/enquiries';
import { selectEnquiries } from '#lib/server/store/enquiries/enquiry-rows';
import { searchText } from '#lib/server/store/enquiries/enquiry-search';
import { phoneKey } from '#lib/server/store/enquiries/phone-key';
import { toVisitor } from '#lib/server/store/mail/mail-rows';
import { resendColumns } from '#lib/server/store/mail/resend';
import type { Tables } from '#lib/server/store/migrations/schema';
import { storable, storableJson } from '#lib/server/store/storable';
import type { OutgoingMail } from '#lib/server/store/submissions/records';

export async function correctPerson(
  tx: Transaction<Tables>,
  id: string,
  { name, phone, email }: EnquiryChange,
  now: number,
): Promise<void> {
  if (name === undefined && phone === undefined && email === undefined) return;
  const former = await selectEnquiries(tx).where('enquiries.id', '=', id).executeTakeFirstOrThrow();
  const person = {
    name: storable(name ?? former.name),
    phone: storable(phone ?? former.phone),
    email: storable(email ?? former.email),
  };
  await tx.updateTable('submissions').set(person).where('id', '=', id).execute();
  await tx
    .updateTable('enquiries')
    .set({
      email: person.email,
      phone_key: phoneKey(person.phone),
      search: storable(searchText({ ...former, ...person })),
    })
    .where('id', '=', id)
    .execute();
  if (email !== undefined && email !== former.email) {
    await readdress(tx, id, [former.email, person.email], now);
  }
}

/** Those to the visitor that wait or were refused; what was given up stays so. */
async function readdress(
  tx: Transaction<Tables>,
  id: string,
  [from, to]: readonly [from: string, to: string],
  now: number,
): Promise<void> {
  const rows = await tx
    .selectFrom('outbox')
    .select(['id', 'mail'])
    .where('submission_id', '=', id)
    .where('message_id', 'like', toVisitor)
    .where('sent_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute();
  for (const row of rows) {
    const mail = JSON.parse(row.mail) as OutgoingMail;
    if (mail.to.toLowerCase() !== from) continue;
    await tx
      .updateTable('outbox')
      // In no digest of whoever has the former address.
      .set({ mail: storableJson({ ...mail, to }), ...resendColumns(now), digest: null })
      .where('id', '=', row.id)
      .execute();
  }
}
