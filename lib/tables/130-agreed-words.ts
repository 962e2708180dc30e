import type { Kysely } from 'kysely';

/** The post as a candidate agreed to it, so that a change of it can be distinguished from better pay or a corrected spelling. */
export async function agreedWords(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('candidates').addColumn('agreed', 'text').execute();
}
