/** How batches change, one version after another. */

import type { Kysely, Transaction } from 'kysely';
import { lockBatch, seatsInHands } from '#lib/batches/queries/seats';
import {
  type Batch,
  type BatchPlan,
  beginsAt,
  closesAt,
  endsAt,
  topicsOf,
} from '#lib/batches/rules';
import type { BatchRow } from '#lib/batches/schema';
import { storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { withdrawMails } from '#lib/platform/mail/queries/outbox';

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
