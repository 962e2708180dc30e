import { kindWords } from '#data/form-kinds';
import {
  isOwed,
  refundTask,
  type WithdrawnPayment,
  withdrawnPayment,
} from '#lib/accounts/views/withdrawn';
import { erasedEvent } from '#lib/enquiries/actions/record';
import { answersOf } from '#lib/enquiries/mails';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { leavePlacement } from '#lib/placement/erasure';
import type { AppContext } from '#lib/platform/context';
import { log } from '#lib/platform/log/log';
import { siteNotice } from '#lib/platform/mail/write-mail';
import { dayMs, inIndia } from '#lib/platform/values/india';
import { mirrorErased } from '#lib/privacy/queries/records';
import type { NewTask } from '#lib/tasks/schema';

/** The kind of the mail about a withdrawal: it names no person. */
const withdrawalKind = 'withdrawal';

const paymentRows = (payment: WithdrawnPayment) =>
  answersOf([
    ['Paid', `${payment.amount} on ${payment.paid}`],
    ['Payment', payment.payment],
    ...(payment.invoice ? [['Invoice', payment.invoice] as const] : []),
    ['The money', refundTask(payment)],
  ]);

/** A week: the promise is 7 to 10 working days. */
const refundMs = 7 * dayMs;

/** A refund that is owed stays on the list of staff, with the reference and without the person. */
const owedTask = (reference: string, payment: WithdrawnPayment, at: number): NewTask => ({
  kind: 'follow-up',
  subject: `withdrawn:${reference}`,
  since: at,
  dueAt: at + refundMs,
  wholeDay: true,
  detail: {
    erased: reference,
    text: `Withdrawn: ${[payment.payment, payment.invoice].filter(Boolean).join(', ')}. ${refundTask(payment)}`,
    ...(payment.request && { payment: payment.request }),
  },
});

/** Everything of the enquiry goes; staff and another system learn reference and kind, once. */
export async function withdraw(context: AppContext, enquiry: Enquiry): Promise<void> {
  const { store, env, now, wake } = context;
  const at = now();
  const { reference, kind, suspicion } = enquiry;
  const payment = await withdrawnPayment(store, enquiry, at);
  const webhook = suspicion === undefined ? erasedEvent(enquiry, env, at) : undefined;
  const { note, mail } = siteNotice(env, {
    kind: withdrawalKind,
    receivedAt: at,
    name: reference,
    transcript: [
      { name: 'withdrawnAt', label: 'Withdrawn by the visitor', value: inIndia(at) },
      { name: 'kind', label: 'It was a', value: `${kindWords(kind).noun} [${kind}]` },
      {
        name: 'what',
        label: 'What to do',
        value:
          'We have erased everything about it here. Please do not call or write, and delete the mails about it.',
      },
      ...(payment ? paymentRows(payment) : []),
    ],
    more: [{ name: 'id', label: 'Reference', value: reference }],
  });
  await leavePlacement(context, enquiry.id);
  await store.eraseEnquiry(enquiry.id, at, {
    // Staff never heard of a suspicious one.
    ...(suspicion === undefined && { notice: { submission: note, mails: [mail] } }),
    ...(payment && isOwed(payment) && { task: owedTask(reference, payment, at) }),
    ...(webhook && { webhooks: [webhook] }),
  });
  await mirrorErased(store, env.DATA_DIR);
  log().info({ submission: enquiry.id }, 'withdrawn');
  wake('mail');
}
