/** Vacancies as they are opened and forgotten, and whether a mail about a candidate of one is still true. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { changeEnquiryIn } from '#lib/enquiries/queries/changes';
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { leftOut, type NewVacancy } from '#lib/placement/rules/moves';
import { storableJson } from '#lib/platform/db/record-rows';
import type { Tables } from '#lib/platform/db/tables';
import type { Holds } from '#lib/platform/mail/schema';

/** Opens one with the change of its employer's enquiry. False, and nothing is written, where that had another version or is gone. */
export const openVacancy = (
  db: Kysely<Tables>,
  write: EnquiryWrite,
  { id, terms, at }: NewVacancy,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await changeEnquiryIn(tx, write))) return false;
    await tx
      .insertInto('vacancies')
      .values({
        id,
        enquiry_id: write.id,
        state: 'open',
        number: terms.number,
        terms: storableJson(terms),
        opened_at: at,
        ended_at: null,
        version: 1,
      })
      .execute();
    return true;
  });

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

/** Whether what a mail says of a candidate is still true; of one who has left, as far as the mail is about that. */
export async function stillHolds(
  db: Kysely<Tables>,
  { candidate, is, open, orGone }: Holds,
): Promise<boolean> {
  const row = await db
    .selectFrom('candidates')
    .innerJoin('enquiries', 'enquiries.id', 'candidates.enquiry_id')
    .innerJoin('vacancies', 'vacancies.id', 'candidates.vacancy_id')
    .selectAll('candidates')
    .select(['enquiries.outcome', 'vacancies.state as vacancy_state'])
    .where('candidates.id', '=', candidate)
    .executeTakeFirst();
  if (!row) return orGone === true;
  const hasLeft = row.state !== 'hired' && leftOut.some((each) => each === row.outcome);
  if (hasLeft) return orGone === true;
  if (open && row.vacancy_state !== 'open') return false;
  const values: Readonly<Record<string, unknown>> = row;
  return Object.entries(is).every(([column, value]) => (values[column] ?? null) === value);
}
