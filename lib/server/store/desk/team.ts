/** What members of the desk set for themselves and for each other, and the lists that they keep. */
import type { Kysely } from 'kysely';
import { hasChanged } from '#lib/server/store/changed';
import type { DeskFilter, MemberSettings } from '#lib/server/store/desk/desk-records';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader, rowOf } from '#lib/server/store/record-rows';
import { storable } from '#lib/server/store/storable';

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
