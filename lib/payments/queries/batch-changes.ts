/** All of it runs in the transaction of the batch's change. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { asBatch } from '#lib/batches/queries/reads';
import { followSeats } from '#lib/batches/queries/seats';
import type { ChangedBatch } from '#lib/batches/queries/writes';
import { type Batch, endsAt, lastDayToJoin, seatSubject } from '#lib/batches/rules';
import { inOneLine, titleOf } from '#lib/batches/words';
import { insertEvent } from '#lib/enquiries/queries/rows';
import { closeRequest } from '#lib/payments/queries/requests';
import { dueTopic, moneyTasks, partSubject } from '#lib/payments/rules/requests';
import { batchCode, inBatch } from '#lib/payments/words';
import { storableJson } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { withdrawMails } from '#lib/platform/mail/queries/outbox';
import { isoDayInIndia } from '#lib/platform/values/india';
import { endTasks, openTask } from '#lib/tasks/queries';

export async function followBatchChange(
  tx: Transaction<Tables>,
  { batch: row, kind, by }: ChangedBatch,
): Promise<void> {
  const batch = asBatch(row);
  if (kind === 'plan') {
    await describeBatch(tx, batch);
    await limitRequests(tx, batch, by.at);
    await limitParts(tx, batch);
    await followSeats(tx, [batch.id], by.at);
  }
  if (kind === 'cancel') {
    await cancelUnpaid(tx, batch, by.at);
    await askToDecide(tx, batch, by.at);
  }
}

const naming = (batch: Batch) => sql<boolean>`lines like ${`%"${batchCode(batch)}"%`}`;

/** Requests and their parts say what the batch is now; documents stay as they were issued. */
async function describeBatch(tx: Kysely<Tables>, batch: Batch): Promise<void> {
  const numbers = await tx
    .selectFrom('payment_requests')
    .select('number')
    .where(naming(batch))
    .execute();
  for (const { number } of numbers) await renameLines(tx, number, batchCode(batch), batch);
}

/** The lines of `code` in a request and its parts become those of `batch`; what they cost stays as agreed. */
export async function renameLines(
  tx: Kysely<Tables>,
  request: string,
  code: string,
  batch: Batch,
): Promise<void> {
  const renamed = (lines: string) =>
    storableJson(
      (JSON.parse(lines) as PaymentLine[]).map((line) =>
        line.code === code ? inBatch(line, batch) : line,
      ),
    );
  const found = await tx
    .selectFrom('payment_requests')
    .select(['number', 'lines'])
    .where('number', '=', request)
    .execute();
  for (const { number, lines } of found) {
    await tx
      .updateTable('payment_requests')
      .set({ lines: renamed(lines) })
      .where('number', '=', number)
      .execute();
  }
  const parts = await tx
    .selectFrom('payment_parts')
    .select(['id', 'lines'])
    .where('request', '=', request)
    .execute();
  for (const { id, lines } of parts) {
    await tx
      .updateTable('payment_parts')
      .set({ lines: renamed(lines) })
      .where('id', '=', id)
      .execute();
  }
}

/** An unpaid part can be paid until the last day on which the batch is joined. */
export async function limitRequests(
  tx: Kysely<Tables>,
  batch: Batch,
  now: number,
  request?: string,
): Promise<void> {
  const last = lastDayToJoin(batch);
  const open = await tx
    .selectFrom('payment_requests')
    .select('number')
    .where(naming(batch))
    .where('state', '=', 'open')
    .where('until', '>=', isoDayInIndia(now))
    .where('until', '>', last)
    .$if(request !== undefined, (query) => query.where('number', '=', request ?? ''))
    .execute();
  for (const { number } of open) {
    await tx
      .updateTable('payment_requests')
      .set({ until: last })
      .where('number', '=', number)
      .execute();
    await tx
      .updateTable('payment_parts')
      .set({ due: last })
      .where('request', '=', number)
      .where('part', '=', 1)
      .execute();
  }
}

