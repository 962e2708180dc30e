/** How batches and their rosters change, one version after another, and how seats are held, taken and freed: never more than a batch has. */
import type { Kysely, Transaction } from 'kysely';
import {
  type Batch,
  type BatchPlan,
  beginsAt,
  closesAt,
  endsAt,
  seatSubject,
  topicsOf,
} from '#lib/batches/rules';
import type { BatchRow } from '#lib/batches/schema';
import { count, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { withdrawMails } from '#lib/platform/mail/queries/outbox';
import { endTasks } from '#lib/tasks/queries';

interface BatchAuthor {
  readonly member: string;
  readonly at: number;
}

export interface BatchWrite<T> {
  readonly id: string;
  readonly version: number;
  readonly change: T;
  readonly by: BatchAuthor;
}

/**
 * `stale`: another version holds; `seats`: fewer than are held and taken; `taught`: what it teaches was asked for and paid;
 * `cancelled`: it was already.
 */
export type BatchProblem = 'unknown' | 'stale' | 'seats' | 'taught' | 'cancelled';

export type BatchChange =
  | {
      readonly kind: 'plan';
      readonly plan: DatedPlan;
      /** Days, hours or the place of its sessions are others: people with a seat are notified, and calendars too. */
      readonly moved: boolean;
    }
  | { readonly kind: 'join'; readonly link?: string; readonly place?: string }
  | { readonly kind: 'cancel'; readonly reason?: string };

type DatedPlan = BatchPlan & Pick<Batch, 'sessions' | 'hours'>;
type NewBatch = DatedPlan & Pick<Batch, 'id' | 'sample'>;

export async function addBatch(
  db: Kysely<Tables>,
  batch: NewBatch,
  by: BatchAuthor,
): Promise<void> {
  await db
    .insertInto('batches')
    .values({
      id: batch.id,
      ...planColumns(batch),
      sample: batch.sample ? 1 : 0,
      join_number: 0,
      moves: 0,
      sequence: 0,
      told_free: batch.seats,
      told_taken: 0,
      said_free: batch.seats,
      said_taken: 0,
      most_sessions: batch.sessions.length,
      version: 1,
      changed_at: by.at,
      changed_by: by.member,
    })
    .execute();
}

export function changeBatch(
  db: Kysely<Tables>,
  { id, version, change, by }: BatchWrite<BatchChange>,
): Promise<BatchProblem | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await lockBatch(tx, id);
    if (!row) return 'unknown';
    if (row.version !== version) return 'stale';
    if (row.cancelled_at !== null) return 'cancelled';
    if (change.kind === 'plan') {
      const inHands = await seatsInHands(tx, id, by.at);
      if (change.plan.seats < inHands) return 'seats';
      if (inHands > 0 && change.plan.what.join() !== row.what) return 'taught';
    }
    const columns = columnsOf(row, change, by.at);
    await tx
      .updateTable('batches')
      .set({
        ...columns,
        version: version + 1,
        changed_at: by.at,
        changed_by: by.member,
      })
      .where('id', '=', id)
      .execute();
    await withdrawMails(tx, outdated(row, change, columns), by.at);
    await limitHolds(tx, id, by.at);
    const after = await lockBatch(tx, id);
    if (after) await followChange?.(tx, { batch: after, kind: change.kind, by });
    return undefined;
  });
}

/** Topics of mails that wait and no longer hold; those in their place are written by the job. */
function outdated(
  batch: BatchRow,
  change: BatchChange,
  columns: Partial<BatchRow>,
): readonly string[] {
  if (change.kind === 'join') return 'join_number' in columns ? [topicsOf(batch, 'join')] : [];
  // The mail about other days names link and address as well.
  return change.kind === 'cancel' || change.moved ? [topicsOf(batch)] : [];
}

export interface ChangedBatch {
  /** As it is now. */
  readonly batch: BatchRow;
  readonly kind: BatchChange['kind'];
  readonly by: BatchAuthor;
}

type FollowChange = (tx: Transaction<Tables>, changed: ChangedBatch) => Promise<void>;

let followChange: FollowChange | undefined;

/** A later feature registers its part of the transaction here (lib/start/open-store.ts). */
export function onBatchChange(follow: FollowChange): void {
  followChange = follow;
}

/** A hold ends where joining ends, and at once where the batch is cancelled; what is paid stays. */
async function limitHolds(tx: Kysely<Tables>, id: string, now: number): Promise<void> {
  const batch = await lockBatch(tx, id);
  const end = Math.min(batch?.closes_at ?? now, batch?.cancelled_at ?? Number.POSITIVE_INFINITY);
  await tx
    .updateTable('batch_seats')
    .set({ held_until: end })
    .where('batch', '=', id)
    .where('taken_at', 'is', null)
    .where('held_until', '>', end)
    .execute();
}

function columnsOf(row: BatchRow, change: BatchChange, at: number): Partial<BatchRow> {
  if (change.kind === 'plan') {
    const moved = change.moved && {
      moves: row.moves + 1,
      moved_at: at,
      sequence: row.sequence + 1,
      most_sessions: Math.max(row.most_sessions ?? 0, change.plan.sessions.length),
    };
    // More seats are free seats, too: people on the waiting list are notified of them.
    return { ...planColumns(change.plan), ...moved };
  }
  if (change.kind === 'cancel') {
    const reason = change.reason ? storable(change.reason) : null;
    return { cancelled_at: at, cancel_reason: reason, sequence: row.sequence + 1 };
  }
  const link = change.link || null;
  const place = change.place ? storable(change.place) : null;
  if (link === row.link && place === row.place) return {};
  return {
    link,
    place,
    join_number: row.join_number + 1,
    join_at: at,
    sequence: row.sequence + 1,
  };
}

