/** A vacancy is opened by the desk's action, and goes with the employer's enquiry. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { NewVacancy } from '#lib/server/store/placement/new-vacancy';
import { storableJson } from '#lib/server/store/storable';

/** In the transaction of the desk's action. */
export const insertVacancy = (
  tx: Transaction<Tables>,
  enquiryId: string,
  { id, terms, at }: NewVacancy,
) =>
  tx
    .insertInto('vacancies')
    .values({
      id,
      enquiry_id: enquiryId,
      state: 'open',
      number: terms.number,
      terms: storableJson(terms),
      opened_at: at,
      ended_at: null,
      version: 1,
    })
    .execute();

/**
 * Before employers' enquiries go: what candidates were mailed of them goes too, for it names who to ask and where to
 * come. `which` is a condition on `enquiries`.
 */
export async function forgetVacancies(tx: Transaction<Tables>, which: RawBuilder<unknown>) {
  const theirs = sql`vacancies inner join enquiries on enquiries.id = vacancies.enquiry_id`;
  await sql`delete from outbox where submission_id in (
      select candidates.enquiry_id from candidates
      where candidates.vacancy_id in (select vacancies.id from ${theirs} where ${which}))
    and exists (select 1 from ${theirs}
      where ${which} and outbox.message_id like '%.' || vacancies.id || '-%')`.execute(tx);
}
