/** Money of somebody who was erased goes back: their reference and the papers stay, and no mail is written to them. */
import { newRefund, readRefund, refundableBy, sendRefunds } from '#lib/payments/actions/refund';
import { refundForm } from '#lib/payments/forms';
import type { PaymentFile, Wrong } from '#lib/payments/schema';
import type { AppContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import type { Fields } from '#lib/platform/http/intake/body';
import type { Task } from '#lib/tasks/schema';

/** The payments that a task without an enquiry is about; undefined where no refund ends it. Throws StoreUnavailable. */
export async function moneyOfTask(
  { findPayment, findRequestMoney }: Pick<Store, 'findPayment' | 'findRequestMoney'>,
  { kind, subject, detail, enquiryId }: Task,
): Promise<PaymentFile | undefined> {
  if (enquiryId !== undefined) return undefined;
  const found =
    detail.payment && (kind === 'batch-cancelled' || kind === 'follow-up')
      ? await findRequestMoney(detail.payment)
      : kind === 'to-go-back'
        ? await findPayment(subject)
        : undefined;
  return found && { requests: [], ...found };
}

type Done =
  | { readonly ok: true }
  | { readonly wrong: Wrong }
  /** A colleague refunded another amount of it meanwhile. */
  | { readonly stale: true };

interface Input {
  readonly fields: Fields;
  /** The member's address. */
  readonly by: string;
  readonly now: number;
}

/** The credit note and the refund in one; where no provider sends it, a task to transfer it follows. Throws StoreUnavailable. */
export async function refundErased(
  context: AppContext,
  task: Task,
  { fields, by, now }: Input,
): Promise<Done> {
  const { store } = context;
  const file = await moneyOfTask(store, task);
  const of = file && refundableBy(file, refundForm.schema.parse(fields).payment);
  if (!file || !of) return { wrong: { payment: 'Choose the payment to refund.' } };
  const read = readRefund(fields, file, of);
  if ('wrong' in read) return read;
  const about = { reference: task.detail.erased ?? '', by, at: now };
  const done = await store.askRefund(newRefund(file, of, read.ok, about));
  if (done.done === 'stale') return { stale: true };
  await sendRefunds(context);
  return { ok: true };
}
