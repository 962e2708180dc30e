/** The visitor's own doing: the withdrawal of it all. */
import { answersOf, siteNotice } from '#lib/server/forms/staff-mail';
import { log } from '#lib/server/log';
import { leavePlacement } from '#lib/server/placement/before-erasure';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { mirrorErased } from '#lib/server/store/erasure/records';
import {
  refundTask,
  type WithdrawnPayment,
  withdrawnPayment,
} from '#lib/server/visitor-page/withdrawn-payment';
import { erasedEvent } from '#lib/server/webhooks/events';
import { inIndia } from '#lib/shared/dates';
import { kindWords } from '#lib/shared/forms/registry';

/** The kind of the mail that tells of a withdrawal: of nobody any more. */
const withdrawalKind = 'withdrawal';

const rowsOf = (payment: WithdrawnPayment) =>
  answersOf([
    ['Paid', `${payment.amount} on ${payment.paid}`],
    ['Payment', payment.payment],
    ...(payment.invoice ? [['Invoice', payment.invoice] as const] : []),
    ['The money', refundTask(payment)],
  ]);

/** Everything of the enquiry goes; staff and another system learn reference and kind, once. */
export async function withdraw(site: Site, enquiry: Enquiry): Promise<void> {
  const { store, env, now, wakeCourier } = site;
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
      ...(payment ? rowsOf(payment) : []),
    ],
    more: [{ name: 'id', label: 'Reference', value: reference }],
  });
  await leavePlacement(site, enquiry.id);
  await store.eraseEnquiry(enquiry.id, at, {
    // Staff never heard of a suspicious one.
    ...(suspicion === undefined && { notice: { submission: note, mails: [mail] } }),
    ...(webhook && { webhooks: [webhook] }),
  });
  await mirrorErased(store, env.DATA_DIR);
  log().info({ submission: enquiry.id }, 'withdrawn');
  wakeCourier();
}
