/** Templates of the desk, each in all its versions. */
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { storable } from '#lib/server/store/submissions/storable';

export interface DeskTemplate {
  readonly id: string;
  /** From 1. */
  readonly version: number;
  readonly title: string;
  /** Of an enquiry; empty: of any. */
  readonly kind: string;
  readonly language: string;
  readonly body: string;
  /** The address of who wrote this version. */
  readonly member: string;
  readonly at: number;
  readonly removed: boolean;
}

/** Staff write some dozens, and mend each now and then. */
const mostListed = 2_000;

/** Every version, by title, the newest of each first. */
export async function listTemplates(db: Kysely<Tables>): Promise<DeskTemplate[]> {
  const rows = await db
    .selectFrom('desk_templates')
    .selectAll()
    .orderBy('title')
    .orderBy('id')
    .orderBy('version', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({ ...row, removed: row.removed === 1 }));
}

/** Adds a version. False where there is one of that number: somebody was faster. */
export async function saveTemplate(
  db: Kysely<Tables>,
  { removed, title, body, ...template }: DeskTemplate,
): Promise<boolean> {
  const stored = await db
    .insertInto('desk_templates')
    .values({
      ...template,
      title: storable(title),
      body: storable(body),
      removed: removed ? 1 : 0,
    })
    .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
