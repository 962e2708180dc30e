/** A seat moves to another batch with all that follows for its request, in one transaction. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { NewDocument } from '#lib/accounting/rules/invoice';
import { moveSeat as moveSeatIn, type SeatRefused } from '#lib/batches/queries/moves';
import { asBatch } from '#lib/batches/queries/reads';
import { lockBatch } from '#lib/batches/queries/seats';
import { changeEnquiryIn } from '#lib/enquiries/queries/changes';
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { limitRequests, renameLines } from '#lib/payments/queries/batch-changes';
import { insertDocument } from '#lib/payments/queries/invoices';
import { moneyTasks, partSubject } from '#lib/payments/rules/requests';
import { Undone, unlessUndone } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { endTasks } from '#lib/tasks/queries';

/** An invoice that is credited as a whole, and the one for the same money with the other heads of tax. */
export interface Reissue {
  readonly invoice: string;
  readonly creditNote: NewDocument;
  readonly document: NewDocument;
}

interface SeatMoved {
  readonly write: EnquiryWrite;
  readonly from: string;
  readonly to: string;
  /** The member's address. */
  readonly by: string;
  /** When what is still to come is due from now on; ISO days. */
  readonly dues: readonly { readonly part: number; readonly due: string }[];
  /** The invoices of its request as they were read: another payment meanwhile makes the move stale. */
  readonly invoices: readonly string[];
  readonly reissues: readonly Reissue[];
  /** The prefix of the invoice series. */
  readonly prefix: string;
}

export type SeatMoveDone =
  | {
      readonly done: 'moved';
      readonly request: string;
      readonly issued: readonly { readonly invoice: string; readonly creditNote: string }[];
    }
  | { readonly done: 'stale' | SeatRefused };

export const moveSeat = (db: Kysely<Tables>, move: SeatMoved): Promise<SeatMoveDone> =>
  unlessUndone<SeatMoveDone>(
    db.transaction().execute(async (tx) => {
      const { write, from, to, by } = move;
      if (!(await changeEnquiryIn(tx, write))) return { done: 'stale' };
      const now = write.event.at;
      const moved = await moveSeatIn(tx, { from, to, enquiry: write.id, now, by });
      if (moved.done !== 'moved') throw new Undone({ done: moved.done });
      const { request } = moved;
      if ((await invoicesOf(tx, request)).join() !== [...move.invoices].sort().join()) {
        throw new Undone({ done: 'stale' });
      }
      const row = await lockBatch(tx, to);
      if (!row) throw new Undone({ done: 'unknown' });
      await renameLines(tx, request, `batch-${from}`, asBatch(row));
      await limitRequests(tx, asBatch(row), now, request);
      await resumeParts(tx, request, move);
      const issued: { invoice: string; creditNote: string }[] = [];
      for (const reissue of move.reissues)
        issued.push(await reissueInvoice(tx, reissue, move.prefix));
      return { done: 'moved', request, issued };
    }),
  );

/** Those that hold, by number. */
async function invoicesOf(tx: Kysely<Tables>, request: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('tax_documents')
    .select('number')
    .where('request', '=', request)
    .where('kind', '=', 'invoice')
    .where('replaced_by', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Parts that were suspended come back, unless another batch of the request is cancelled too. */
async function resumeParts(
  tx: Kysely<Tables>,
  request: string,
  { dues, write, by }: Pick<SeatMoved, 'dues' | 'write' | 'by'>,
): Promise<void> {
  const elsewhere = await tx
    .selectFrom('batch_seats')
    .innerJoin('batches', 'batches.id', 'batch_seats.batch')
    .select('batch_seats.batch')
    .where('request', '=', request)
    .where('taken_at', 'is not', null)
    .where('cancelled_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  for (const { part, due } of dues) {
    const moved = await tx
      .updateTable('payment_parts')
      .set({ due, ...(!elsewhere && { suspended_at: null }) })
      .where('request', '=', request)
      .where('part', '=', part)
      .where('paid_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .where('due', '<>', due)
      .returning('part')
      .execute();
    const subjects = moved.map((each) => partSubject(request, each.part));
    await endTasks(tx, moneyTasks, subjects, { at: write.event.at, by, how: 'move-seat' });
  }
  if (elsewhere) return;
  await tx
    .updateTable('payment_parts')
    .set({ suspended_at: null })
    .where('request', '=', request)
    .where(sql<boolean>`suspended_at is not null`)
    .execute();
}

async function reissueInvoice(
  tx: Transaction<Tables>,
  { invoice: former, creditNote: note, document }: Reissue,
  prefix: string,
) {
  const creditNote = await insertDocument(tx, note, 'CN');
  const invoice = await insertDocument(tx, document, prefix);
  await tx
    .updateTable('tax_documents')
    .set({ replaced_by: invoice })
    .where('number', '=', former)
    .execute();
  await tx
    .updateTable('payment_parts')
    .set({ invoice_number: invoice })
    .where('invoice_number', '=', former)
    .execute();
  return { invoice, creditNote };
}
