/** Seats are held, taken and freed, never more than a batch has; free ones are offered to who waits for them. */

import { type Kysely, sql } from 'kysely';
import { findBatch } from '#lib/batches/queries/reads';
import { listWaitingPeople } from '#lib/batches/queries/waiting-list';
import { isJoinable, seatSubject, seatsLeft } from '#lib/batches/rules';
import { titleOf } from '#lib/batches/words';
import { setting, storeSetting } from '#lib/platform/db/settings';
import { count, hasChanged } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { queueMails } from '#lib/platform/mail/queries/outbox';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { queueWebhooks } from '#lib/platform/webhooks/queries';
import { newEvent } from '#lib/platform/webhooks/schema';
import { endTasks, openTask } from '#lib/tasks/queries';
import type { Task, TaskEnd } from '#lib/tasks/schema';

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
export const seatsInHands = (tx: Kysely<Tables>, batch: string, now: number) =>
  countOthers(tx, batch, '', now);

/** Counts seats that other enquiries hold or have, of a locked batch. */
export const countOthers = (tx: Kysely<Tables>, batch: string, enquiry: string, now: number) =>
  tx
    .selectFrom('batch_seats')
    .where('batch', '=', batch)
    .where('enquiry', '!=', enquiry)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]))
    .$call(count);

interface SeatsNoted {
  readonly batch: string;
  /** Free and taken seats as noted before, and now. */
  readonly before: { readonly free: number; readonly taken: number };
  readonly free: number;
  readonly taken: number;
  readonly now: number;
  /** To staff, on the enquiry of the first who waits. */
  readonly notice?: { readonly enquiry: string; readonly mail: OutgoingMail };
}

/** Records the seats of the last mail with that mail; false, and nothing follows, where another host has recorded them meanwhile. */
export function noteSeats(db: Kysely<Tables>, note: SeatsNoted): Promise<boolean> {
  const { batch, before, free, taken, now, notice } = note;
  return db.transaction().execute(async (tx) => {
    const written = await tx
      .updateTable('batches')
      .set({ told_free: free, told_taken: taken })
      .where('id', '=', batch)
      .where('told_free', '=', before.free)
      .where('told_taken', '=', before.taken)
      .$call(hasChanged);
    if (!written) return false;
    if (notice) await queueMails(tx, notice.enquiry, [notice.mail], now);
    return true;
  });
}

/** The setting that says whether another system hears of seats: the store knows no environment. */
const listens = 'seat-events';

/** Whether events about seats are written from now on; what the environment of the site says. */
export const hearSeats = (db: Kysely<Tables>, isHeard: boolean): Promise<void> =>
  storeSetting(db, listens, isHeard ? 'yes' : 'no');

