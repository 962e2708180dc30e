/** The sessions of members signed in to the desk, known by the hashes of their tokens. */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';

export interface DeskSession {
  readonly tokenHash: string;
  readonly email: string;
  readonly signedInAt: number;
  readonly endsAt: number;
}

export const insertSession = (
  tx: Transaction<Tables>,
  { tokenHash, email, signedInAt, endsAt }: DeskSession,
) =>
  tx
    .insertInto('desk_sessions')
    .values({ token_hash: tokenHash, email, signed_in_at: signedInAt, ends_at: endsAt })
    .execute();

export async function findDeskSession(
  db: Kysely<Tables>,
  tokenHash: string,
  now: number,
): Promise<DeskSession | undefined> {
  const row = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      tokenHash: row.token_hash,
      email: row.email,
      signedInAt: row.signed_in_at,
      endsAt: row.ends_at,
    }
  );
}

export async function endDeskSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Returns how many. */
export async function endDeskSessionsOf(db: Kysely<Tables>, email: string): Promise<number> {
  const ended = await db.deleteFrom('desk_sessions').where('email', '=', email).executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Ends the sessions and sign-ins of everybody who is no member any more. */
export async function keepDeskSessions(
  db: Kysely<Tables>,
  members: readonly string[],
): Promise<number> {
  // Nobody's address is empty: a list without members keeps nobody.
  const kept = ['', ...members];
  await db.deleteFrom('desk_sign_ins').where('email', 'not in', kept).execute();
  const ended = await db
    .deleteFrom('desk_sessions')
    .where('email', 'not in', kept)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}
