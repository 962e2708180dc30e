/** The sessions of members signed in to the desk, known by the hashes of their tokens. */
import type { Kysely, Transaction } from 'kysely';
import { changed } from '#lib/server/store/changed';
import type { DeskSession } from '#lib/server/store/desk/desk-records';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader, rowOf } from '#lib/server/store/record-rows';

export const insertSession = (tx: Transaction<Tables>, session: DeskSession) =>
  tx.insertInto('desk_sessions').values(rowOf(session)).execute();

const asSession = reader<DeskSession>();

export async function findDeskSession(db: Kysely<Tables>, tokenHash: string, now: number) {
  const row = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row && asSession(row);
}

export async function endDeskSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Returns how many. */
export const endDeskSessionsOf = (db: Kysely<Tables>, email: string): Promise<number> =>
  db.deleteFrom('desk_sessions').where('email', '=', email).$call(changed);

/** Ends the sessions and sign-ins of everybody who is no member any more. */
export async function keepDeskSessions(db: Kysely<Tables>, members: readonly string[]) {
  // Nobody's address is empty: a list without members keeps nobody.
  const kept = ['', ...members];
  await db.deleteFrom('desk_sign_ins').where('email', 'not in', kept).execute();
  return db.deleteFrom('desk_sessions').where('email', 'not in', kept).$call(changed);
}
