/** What one person has paid in cash: law looks at the day, and at what is paid for one thing. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';

/** The larger of the two, in paise; a person is known by address or phone. */
export async function cashTaken(
  tx: Kysely<Tables>,
  { enquiryId, request, day }: { enquiryId: string; request: string; day: string },
): Promise<number> {
  const { rows } = await sql<{ of_day: number; of_request: number }>`
    select
      coalesce(sum(case when received_on = ${day} and enquiry_id in (${samePerson(enquiryId)}) then total_paise end), 0) as of_day,
      coalesce(sum(case when request = ${request} then total_paise end), 0) as of_request
    from tax_documents
    where kind = 'invoice' and method = 'cash'
      and (request = ${request} or enquiry_id in (${samePerson(enquiryId)}))`.execute(tx);
  return Math.max(rows[0]?.of_day ?? 0, rows[0]?.of_request ?? 0);
}

const samePerson = (id: string) => sql`select other.id from enquiries as own
  join enquiries as other on other.id = own.id
    or (own.email <> '' and other.email = own.email)
    or (own.phone_key <> '' and other.phone_key = own.phone_key)
  where own.id = ${id}`;
