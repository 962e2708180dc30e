import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';

/** What somebody sent, paid or was given. A site that only started leaves nothing in these. */
const kept = [
  'submissions',
  'browser_drafts',
  'drafts',
  'orders',
  'payment_events',
  'certificates',
  'session_plans',
  'batches',
  'continuations',
  'payment_requests',
  'tax_documents',
] as const satisfies readonly (keyof Tables)[];

/** The first of them that is not empty. */
export async function firstUsed(db: Kysely<Tables>): Promise<string | undefined> {
  for (const table of kept) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

/** Two stores cannot be mixed. */
export class TargetUsed extends Error {
  constructor(table: string) {
    super(`The place to move to holds ${table} already: a move needs an empty one.`);
  }
}
