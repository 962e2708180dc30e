/** A seat that moves from one batch to another of the same, within the transaction of what else follows from it. */
import type { Kysely } from 'kysely';
import { asBatch } from '#lib/batches/queries/reads';
import { countOthers, followSeats, lockBatch, offer } from '#lib/batches/queries/seats';
import { isJoinable, seatSubject, teachesSame, topicsOf } from '#lib/batches/rules';
import type { Tables } from '#lib/platform/db/tables';
import { withdrawMails } from '#lib/platform/mail/queries/outbox';
import { endTasks } from '#lib/tasks/queries';

interface SeatMove {
  readonly from: string;
  readonly to: string;
  readonly enquiry: string;
  readonly now: number;
  /** The member's address. */
  readonly by: string;
}

/** `no-seat`: none is held or had; `has-seat`: they have one in the other already; `other`: it teaches something else. */
export type SeatRefused = 'no-seat' | 'has-seat' | 'other' | 'past' | 'full' | 'unknown';

export type SeatMoved =
  | { readonly done: 'moved'; readonly request: string }
  | { readonly done: SeatRefused };

export async function moveSeat(tx: Kysely<Tables>, move: SeatMove): Promise<SeatMoved> {
  const { from, to, enquiry, now, by } = move;
  // Always in the same order: two moves in opposite directions would wait for each other.
  const isFirst = from < to;
  const first = await lockBatch(tx, isFirst ? from : to);
  const second = await lockBatch(tx, isFirst ? to : from);
  const [source, target] = isFirst ? [first, second] : [second, first];
  if (!source || !target) return { done: 'unknown' };
  const seats = await tx
    .selectFrom('batch_seats')
    .selectAll()
    .where('enquiry', '=', enquiry)
    .where('batch', 'in', [from, to])
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]))
    .execute();
  const seat = seats.find(({ batch }) => batch === from);
  // A seat that is only held goes with its batch, at whichever moment of it this one was read.
  if (!seat || (source.cancelled_at !== null && seat.taken_at === null)) return { done: 'no-seat' };
  if (seats.some(({ batch }) => batch === to)) return { done: 'has-seat' };
  if (!teachesSame(asBatch(source), asBatch(target))) return { done: 'other' };
  if (!isJoinable(asBatch(target), now)) return { done: 'past' };
  if ((await countOthers(tx, to, enquiry, now)) >= target.seats) return { done: 'full' };
  await tx
    .deleteFrom('batch_seats')
    .where('enquiry', '=', enquiry)
    .where('batch', 'in', [from, to])
    .execute();
  const isTaken = seat.taken_at !== null;
  await tx
    .insertInto('batch_seats')
    .values({
      ...seat,
      batch: to,
      held_until: Math.min(seat.held_until, target.closes_at),
      held_at: now,
      taken_at: isTaken ? now : null,
      moved_at: now,
    })
    .execute();
  await tx
    .deleteFrom('batch_wishes')
    .where('enquiry', '=', enquiry)
    .where('batch', 'in', [from, to])
    .execute();
  // The calendar entries of this person are cancelled here and added there: the next ones of either batch must be newer.
  await tx
    .updateTable('batches')
    .set((row) => ({ sequence: row('sequence', '+', 1) }))
    .where('id', 'in', [from, to])
    .execute();
  await withdrawMails(tx, [topicsOf(source)], now, enquiry);
  const end = { at: now, by, how: 'move-seat' };
  await endTasks(tx, ['batch-cancelled'], [seatSubject(from, enquiry)], end);
  await endTasks(tx, ['seat-free'], [seatSubject(to, enquiry)], end);
  await offer(tx, from, now);
  await followSeats(tx, [from, to], now);
  return { done: 'moved', request: seat.request };
}
