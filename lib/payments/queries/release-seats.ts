/** A request that ends gives its seats back, unless another request of the same enquiry is for them too. */
import type { Transaction } from 'kysely';
import { freeSeats } from '#lib/batches/queries/seats';
import { seatSubject } from '#lib/batches/rules';
import { storableJson } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { dayMs, instantInIndia } from '#lib/platform/values/india';
import type { Task } from '#lib/tasks/schema';

/** The ids of the batches whose seats changed, for `followSeats`. */
export async function releaseSeats(
  tx: Transaction<Tables>,
  request: string,
): Promise<readonly string[]> {
  const seats = await tx
    .selectFrom('batch_seats')
    .innerJoin('batches', 'batches.id', 'batch_seats.batch')
    .select(['batch', 'enquiry', 'closes_at'])
    .where('request', '=', request)
    .where('taken_at', 'is not', null)
    .orderBy('batch')
    .execute();
  const passed: string[] = [];
  for (const { batch, enquiry, closes_at: closesAt } of seats) {
    const other = await otherRequest(tx, request, { batch, enquiry });
    if (!other) continue;
    passed.push(batch);
    // One that is not paid yet holds it from now on.
    const held = {
      taken_at: null,
      held_until: Math.min(instantInIndia(other.until) + dayMs, closesAt),
    };
    await tx
      .updateTable('batch_seats')
      .set({ request: other.number, ...(other.state === 'open' && held) })
      .where('batch', '=', batch)
      .where('enquiry', '=', enquiry)
      .execute();
    await renameTask(tx, seatSubject(batch, enquiry), other);
  }
  return [...passed, ...(await freeSeats(tx, { request }))];
}

interface Seat {
  readonly batch: string;
  readonly enquiry: string;
}

interface Other {
  readonly number: string;
  readonly state: string;
  readonly until: string;
  readonly paid: number;
}

/** One that was paid comes before one that only asks. */
async function otherRequest(
  tx: Transaction<Tables>,
  request: string,
  { batch, enquiry }: Seat,
): Promise<Other | undefined> {
  const rows = await tx
    .selectFrom('payment_requests')
    .select(['number', 'state', 'until'])
    .select((row) =>
      row
        .selectFrom('payment_parts')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_paise'), row.lit(0)).as('paid'))
        .whereRef('payment_parts.request', '=', 'payment_requests.number')
        .where('paid_at', 'is not', null)
        .as('paid'),
    )
    .where('enquiry_id', '=', enquiry)
    .where('number', '!=', request)
    .where('state', 'in', ['open', 'part', 'paid'])
    .where('lines', 'like', `%"batch-${batch}"%`)
    .orderBy('made_at')
    .execute();
  const others = rows.map((row): Other => ({ ...row, paid: Number(row.paid) }));
  return others.find(({ state }) => state !== 'open') ?? others[0];
}

/** In a cancelled batch staff decide about the money of the request that has the seat now. */
async function renameTask(
  tx: Transaction<Tables>,
  subject: string,
  { number, paid }: Other,
): Promise<void> {
  const task = await tx
    .selectFrom('tasks')
    .select(['id', 'detail'])
    .where('kind', '=', 'batch-cancelled')
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!task) return;
  const detail = JSON.parse(task.detail) as Task['detail'];
  await tx
    .updateTable('tasks')
    .set({ detail: storableJson({ ...detail, payment: number, amount: String(paid / 100) }) })
    .where('id', '=', task.id)
    .execute();
}
