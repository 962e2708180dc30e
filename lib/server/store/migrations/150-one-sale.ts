import { type Kysely, sql } from 'kysely';
import { editions } from '#data/webinars';
import type { Tables } from '#lib/server/store/migrations/schema';
import { rowOf } from '#lib/server/store/record-rows';
import { erased } from '#lib/server/store/submissions/digest-mentions';
import { webinarDocument } from '#lib/shared/invoice/webinar-document';

interface PaidOrder {
  readonly number: string;
  readonly edition: string;
  readonly payment_id: string;
  readonly changed_at: number;
  readonly amount_paise: number;
  readonly name: string;
  readonly enquiry: string | null;
}

/**
 * A webinar is sold as a training is. Paid orders that had only the number of an invoice get the invoice itself, with the
 * amounts that were computed from the order until now. Their place of supply stays empty, which means the supplier's own
 * State: a migration does not know the GSTIN of the site.
 */
export async function oneSale(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PaidOrder>`
    select invoice_number as number, edition, payment_id, changed_at, amount_paise, name,
      (select id from submissions where submissions.id = orders.id) as enquiry
    from orders where invoice_number is not null and request is null and state = 'paid'
      and not exists (select 1 from tax_documents where number = orders.invoice_number)`.execute(
    db,
  );
  for (const { number, edition, payment_id, changed_at, amount_paise, name, enquiry } of rows) {
    const document = webinarDocument(
      {
        title: (editions.find(({ id }) => id === edition) ?? editions[0]).title,
        amountPaise: amount_paise,
        paymentId: payment_id,
        paidAt: changed_at,
        name: name === erased ? '' : name,
      },
      '',
    );
    await (db as Kysely<Tables>)
      .insertInto('tax_documents')
      .values({ ...rowOf(document), number, enquiry_id: enquiry })
      .execute();
  }
}