/** The ids of batches whose seats are others than at the last event: holds run out by themselves. */
export async function listUnsaid(db: Kysely<Tables>, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from (
      select id, seats, coalesce(said_free, told_free) as free, coalesce(said_taken, told_taken) as seated,
        (select count(*) from batch_seats where batch = batches.id and taken_at is null
          and held_until > ${now}) as held,
        (select count(*) from batch_seats where batch = batches.id and taken_at is not null) as taken
      from batches where ends_at > ${now} and cancelled_at is null) as counted
    where seated <> taken or free <> case when seats > held + taken then seats - held - taken else 0 end
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** In a transaction of its own, after a hold has run out: no other transaction did that. */
export const followFreed = (db: Kysely<Tables>, batch: string, now: number): Promise<void> =>
  db.transaction().execute((tx) => followSeats(tx, [batch], now));

/**
 * Writes what follows when seats of these batches were held, taken or freed, within the transaction that did it: an event
 * for another system with each change, and tasks that offer what came free. Nothing is written where nothing changed.
 */
export async function followSeats(
  tx: Kysely<Tables>,
  batches: readonly string[],
  now: number,
): Promise<void> {
  for (const id of [...new Set(batches)].sort()) {
    const row = await lockBatch(tx, id);
    const batch = row && (await findBatch(tx, id, now));
    if (!batch || batch.cancelledAt !== undefined) continue;
    const [free, { taken }] = [seatsLeft(batch), batch];
    const before = row.said_free ?? row.told_free;
    if (free === before && taken === (row.said_taken ?? row.told_taken)) continue;
    await tx
      .updateTable('batches')
      .set({ said_free: free, said_taken: taken, ...(free > before && { freed_at: now }) })
      .where('id', '=', id)
      .execute();
    await offer(tx, id, now);
    if ((await setting(tx, listens)) !== 'yes') continue;
    const first =
      free > before && batch.waiting > 0 && isJoinable(batch, now)
        ? (await listWaitingPeople(tx, id, now)).find(({ waits }) => waits)
        : undefined;
    const { reference = id, kind = 'batch', name, phone, email } = first ?? {};
    const event = newEvent('batch.seat', { reference, kind }, now, {
      ...{ batch: id, title: titleOf(batch), left: free },
      ...(first && { name, phone, email }),
    });
    await queueWebhooks(tx, [event], now);
  }
}

/** Opens a task for each free seat and ends those that no longer hold. */
export const offerSeats = (db: Kysely<Tables>, batch: string, now: number): Promise<void> =>
  db.transaction().execute((tx) => offer(tx, batch, now));

/**
 * A free seat is a task for the first who waits, two for the first two. Who was passed over (the task was done without
 * asking) is asked again only when another seat comes free.
 */
export async function offer(tx: Kysely<Tables>, id: string, now: number): Promise<void> {
  const row = await lockBatch(tx, id);
  const batch = row && (await findBatch(tx, id, now));
  if (!batch) return;
  const left = isJoinable(batch, now) ? seatsLeft(batch) : 0;
  const tasks = await tx
    .selectFrom('tasks')
    .select(['subject', 'ended_at', 'ended_how'])
    .where('kind', '=', 'seat-free')
    .where('subject', 'like', `${seatSubject(id, '')}%`)
    .execute();
  const passed = new Set(
    tasks
      .filter((each) => each.ended_how === 'done-task')
      .filter(({ ended_at: at }) => (at ?? 0) >= (row.freed_at ?? 0))
      .map(({ subject }) => subject),
  );
  const waiting = left > 0 ? await listWaitingPeople(tx, id, now) : [];
  const offered = waiting
    .filter(({ waits, enquiry }) => waits && !passed.has(seatSubject(id, enquiry)))
    .slice(0, left);
  const subjects = new Set(offered.map(({ enquiry }) => seatSubject(id, enquiry)));
  const open = tasks.filter(({ ended_at: at }) => at === null);
  const gone = open.map(({ subject }) => subject).filter((subject) => !subjects.has(subject));
  await endTasks(tx, ['seat-free'], gone, { at: now, by: 'site', how: 'no-seat' });
  const title = titleOf(batch);
  for (const { enquiry } of offered) {
    await openTask(tx, {
      kind: 'seat-free',
      subject: seatSubject(id, enquiry),
      enquiryId: enquiry,
      since: now,
      dueAt: now,
      wholeDay: true,
      detail: { batch: id, title, left: String(left) },
    });
  }
}

/** Passing on a free seat opens the task of the next who waits, within the transaction that ended the task. */
export async function offerToNext(
  tx: Kysely<Tables>,
  { detail }: Pick<Task, 'detail'>,
  { at }: Pick<TaskEnd, 'at'>,
): Promise<void> {
  if (detail.batch) await offer(tx, detail.batch, at);
}

/** The ids of batches with an open task about a free seat. */
export async function listOffered(db: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('subject')
    .where('kind', '=', 'seat-free')
    .where('ended_at', 'is', null)
    .where(sql<boolean>`subject like 'batch:%/%'`)
    .execute();
  return [...new Set(rows.map(({ subject }) => subject.slice(6, subject.indexOf('/'))))];
}
