/** How long personal data stays, and what a day's digest is made of. */
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/store/schema';

/** A post that a person could hardly have made, as the digest names it. */
export interface Suspect {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly suspicion: string;
  readonly receivedAt: number;
}

export interface KeepingStore {
  /** Suspicious submissions received from `from` until before `to`, oldest first, 500 at most. */
  listSuspects(from: number, to: number): Promise<readonly Suspect[]>;
  /** Erases all submissions of every address whose last one came before `before`, with mails and files. */
  eraseContacts(before: number): Promise<number>;
}

const digestLimit = 500;

export async function listSuspects(
  db: Kysely<Tables>,
  from: number,
  to: number,
): Promise<Suspect[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'kind', 'name', 'email', 'phone', 'suspicion', 'received_at'])
    .where('suspicion', 'is not', null)
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .orderBy('received_at')
    .limit(digestLimit)
    .execute();
  return rows.map(({ received_at, suspicion, ...row }) => ({
    ...row,
    suspicion: suspicion ?? '',
    receivedAt: received_at,
  }));
}

export async function eraseContacts(db: Kysely<Tables>, before: number): Promise<number> {
  const result = await db
    .deleteFrom('submissions')
    .where((row) =>
      row.or([
        // A digest is nobody's: a later one does not keep it.
        row('email', '=', ''),
        row(
          'email',
          'not in',
          row.selectFrom('submissions').select('email').where('received_at', '>=', before),
        ),
      ]),
    )
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
