/** Vacancies as they are opened and forgotten, and whether a mail about a candidate of one is still true. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { changeEnquiryIn } from '#lib/enquiries/queries/changes';
import { indexSearch } from '#lib/enquiries/queries/search';
import type { EnquiryEvent, EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { leftOut, type NewVacancy } from '#lib/placement/rules/moves';
import { storableJson } from '#lib/platform/db/statements';
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
 * Before enquiries go. Of employers: what candidates were mailed of them goes too, for it names who to ask and where to
 * come. Of candidates: what was asked and answered about them goes from the employer's side. `which` is a condition on
 * `enquiries`.
 */
export async function forgetVacancies(tx: Transaction<Tables>, which: RawBuilder<unknown>) {
  await forgetCandidates(tx, which);
  const theirs = sql`vacancies inner join enquiries on enquiries.id = vacancies.enquiry_id`;
  await sql`delete from outbox where submission_id in (
      select candidates.enquiry_id from candidates
      where candidates.vacancy_id in (select vacancies.id from ${theirs} where ${which}))
    and exists (select 1 from ${theirs}
      where ${which} and outbox.message_id like '%.' || vacancies.id || '-%')`.execute(tx);
}

async function forgetCandidates(tx: Transaction<Tables>, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string; enquiry_id: string; employer: string }>`
    select candidates.id, candidates.enquiry_id, vacancies.enquiry_id as employer from candidates
    inner join enquiries on enquiries.id = candidates.enquiry_id
    inner join vacancies on vacancies.id = candidates.vacancy_id where ${which}`.execute(tx);
  for (const { id, enquiry_id: enquiry, employer } of rows) {
    const events = await tx
      .selectFrom('enquiry_events')
      .select(['id', 'detail'])
      .where('enquiry_id', '=', employer)
      .where('action', 'in', withText)
      .where('detail', 'like', `%${id}%`)
      .execute();
    for (const event of events) {
      const { note: _, ...detail } = JSON.parse(event.detail) as EnquiryEvent['detail'];
      await tx
        .updateTable('enquiry_events')
        .set({ detail: storableJson(detail) })
        .where('id', '=', event.id)
        .execute();
    }
    if (events.length > 0) await indexSearch(tx, employer);
    await tx
      .deleteFrom('tasks')
      .where('kind', '=', 'question')
      .where('enquiry_id', '=', employer)
      .where('detail', 'like', `%${id}%`)
      .execute();
    // An employer who was not told yet that an interview is cancelled has to be told all the same.
    await tx
      .updateTable('outbox')
      .set({ submission_id: employer })
      .where('submission_id', '=', enquiry)
      .where('message_id', 'like', `%-no-meeting-${id}-%`)
      .where('sent_at', 'is', null)
      .where('gave_up_at', 'is', null)
      .execute();
  }
}

/** Events that hold what somebody wrote about a candidate. */
const withText = ['question', 'candidate-question', 'answer-question'];

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