/** No part is due after the batch has ended. */
async function limitParts(tx: Kysely<Tables>, batch: Batch): Promise<void> {
  const last = isoDayInIndia(endsAt(batch));
  await tx
    .updateTable('payment_parts')
    .set({ due: last })
    .where('due', '>', last)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('request', 'in', (row) =>
      row.selectFrom('payment_requests').select('number').where(naming(batch)),
    )
    .execute();
}

/** The people are notified by the mails of the batch (lib/batches/jobs.ts), which are owed until they are written. */
async function cancelUnpaid(tx: Transaction<Tables>, batch: Batch, now: number): Promise<void> {
  const unpaid = await tx
    .selectFrom('payment_requests')
    .select(['number', 'enquiry_id'])
    .where(naming(batch))
    .where('state', '=', 'open')
    .where('until', '>=', isoDayInIndia(now))
    .forUpdate()
    .execute();
  for (const { number, enquiry_id: enquiryId } of unpaid) {
    await closeRequest(tx, number, { at: now, by: 'site', how: 'batch-cancelled' });
    await freeOthers(tx, number, batch, now);
    if (enquiryId) await noteCancelled(tx, enquiryId, batch, now, { payment: number });
  }
}

/** Frees what it held in other batches; by the seat in the cancelled one its mail knows whom to tell. */
async function freeOthers(
  tx: Transaction<Tables>,
  request: string,
  batch: Batch,
  now: number,
): Promise<void> {
  const freed = await tx
    .deleteFrom('batch_seats')
    .where('request', '=', request)
    .where('batch', '<>', batch.id)
    .where('taken_at', 'is', null)
    .returning('batch')
    .execute();
  await followSeats(
    tx,
    freed.map((each) => each.batch),
    now,
  );
}

/** Whoever paid: nothing more is asked for until staff have moved the seat or sent the money back. */
async function askToDecide(tx: Transaction<Tables>, batch: Batch, now: number): Promise<void> {
  await lockHolders(tx, batch);
  const seats = await tx
    .selectFrom('batch_seats')
    .select(['enquiry', 'request'])
    .select(
      sql<number>`coalesce((select sum(amount_paise) from payment_parts
        where payment_parts.request = batch_seats.request and paid_at is not null), 0)`.as('paid'),
    )
    .where('batch', '=', batch.id)
    .where('taken_at', 'is not', null)
    .orderBy('enquiry')
    .execute();
  for (const { enquiry, request, paid } of seats) {
    await suspendParts(tx, request, now);
    await openTask(tx, {
      kind: 'batch-cancelled',
      subject: seatSubject(batch.id, enquiry),
      enquiryId: enquiry,
      since: now,
      dueAt: now,
      wholeDay: true,
      detail: {
        batch: batch.id,
        title: `${titleOf(batch)}: ${inOneLine(batch)}`,
        payment: request,
        amount: String(paid / 100),
      },
    });
    await noteCancelled(tx, enquiry, batch, now, { payment: request, paid: 'yes' });
  }
}

/** Somebody who is being erased at this moment is gone before the seats are read, or stays until their duty is written. */
const lockHolders = (tx: Kysely<Tables>, { id }: Batch) =>
  tx
    .selectFrom('submissions')
    .select('id')
    .where('id', 'in', (row) =>
      row.selectFrom('batch_seats').select('enquiry').where('batch', '=', id),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();

async function suspendParts(tx: Kysely<Tables>, request: string, now: number): Promise<void> {
  const parts = await tx
    .updateTable('payment_parts')
    .set({ suspended_at: now })
    .where('request', '=', request)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('suspended_at', 'is', null)
    .returning('part')
    .execute();
  await withdrawMails(
    tx,
    parts.map(({ part }) => dueTopic(request, part)),
    now,
  );
  const subjects = parts.map(({ part }) => partSubject(request, part));
  await endTasks(tx, moneyTasks, subjects, { at: now, by: 'site', how: 'suspended' });
}

const noteCancelled = (
  tx: Kysely<Tables>,
  enquiryId: string,
  batch: Batch,
  at: number,
  more: { readonly payment: string; readonly paid?: 'yes' },
) =>
  insertEvent(tx, enquiryId, {
    id: randomUUID(),
    at,
    by: { kind: 'site' },
    action: 'batch-cancelled',
    detail: { title: titleOf(batch), ...more },
  });
