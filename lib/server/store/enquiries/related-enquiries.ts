/** The enquiries of one person. */
import type { Kysely } from 'kysely';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { asEnquiry, selectEnquiries } from '#lib/server/store/enquiries/enquiry-rows';
import { personFilter, type Who } from '#lib/server/store/enquiries/person-filter';
import { ofPerson } from '#lib/server/store/enquiries/persons';
import type { Tables } from '#lib/server/store/migrations/schema';

const mostRelated = 50;

/** Others of the same phone or e-mail, and of whom staff said that it is the same person: newest first, 50 at most; suspicious ones included. */
export async function listRelated(db: Kysely<Tables>, id: string): Promise<Enquiry[]> {
  const { condition, isNobody } = await ofPerson(db, id);
  if (isNobody) return [];
  const rows = await selectEnquiries(db)
    .where('enquiries.id', '!=', id)
    .where(condition)
    .orderBy('enquiries.received_at', 'desc')
    .limit(mostRelated)
    .execute();
  return rows.map(asEnquiry);
}

/** Suspicious ones included, newest first. */
export async function listEnquiriesOf(db: Kysely<Tables>, who: Who | readonly Who[]) {
  const matches = db.selectFrom('submissions').select('id').where(personFilter(who).submissions);
  const rows = await selectEnquiries(db)
    .where('enquiries.id', 'in', matches)
    .orderBy('enquiries.received_at', 'desc')
    .execute();
  return rows.map(asEnquiry);
}
