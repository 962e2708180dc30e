/** How batches are added, moved, told where to meet, and cancelled: one version after another. */
import type { Kysely } from 'kysely';
import { lockBatch, seatsInHands } from '#lib/server/store/batches/seats';
import type { BatchRow } from '#lib/server/store/migrations/desk-tables';
import type { Tables } from '#lib/server/store/migrations/schema';
import { storable } from '#lib/server/store/record-rows';
import { type Batch, type BatchPlan, beginsAt, closesAt, endsAt } from '#lib/shared/batches/batch';

/** How a change of a batch is asked for: over the version that was seen, by somebody, at an instant. */

interface BatchAuthor {
  /** The address of the member. */
  readonly member: string;
  readonly at: number;
}

export interface BatchWrite<T> {
  readonly id: string;
  /** The one that was seen. */
  readonly version: number;
  readonly change: T;
  readonly by: BatchAuthor;
}

/** `stale`: another version stands; `seats`: fewer than are held and taken; `cancelled`: it was already. */
export type BatchProblem = 'unknown' | 'stale' | 'seats' | 'cancelled';

export type BatchChange =
  | {
      readonly kind: 'plan';
      readonly plan: BatchPlan & Pick<Batch, 'sessions' | 'hours'>;
      /** Days, hours or the place of its sessions are others: who has a seat is told, calendars too. */
      readonly moved: boolean;
    }
  | { readonly kind: 'join'; readonly link?: string; readonly place?: string }
  | { readonly kind: 'cancel'; readonly reason?: string };

export async function addBatch(db: Kysely<Tables>, batch: Batch, by: BatchAuthor): Promise<void> {
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
    // More seats are free seats, too: who waits is told of.
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

const planColumns = (plan: BatchPlan & Pick<Batch, 'sessions' | 'hours'>) => ({
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
