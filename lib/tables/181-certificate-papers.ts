import type { Kysely } from 'kysely';

/** The practical paper on which a certificate rests: its day, its percent, and whether its holder shows that. */
export async function certificatePapers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('paper_on', 'text').execute();
  await db.schema.alterTable('certificates').addColumn('paper_percent', 'integer').execute();
  await db.schema.alterTable('certificates').addColumn('shows_percent', 'integer').execute();
}
