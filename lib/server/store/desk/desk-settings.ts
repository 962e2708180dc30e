/** What members of the desk set: their own settings, filters and templates. */
import type { Kysely } from 'kysely';
import type { DeskFilter, DeskTemplate, MemberSettings } from '#lib/server/store/desk/desk-records';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader, rowOf, storable } from '#lib/server/store/record-rows';
import { hasChanged } from '#lib/server/store/statements';

const asSettings = reader<MemberSettings>({ json: ['languages'], yesNo: ['dealt'] });

export async function listMemberSettings(db: Kysely<Tables>): Promise<MemberSettings[]> {
  const rows = await db.selectFrom('desk_members').selectAll().execute();
  return rows.map(asSettings);
}

/** False where the version before it is not the one that stands: somebody was faster. */
export async function saveMemberSettings(db: Kysely<Tables>, settings: MemberSettings) {
  const { email, ...row } = rowOf(settings);
  const stored = await db
    .insertInto('desk_members')
    .values({ email, ...row })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(row)
        .where('desk_members.version', '=', settings.version - 1),
    )
    .returning('email')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Of whoever left the desk neither settings nor own lists are kept. */
export function forgetMembers(db: Kysely<Tables>, members: readonly string[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('desk_members').where('email', 'not in', members).execute();
    await tx
      .deleteFrom('desk_filters')
      .where('owner', 'not in', ['', ...members])
      .execute();
  });
}

/** Each keeps a handful. */
const mostListed = 200;

/** A member's own and everybody's, by title. */
export const listFilters = (db: Kysely<Tables>, owner: string): Promise<DeskFilter[]> =>
  db
    .selectFrom('desk_filters')
    .selectAll()
    .where('owner', 'in', ['', owner])
    .orderBy('title')
    .orderBy('id')
    .limit(mostListed)
    .execute();

export async function saveFilter(db: Kysely<Tables>, filter: DeskFilter): Promise<void> {
  await db.insertInto('desk_filters').values(rowOf(filter)).execute();
}

/** One's own, or everybody's. False where there is none. */
export const removeFilter = (db: Kysely<Tables>, id: string, owner: string): Promise<boolean> =>
  db
    .deleteFrom('desk_filters')
    .where('id', '=', storable(id))
    .where('owner', 'in', ['', owner])
    .$call(hasChanged);

/** Staff write some dozens, and mend each now and then. */
const mostTemplates = 2_000;

const asTemplate = reader<DeskTemplate>({ yesNo: ['removed'] });

/** Every version, by title, the newest of each first. */
export async function listTemplates(db: Kysely<Tables>): Promise<DeskTemplate[]> {
  const rows = await db
    .selectFrom('desk_templates')
    .selectAll()
    .orderBy('title')
    .orderBy('id')
    .orderBy('version', 'desc')
    .limit(mostTemplates)
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
