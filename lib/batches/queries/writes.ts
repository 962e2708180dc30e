/** How batches and their rosters change, one version after another, and how seats are held, taken and freed: never more than a batch has. */
import type { Kysely } from 'kysely';
import { type Batch, type BatchPlan, beginsAt, closesAt, endsAt } from '#lib/batches/rules';
import type { BatchRow } from '#lib/batches/schema';
import { storable } from '#lib/platform/db/record-rows';
import { count } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

interface BatchAuthor {
  readonly member: string;
  readonly at: number;
}

interface BatchWrite<T> {
  readonly id: string;
  readonly version: number;
  readonly change: T;
  readonly by: BatchAuthor;
}

/** `stale`: another version stands; `seats`: fewer than are held and taken; `cancelled`: it was already. */
type BatchProblem = 'unknown' | 'stale' | 'seats' | 'cancelled';

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
      if (change.plan.seats < (await seatsInHands(tx, id, by.at))) return 'seats';
    }
    await tx
      .updateTable('batches')
      .set({
        ...columnsOf(row, change, by.at),
        version: version + 1,
        changed_at: by.at,
        changed_by: by.member,
      })
      .where('id', '=', id)
      .execute();
    return undefined;
  });
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
}

/**
 * `held`: now, or still; who asks again keeps the seat. `full`; `past`: cancelled, or no seat is given any more.
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

/** Gives back what a request held or had; the ids of the batches. The batch job notifies people on the waiting list. */
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
const lockBatch = (tx: Kysely<Tables>, id: string) =>
  tx.selectFrom('batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Taken, or held at `now`: of a locked batch. */
const seatsInHands = (tx: Kysely<Tables>, batch: string, now: number) =>
  countOthers(tx, batch, '', now);

/** Counts seats that other enquiries hold. */
const countOthers = (tx: Kysely<Tables>, batch: string, enquiry: string, now: number) =>
  tx
    .selectFrom('batch_seats')
    .where('batch', '=', batch)
    .where('enquiry', '!=', enquiry)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]))
    .$call(count);

export interface RosterMark {
  readonly enquiry: string;
  readonly attended?: { readonly day: string; readonly present: boolean };
  readonly passed?: boolean;
}

/** `person`: one of them has no seat that a part was paid for; then nothing is stored. */
export function markRoster(
  db: Kysely<Tables>,
  { id, version, change: marks, by }: BatchWrite<readonly RosterMark[]>,
): Promise<BatchProblem | 'person' | undefined> {
  return db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (!batch) return 'unknown';
    if (batch.version !== version) return 'stale';
    const seated = await tx
      .selectFrom('batch_seats')
      .select('enquiry')
      .where('batch', '=', id)
      .where('taken_at', 'is not', null)
      .execute();
    const known = new Set(seated.map(({ enquiry }) => enquiry));
    if (marks.some(({ enquiry }) => !known.has(enquiry))) return 'person';
    for (const mark of marks) await storeMark(tx, id, mark);
    await tx
      .updateTable('batches')
      .set({ version: version + 1, changed_at: by.at, changed_by: by.member })
      .where('id', '=', id)
      .execute();
    return undefined;
  });
}

async function storeMark(tx: Kysely<Tables>, batch: string, mark: RosterMark): Promise<void> {
  const { enquiry, attended, passed } = mark;
  if (attended) {
    const present = attended.present ? 1 : 0;
    await tx
      .insertInto('batch_attendance')
      .values({ batch, enquiry, day: attended.day, present })
      .onConflict((conflict) =>
        conflict.columns(['batch', 'enquiry', 'day']).doUpdateSet({ present }),
      )
      .execute();
  }
  if (passed !== undefined) {
    await tx
      .updateTable('batch_seats')
      .set({ passed: passed ? 1 : 0 })
      .where('batch', '=', batch)
      .where('enquiry', '=', enquiry)
      .execute();
  }
}
