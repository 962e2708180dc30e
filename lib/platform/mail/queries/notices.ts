import type { Insertable, Kysely, Transaction } from 'kysely';
import { rowOf } from '#lib/platform/db/record-rows';
import { insertRow } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { queueOwed } from '#lib/platform/mail/queries/gate';
import type { MailOwed } from '#lib/platform/mail/schema';

/** `repeated`: its key was known, and `id` is that of the first. */
interface Recorded {
  readonly id: string;
  readonly repeated: boolean;
}

/** One message is written for an idempotency key, in a transaction that writes its mails too. */
export async function insertMessage(
  tx: Transaction<Tables>,
  message: Insertable<Tables['submissions']>,
): Promise<Recorded> {
  const { id, idempotency_key: key } = message;
  if (await insertRow(tx, 'submissions', message, 'idempotency_key'))
    return { id, repeated: false };
  const first = await tx
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', key ?? '')
    .executeTakeFirstOrThrow();
  return { id: first.id, repeated: true };
}

/** A notice of the site to staff, with its mails: all of it or nothing. Throws StoreUnavailable. */
export function recordNotice(
  db: Kysely<Tables>,
  note: Notice,
  mails: readonly MailOwed[],
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    const recorded = await insertMessage(tx, rowOf(note));
    const { id, repeated } = recorded;
    if (!repeated) await queueOwed(tx, [{ id, mails }], note.receivedAt, { strictly: true });
    return recorded;
  });
}

interface Notice {
  readonly id: string;
  readonly kind: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly transcript: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
  }[];
  readonly idempotencyKey?: string | undefined;
}

/** The id of what was first stored under this idempotency key. */
export async function findRecorded(db: Kysely<Tables>, idempotencyKey: string) {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.id;
}
