/** Applications that continue on another phone: ciphertext, stored for some days (contract: Continue on another phone). And who took a held resume. */
import { type Kysely, sql } from 'kysely';
import { insertEvent } from '#lib/enquiries/queries/rows';
import type { EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { changed, hasChanged } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { bytesOf } from '#lib/platform/files/queries';

/** `waiting` for the other phone, `taken` by it, `sent` from there, or `deleted` by who wrote it. */
export type ContinuationState = 'waiting' | 'taken' | 'sent' | 'deleted';

interface Continuation {
  readonly id: string;
  readonly keyHash?: string;
  readonly body: Uint8Array;
  readonly storedAt: number;
  readonly endsAt: number;
}

/** Keeps it, and forgets those past their end; the first one under a known key is given back instead. */
function storeContinuation(
  db: Kysely<Tables>,
  { id, keyHash, body, storedAt, endsAt }: Continuation,
): Promise<Pick<Continuation, 'id' | 'endsAt'>> {
  return db.transaction().execute(async (tx) => {
    // Only what is in its way: the hourly job deletes the others, unless the clock is wrong.
    if (keyHash !== undefined) {
      await tx
        .deleteFrom('continuations')
        .where('key_hash', '=', keyHash)
        .where('ends_at', '<=', storedAt)
        .execute();
    }
    const row = { id, state: 'waiting', stored_at: storedAt, ends_at: endsAt, size: body.length };
    const stored = await tx
      .insertInto('continuations')
      .values({ ...row, key_hash: keyHash ?? null, body })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .executeTakeFirst();
    if (keyHash === undefined || Number(stored.numInsertedOrUpdatedRows) > 0) return { id, endsAt };
    const first = await tx
      .selectFrom('continuations')
      .select(['id', 'ends_at'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirstOrThrow();
    return { id: first.id, endsAt: first.ends_at };
  });
}

/** How many bytes wait under this id. */
async function continuationSize(db: Kysely<Tables>, id: string, now: number) {
  const row = await waiting(db, id, now).select('size').executeTakeFirst();
  return row?.size;
}

/** `length` bytes of the ciphertext from `from` on, fewer at its end; `undefined` once it does not wait any more. */
async function continuationPart(
  db: Kysely<Tables>,
  id: string,
  from: number,
  length: number,
  now: number,
): Promise<Uint8Array | undefined> {
  const row = await waiting(db, id, now)
    .select(bytesOf('body', from, length).as('part'))
    .executeTakeFirst();
  return row?.part ?? undefined;
}

const waiting = (db: Kysely<Tables>, id: string, now: number) =>
  db
    .selectFrom('continuations')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now);

async function continuationState(db: Kysely<Tables>, id: string, now: number) {
  const row = await db
    .selectFrom('continuations')
    .select('state')
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.state as ContinuationState | undefined;
}

/** Deletes the ciphertext and notes why; false where there is none of this id. */
const endContinuation = (
  db: Kysely<Tables>,
  id: string,
  state: ContinuationState,
  now: number,
): Promise<boolean> =>
  db
    .updateTable('continuations')
    .set({ body: null, state })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    // A message that was sent stays sent.
    .where('state', 'in', state === 'sent' ? ['waiting', 'taken', 'deleted'] : ['waiting'])
    .$call(hasChanged);

/** Bytes of all that wait. */
async function continuationBytes(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('continuations')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/** Deletes those past their end. */
const forgetContinuations = (db: Kysely<Tables>, now: number): Promise<number> =>
  db.deleteFrom('continuations').where('ends_at', '<=', now).$call(changed);

/** Notes in the history that a member took the original of a held resume; false where the enquiry is gone. */
function noteHeldFileTaken(db: Kysely<Tables>, id: string, event: EnquiryEvent): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const enquiry = await tx
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!enquiry) return false;
    await insertEvent(tx, id, event);
    return true;
  });
}

interface ContinuationRow {
  id: string;
  key_hash: string | null;
  state: string;
  stored_at: number;
  ends_at: number;
  size: number;
  body: Uint8Array | null;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    continuations: ContinuationRow;
  }
}

export const applicationQueries = defineQueries('applications', {
  storeContinuation,
  continuationSize,
  continuationPart,
  continuationState,
  endContinuation,
  continuationBytes,
  forgetContinuations,
  noteHeldFileTaken,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof applicationQueries> {}
}
