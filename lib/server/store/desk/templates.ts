/** Templates of the desk, each in all its versions. */
import type { Kysely } from 'kysely';
import type { DeskTemplate } from '#lib/server/store/desk/desk-records';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader, rowOf } from '#lib/server/store/record-rows';

/** Staff write some dozens, and mend each now and then. */
const mostListed = 2_000;

const asTemplate = reader<DeskTemplate>({ yesNo: ['removed'] });

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
  return rows.map(asTemplate);
}

/** Adds a version. False where there is one of that number: somebody was faster. */
export async function saveTemplate(db: Kysely<Tables>, template: DeskTemplate): Promise<boolean> {
  const stored = await db
    .insertInto('desk_templates')
    .values(rowOf(template))
    .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
