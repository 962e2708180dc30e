import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Submission } from '#lib/enquiries/submission';
import type { Answer } from '#lib/forms/schema';
import { factsOf, packFacts } from '#lib/placement/rules/facts';
import type { NewVacancy } from '#lib/placement/rules/moves';
import { storable, storableJson } from '#lib/platform/db/record-rows';
import type { Tables } from '#lib/platform/db/tables';

/** The ids of applications of which nothing is kept for ranking yet. */
export async function listUnderived(db: Kysely<Tables>): Promise<string[]> {
  const { rows: counts } = await sql<{ all: number; derived: number }>`select
    (select count(*) from enquiries where kind = 'application') as "all",
    (select count(*) from application_facts) as "derived"`.execute(db);
  if (counts.every(({ all, derived }) => all === derived)) return [];
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('application_facts', 'application_facts.id', 'enquiries.id')
    .select('enquiries.id')
    .where('enquiries.kind', '=', 'application')
    .where('application_facts.id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps what these say of the criteria. */
export async function deriveFacts(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('enquiries', 'enquiries.id', 'submissions.id')
    .select(['submissions.id', 'enquiries.received_at', 'transcript'])
    .where('submissions.id', 'in', [...ids])
    .execute();
  const applications = rows.map(({ id, received_at: receivedAt, transcript }) => ({
    id,
    receivedAt,
    transcript: JSON.parse(transcript) as Answer[],
  }));
  await keepFacts(db, applications);
}

type Application = Pick<Submission, 'id' | 'receivedAt' | 'transcript'>;

/** Of enquiries that are kept already. */
export async function keepFacts(db: Kysely<Tables>, applications: readonly Application[]) {
  if (applications.length === 0) return;
  const rows = applications.map(({ id, receivedAt, transcript }) => ({
    id,
    received_at: receivedAt,
    facts: storable(packFacts(factsOf(transcript))),
  }));
  await db
    .insertInto('application_facts')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

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
