import { type Kysely, sql } from 'kysely';
import type { Submission } from '#lib/enquiries/schema/submission';
import type { Answer } from '#lib/forms/schema';
import { factsOf, packFacts } from '#lib/placement/rules/facts';
import { storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

/** The ids of applications without stored ranking data. */
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
  await storeFacts(db, applications);
}

type Application = Pick<Submission, 'id' | 'receivedAt' | 'transcript'>;

/** The stored facts of these enquiries. */
export async function storeFacts(db: Kysely<Tables>, applications: readonly Application[]) {
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
