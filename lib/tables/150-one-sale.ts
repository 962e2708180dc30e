import { type Kysely, sql } from 'kysely';
import { editions } from '#data/webinars';
import type { Database } from '#lib/platform/db/database';
import { rowOf } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { isoDayInIndia } from '#lib/platform/values/india';

const erased = 'erased on request';

/** The rate and the code of service of every webinar that was sold before this migration. */
const gstPercent = 18;
const sac = '999293';

interface PaidOrder {
  readonly number: string;
  readonly edition: string;
  readonly payment_id: string;
  readonly changed_at: number;
  readonly amount_paise: number;
  readonly name: string;
  readonly enquiry: string | null;
}

/** A webinar is sold as a training is: with a document in the ledger, and an order says nothing that only the other has. */
export async function oneSale(db: Kysely<unknown>, engine: Database['engine']): Promise<void> {
  await documentWebinars(db);
  await emptyParts(db, engine);
}

/**
 * Paid orders that had only the number of an invoice get the invoice itself, with the amounts that were computed from the order
 * until now. Their place of supply stays empty, which means the supplier's own State: a migration does not know the GSTIN of
 * the site.
 */
async function documentWebinars(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PaidOrder>`
    select invoice_number as number, edition, payment_id, changed_at, amount_paise, name,
      (select id from submissions where submissions.id = orders.id) as enquiry
    from orders where invoice_number is not null and request is null and state = 'paid'
      and not exists (select 1 from tax_documents where number = orders.invoice_number)`.execute(
    db,
  );
  for (const { number, edition, payment_id, changed_at, amount_paise, name, enquiry } of rows) {
    const { title } = editions.find(({ id }) => id === edition) ?? editions[0];
    const taxablePaise = Math.round((amount_paise * 100) / (100 + gstPercent));
    const gstPaise = amount_paise - taxablePaise;
    const sgstPaise = Math.floor(gstPaise / 2);
    const document = {
      kind: 'invoice' as const,
      issuedAt: changed_at,
      receivedOn: isoDayInIndia(changed_at),
      name: name === erased ? '' : name,
      ...{ address: '', gstin: '', state: '', placeOfSupply: '' },
      lines: [
        {
          code: 'webinar',
          label: `Live webinar: ${title}`,
          sac,
          feePaise: taxablePaise,
          discountPaise: 0,
          taxablePaise,
        },
      ],
      ...{ taxablePaise, cgstPaise: gstPaise - sgstPaise, sgstPaise, igstPaise: 0 },
      totalPaise: amount_paise,
      method: 'razorpay' as const,
      payment: payment_id,
      ...{ reason: '', reference: '' },
    };
    await (db as Kysely<Tables>)
      .insertInto('tax_documents')
      .values({ ...rowOf(document), number, enquiry_id: enquiry })
      .execute();
  }
}

const registrant = ['edition', 'name', 'email', 'phone', 'accounting_exp', 'preferred_lang'];

/** An order for a part of a request has no registrant: its columns were empty texts, and are null from now on. */
async function emptyParts(db: Kysely<unknown>, engine: Database['engine']): Promise<void> {
  const table = db.schema.alterTable('orders');
  if (engine === 'postgres') {
    for (const name of registrant)
      await table.alterColumn(name, (to) => to.dropNotNull()).execute();
  } else {
    await db.schema.dropIndex('orders_edition').execute();
    for (const name of registrant) {
      await table.addColumn('nullable', 'text').execute();
      await sql`update orders set nullable = ${sql.ref(name)}`.execute(db);
      await table.dropColumn(name).execute();
      await table.renameColumn('nullable', name).execute();
    }
    const index = db.schema.createIndex('orders_edition').on('orders');
    await index.columns(['edition', 'state']).execute();
  }
  const nulls = sql.join(registrant.map((name) => sql`${sql.ref(name)} = null`));
  await sql`update orders set ${nulls} where request is not null`.execute(db);
}
