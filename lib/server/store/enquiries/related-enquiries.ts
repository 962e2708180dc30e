/** The enquiries of one person. */
import { type Kysely, sql } from 'kysely';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { asEnquiry, selectEnquiries } from '#lib/server/store/enquiries/enquiry-rows';
import { personFilter, type Who } from '#lib/server/store/erasure/person-filter';
import { phoneKey } from '#lib/server/store/erasure/phone-key';
import type { Tables } from '#lib/server/store/migrations/schema';

const mostRelated = 50;

export async function listRelated(db: Kysely<Tables>, id: string): Promise<Enquiry[]> {
  const own = await selectEnquiries(db).where('enquiries.id', '=', id).executeTakeFirst();
  if (!own) return [];
  const key = phoneKey(own.phone);
  const rows = await selectEnquiries(db)
    .where('enquiries.id', '!=', id)
    .where((row) =>
      row.or([
        ...(own.email ? [row('enquiries.email', '=', own.email)] : []),
        ...(key ? [sql<boolean>`(phone_key <> '' and phone_key = ${key})`] : []),
        sql<boolean>`1 = 0`,
      ]),
    )
    .orderBy('enquiries.received_at', 'desc')
    .limit(mostRelated)
    .execute();
  return rows.map(asEnquiry);
}

export async function listEnquiriesOf(db: Kysely<Tables>, who: Who): Promise<Enquiry[]> {
  const matches = db.selectFrom('submissions').select('id').where(personFilter(who).submissions);
  const rows = await selectEnquiries(db)
    .where('enquiries.id', 'in', matches)
    .orderBy('enquiries.received_at', 'desc')
    .execute();
  return rows.map(asEnquiry);
}
