/** What members of the desk set for themselves and for each other, and the lists that they keep. */
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { storable, storableJson } from '#lib/server/store/submissions/storable';

export interface MemberSettings {
  /** Lower case. */
  readonly email: string;
  /** From 1. */
  readonly version: number;
  /** The day in India on which they are back, as 2026-11-30; empty: at work. */
  readonly awayUntil: string;
  readonly languages: readonly string[];
  /** New enquiries are dealt to them. */
  readonly dealt: boolean;
  /** The address of who set it. */
  readonly member: string;
  readonly at: number;
}

export interface DeskFilter {
  readonly id: string;
  readonly title: string;
  /** The address of whose it is; empty: everybody's. */
  readonly owner: string;
  /** The sifting as the address of the list has it: "?kind=contact&who=mine". */
  readonly sift: string;
  readonly at: number;
}

export async function listMemberSettings(db: Kysely<Tables>): Promise<MemberSettings[]> {
  const rows = await db.selectFrom('desk_members').selectAll().execute();
  return rows.map(({ away_until: awayUntil, languages, dealt, ...row }) => ({
    ...row,
    awayUntil,
    languages: JSON.parse(languages) as string[],
    dealt: dealt === 1,
  }));
}

/** False where the version before it is not the one that stands: somebody was faster. */
export async function saveMemberSettings(
  db: Kysely<Tables>,
  { email, awayUntil, languages, dealt, ...settings }: MemberSettings,
): Promise<boolean> {
  const row = {
    ...settings,
    away_until: awayUntil,
    languages: storableJson(languages),
    dealt: dealt ? 1 : 0,
  };
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

export async function saveFilter(
  db: Kysely<Tables>,
  { title, sift, ...filter }: DeskFilter,
): Promise<void> {
  await db
    .insertInto('desk_filters')
    .values({ ...filter, title: storable(title), sift: storable(sift) })
    .execute();
}

/** One's own, or everybody's. False where there is none. */
export async function removeFilter(
  db: Kysely<Tables>,
  id: string,
  owner: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('desk_filters')
    .where('id', '=', storable(id))
    .where('owner', 'in', ['', owner])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
