/** Seats, given and freed inside the transactions of a request for payment: never more than a batch has. */
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { count } from '#lib/server/store/statements';

export interface SeatHold {
  readonly batch: string;
  /** The id of its submission. */
  readonly enquiry: string;
  /** `P-20261124-…`. */
  readonly request: string;
  /** Epoch milliseconds: until then it is held, unless a part is paid. */
  readonly until: number;
  readonly now: number;
}

/**
 * `held`: now, or still; who asks anew keeps the seat. `full`; `past`: cancelled, or no seat is given any more.
 * Of several batches in one transaction, ask in the order of their ids: two requests would wait for each other.
 */
export async function holdSeat(
  tx: Kysely<Tables>,
  { batch: id, enquiry, request, until, now }: SeatHold,
): Promise<'held' | 'full' | 'past' | 'unknown'> {
  const batch = await lockBatch(tx, id);
  if (!batch) return 'unknown';
  if (batch.cancelled_at !== null || batch.closes_at <= now) return 'past';
  const own = await tx
    .selectFrom('batch_seats')
    .selectAll()
    .where('batch', '=', id)
    .where('enquiry', '=', enquiry)
    .executeTakeFirst();
  // What is paid belongs to the request that was paid.
  if (own && own.taken_at !== null) return 'held';
  const others = await countOthers(tx, id, enquiry, now);
  if (others >= batch.seats) return 'full';
  await tx
    .insertInto('batch_seats')
    .values({ batch: id, enquiry, request, held_until: until, taken_at: null, passed: null })
    .onConflict((conflict) =>
      conflict.columns(['batch', 'enquiry']).doUpdateSet({ request, held_until: until }),
    )
    .execute();
  await tx
    .updateTable('batch_wishes')
    .set({ waits: 0 })
    .where('batch', '=', id)
    .where('enquiry', '=', enquiry)
    .execute();
  return 'held';
}

/**
 * At the first paid part. `lost`: the hold had run out meanwhile and the last seat is another's, or the batch is
 * cancelled; what was paid for it stands, and staff decide.
 */
export async function takeSeat(
  tx: Kysely<Tables>,
  { request, now }: { readonly request: string; readonly now: number },
): Promise<{ readonly taken: readonly string[]; readonly lost: readonly string[] }> {
  const seats = await tx
    .selectFrom('batch_seats')
    .selectAll()
    .where('request', '=', request)
    .orderBy('batch')
    .execute();
  const taken: string[] = [];
  const lost: string[] = [];
  for (const { batch: id, enquiry, taken_at: takenAt } of seats) {
    const batch = await lockBatch(tx, id);
    const isFree =
      takenAt !== null ||
      (batch?.cancelled_at === null && (await countOthers(tx, id, enquiry, now)) < batch.seats);
    if (!isFree) {
      lost.push(id);
      continue;
    }
    await tx
      .updateTable('batch_seats')
      .set({ taken_at: takenAt ?? now })
      .where('batch', '=', id)
      .where('enquiry', '=', enquiry)
      .where('request', '=', request)
      .execute();
    taken.push(id);
  }
  return { taken, lost };
}

/** Gives back what a request held or had; the ids of the batches. Who waits is told of by the batch mailer. */
export async function freeSeats(
  tx: Kysely<Tables>,
  { request }: { readonly request: string },
): Promise<readonly string[]> {
  const gone = await tx
    .deleteFrom('batch_seats')
    .where('request', '=', request)
    .returning('batch')
    .execute();
  return gone.map(({ batch }) => batch);
}

/** Others that ask for a seat wait until `tx` ends. */
export const lockBatch = (tx: Kysely<Tables>, id: string) =>
  tx.selectFrom('batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Taken, or held at `now`: of a locked batch. */
export const seatsInHands = (tx: Kysely<Tables>, batch: string, now: number) =>
  countOthers(tx, batch, '', now);

/** The same by anybody else. */
const countOthers = (tx: Kysely<Tables>, batch: string, enquiry: string, now: number) =>
  tx
    .selectFrom('batch_seats')
    .where('batch', '=', batch)
    .where('enquiry', '!=', enquiry)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]))
    .$call(count);