const planColumns = (plan: DatedPlan) => ({
  what: plan.what.join(','),
  starts: plan.starts,
  days: plan.days.join(','),
  from_time: plan.from,
  to_time: plan.to,
  mode: plan.mode,
  language: plan.language,
  seats: plan.seats,
  join_by: plan.joinBy ?? null,
  trainer: plan.trainer ? storable(plan.trainer) : null,
  note: plan.note ? storable(plan.note) : null,
  sessions: plan.sessions.join(','),
  hours: plan.hours,
  begins_at: beginsAt(plan),
  closes_at: closesAt(plan),
  ends_at: endsAt(plan),
});

interface SeatHold {
  readonly batch: string;
  readonly enquiry: string;
  /** `P-20261124-…`. */
  readonly request: string;
  /** Epoch milliseconds: until then it is held, unless a part is paid. */
  readonly until: number;
  readonly now: number;
  /** The address of the member who asked for it. */
  readonly by?: string;
}

/**
 * `held`: now, or still; who asks again keeps the seat. `full`; `past`: cancelled, or no seat is given any more.
 * Of several batches in one transaction, ask in the order of their ids: two requests would wait for each other.
 */
export async function holdSeat(
  tx: Kysely<Tables>,
  { batch: id, enquiry, request, until, now, by = 'site' }: SeatHold,
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
  // A paid seat belongs to the request that was paid.
  if (own && own.taken_at !== null) return 'held';
  const others = await countOthers(tx, id, enquiry, now);
  if (others >= batch.seats) return 'full';
  const held = {
    request,
    held_until: Math.min(until, batch.closes_at),
    held_at: own && own.held_until > now ? own.held_at : now,
  };
  await tx
    .insertInto('batch_seats')
    .values({ batch: id, enquiry, ...held, taken_at: null, moved_at: null, passed: null })
    .onConflict((conflict) => conflict.columns(['batch', 'enquiry']).doUpdateSet(held))
    .execute();
  await tx
    .updateTable('batch_wishes')
    .set({ waits: 0 })
    .where('batch', '=', id)
    .where('enquiry', '=', enquiry)
    .execute();
  await endTasks(tx, ['seat-free'], [seatSubject(id, enquiry)], {
    at: now,
    by,
    how: 'ask-payment',
  });
  return 'held';
}

interface PaidFor {
  readonly request: string;
  readonly now: number;
  /** The batches that its lines name, and who asked for them. */
  readonly named?: { readonly enquiry: string; readonly batches: readonly string[] };
}

/**
 * At the first paid part. `lost`: the hold had run out meanwhile and the last seat is another's, or the batch is
 * cancelled; what was paid for it holds, and staff decide.
 */
export async function takeSeat(
  tx: Kysely<Tables>,
  { request, now, named }: PaidFor,
): Promise<{ readonly taken: readonly string[]; readonly lost: readonly string[] }> {
  if (named) {
    await lockBatches(tx, named.batches);
    for (const batch of named.batches) {
      await claimSeat(tx, { batch, enquiry: named.enquiry, request });
    }
  }
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

/** The seat that another request of theirs held, or had and gave back, is asked for by this one; one that was paid stays. */
async function claimSeat(
  tx: Kysely<Tables>,
  seat: { readonly batch: string; readonly enquiry: string; readonly request: string },
): Promise<void> {
  const none = { held_until: 0, held_at: null, taken_at: null, moved_at: null, passed: null };
  await tx
    .insertInto('batch_seats')
    .values({ ...seat, ...none })
    .onConflict((conflict) =>
      conflict
        .columns(['batch', 'enquiry'])
        .doUpdateSet({ request: seat.request })
        .where('batch_seats.taken_at', 'is', null),
    )
    .execute();
}

/**
 * Gives back what a request held or had; the ids of the batches, for `followSeats`. In a
 * cancelled batch a paid seat stays until its money has gone back: until then staff decide whether it is moved.
 */
export async function freeSeats(
  tx: Kysely<Tables>,
  { request }: { readonly request: string },
): Promise<readonly string[]> {
  const back = await tx
    .selectFrom('payment_requests')
    .select('closed_at')
    .where('number', '=', request)
    .where('state', '=', 'refunded')
    .executeTakeFirst();
  const cancelled = tx.selectFrom('batches').select('id').where('cancelled_at', 'is not', null);
  const gone = await tx
    .deleteFrom('batch_seats')
    .where('request', '=', request)
    .$if(back === undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('taken_at', 'is', null), eb('batch', 'not in', cancelled)]),
      ),
    )
    .returning(['batch', 'enquiry'])
    .execute();
  if (back) {
    const subjects = gone.map(({ batch, enquiry }) => seatSubject(batch, enquiry));
    const end = { at: back.closed_at ?? 0, by: 'site', how: 'refund' };
    await endTasks(tx, ['batch-cancelled'], subjects, end);
  }
  return gone.map(({ batch }) => batch);
}

/** Always in the order of their ids: two that lock several would wait for each other. */
export async function lockBatches(tx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockBatch(tx, id);
}

/** Others that ask for a seat wait until `tx` ends. */
export const lockBatch = (tx: Kysely<Tables>, id: string) =>
  tx.selectFrom('batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Taken, or held at `now`: of a locked batch. */
const seatsInHands = (tx: Kysely<Tables>, batch: string, now: number) =>
  countOthers(tx, batch, '', now);

/** Counts seats that other enquiries hold or have, of a locked batch. */
export const countOthers = (tx: Kysely<Tables>, batch: string, enquiry: string, now: number) =>
  tx
    .selectFrom('batch_seats')
    .where('batch', '=', batch)
    .where('enquiry', '!=', enquiry)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]))
    .$call(count);
