/** Somebody may start a refund on the provider's dashboard, and a bank may raise a dispute. */
import type { TaxDocument } from '#lib/accounting/schema';
import { staffNote } from '#lib/enquiries/mails';
import { siteEvent } from '#lib/enquiries/rules/lists';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { paymentEvents } from '#lib/enquiries/views';
import { creditPrefix } from '#lib/payments/actions/documents';
import { creditNoteOf, type Refundable, refundables } from '#lib/payments/actions/refund';
import { refundMail } from '#lib/payments/mails';
import { numberMark } from '#lib/payments/rules/requests';
import { disputeTask } from '#lib/payments/rules/tasks';
import type { Consequence, PaymentFile, Refund } from '#lib/payments/schema';
import { paiseInWords } from '#lib/payments/words';
import type { AppContext } from '#lib/platform/context';
import { log } from '#lib/platform/log/log';
import { shortDay } from '#lib/platform/values/dates';
import { isoDayInIndia } from '#lib/platform/values/india';

/** It names the one who asked where no member did. */
const providerAsked = 'razorpay';

/** https://razorpay.com/docs/webhooks/payloads/refunds; times in epoch milliseconds. */
export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly receipt: string;
  readonly status: 'pending' | 'processed' | 'failed';
}

const states = { pending: 'sent', processed: 'refunded', failed: 'refused' } as const;

/** Recorded once with its credit note, and followed; what the site itself has asked for is left to its own job. */
export async function noteProviderRefund(context: AppContext, refund: ProviderRefund) {
  const { store, now } = context;
  if (await store.isOwnRefund(refund)) return;
  const state = states[refund.status];
  if (state !== 'sent' && (await store.moveForeignRefund(refund.id, state, now()))) return;
  // One that failed before it was heard of has moved no money.
  if (state === 'refused') return;
  for (;;) {
    const done = await recordOnce(context, refund, state);
    if (done === 'stale') continue;
    if (done === 'recorded') {
      context.wake('mail');
      context.wake('batches');
    }
    log().info({ refund: refund.id, done }, 'refund at the provider');
    return;
  }
}

async function recordOnce(
  context: AppContext,
  refund: ProviderRefund,
  state: 'sent' | 'refunded',
): Promise<'recorded' | 'known' | 'stale' | 'unknown'> {
  const { store, now } = context;
  const file = await store.findPayment(refund.paymentId);
  const of = file && refundables(file).find(({ payment }) => payment === refund.paymentId);
  if (!of) {
    const end = { at: now(), by: 'site', how: 'refund' };
    await store.endMoneyTask('unknown-money', refund.paymentId, end);
    // A second payment of a webinar has no row of its own.
    await store.endMoneyTask('to-go-back', refund.paymentId, end);
    return 'unknown';
  }
  const enquiry = file.enquiry && (await store.findEnquiry(file.enquiry.reference));
  const asked = refundOf(refund, of, { state, enquiry, at: now() });
  const document = documentOf(file, of, asked);
  const consequence = (isAll: boolean) =>
    enquiry && consequenceOf(context, enquiry, asked, { isAll, hasNote: document !== undefined });
  const [some, all] = [consequence(false), consequence(true)];
  return store.recordForeignRefund({
    refund: asked,
    prefix: document ? creditPrefix(document) : '',
    ...(document && { document }),
    refundedPaise: of.refundedPaise,
    ...(some && { some }),
    ...(all && { all }),
  });
}

/** The credit note covers no more than is left of the invoice, whatever was refunded. */
function documentOf(
  file: Pick<PaymentFile, 'documents'>,
  of: Refundable,
  { amountPaise, reason, askedAt }: Refund,
) {
  const creditable = Math.min(amountPaise, of.paidPaise - of.refundedPaise);
  const invoice: TaxDocument | undefined = creditable > 0 ? of.invoice : undefined;
  return creditNoteOf(file, invoice, { amountPaise: creditable, reason, at: askedAt });
}

interface Recorded {
  readonly state: 'sent' | 'refunded';
  readonly enquiry: Enquiry | undefined;
  readonly at: number;
}

function refundOf(
  { id, paymentId, amountPaise }: ProviderRefund,
  of: Refundable,
  { state, enquiry, at }: Recorded,
): Refund {
  const request = of.invoice?.request ?? of.stray?.request;
  return {
    id,
    payment: paymentId,
    ...(of.invoice && { invoice: of.invoice.number }),
    ...(request && { request }),
    ...(enquiry && { enquiryId: enquiry.id }),
    reference: enquiry?.reference ?? '',
    amountPaise,
    reason: 'Refunded at Razorpay',
    method: 'razorpay',
    state,
    providerRefundId: id,
    askedBy: providerAsked,
    askedAt: at,
    tries: 0,
    ...(state === 'refunded' && { settledAt: at }),
  };
}

function consequenceOf(
  { env }: AppContext,
  enquiry: Enquiry,
  refund: Refund,
  { isAll, hasNote }: { readonly isAll: boolean; readonly hasNote: boolean },
): Consequence {
  const { askedAt: at, id } = refund;
  const sum = paiseInWords(refund.amountPaise);
  const note = {
    topic: `refund-outside-${id}`,
    about: `${sum} was refunded at Razorpay`,
    rows: [
      ['What happened', 'Somebody refunded it on the dashboard of Razorpay, not on the desk'],
      ['Amount', sum],
      ['Against payment', refund.payment],
      ['Refund', id],
      ...(hasNote ? [['Credit note', numberMark] as [string, string]] : []),
      ['Still to do', isAll ? 'All of it was refunded: call them about the next step' : 'Nothing'],
    ] as [string, string][],
    at,
  };
  return {
    change: isAll && enquiry.outcome === 'enrolled' ? talkingAgain : {},
    event: siteEvent('refund-outside', at, { sum, refund: id }),
    mails: [
      ...refundMail(enquiry, { ...refund, isProvider: true, hasNote }, env),
      staffNote(enquiry, note, env),
    ],
    webhooks: paymentEvents('payment.refunded', enquiry, env, at, {
      payment: refund.request,
      amount: refund.amountPaise,
      ...(hasNote && { creditNote: numberMark }),
      refund: id,
    }),
  };
}

const talkingAgain = { state: 'talking', outcome: null, doneAt: null } as const;

/** https://razorpay.com/docs/webhooks/payloads/disputes; times in epoch milliseconds. */
export interface ProviderDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly reason: string;
  readonly respondBy: number | undefined;
}

/** The end of the event's name decides: a dispute is a task until it is decided. */
export async function noteDispute(
  context: AppContext,
  dispute: ProviderDispute,
  event: string,
): Promise<void> {
  const { store, env, now } = context;
  const at = now();
  const found = await store.findPayment(dispute.paymentId);
  const enquiry = found?.enquiry && (await store.findEnquiry(found.enquiry.reference));
  if (event === 'payment.dispute.won' || event === 'payment.dispute.closed') {
    await store.endMoneyTask('dispute', dispute.id, {
      at,
      by: 'site',
      how: event.slice('payment.'.length),
    });
    return;
  }
  const isLost = event === 'payment.dispute.lost';
  const sum = paiseInWords(dispute.amountPaise);
  const by = dispute.respondBy === undefined ? '' : shortDay(isoDayInIndia(dispute.respondBy));
  const text = isLost
    ? `Lost: the bank has taken ${sum} back. Say on the enquiry what becomes of the seat`
    : `The bank asks for ${sum} back (${dispute.reason}): answer it at Razorpay${by && ` by ${by}`}`;
  const task = disputeTask(
    {
      ...{ payment: dispute.paymentId, amountPaise: dispute.amountPaise },
      respondBy: isLost ? undefined : dispute.respondBy,
      id: isLost ? `${dispute.id}/lost` : dispute.id,
      reason: text,
      enquiryId: enquiry?.id,
    },
    at,
  );
  const note = {
    topic: `dispute-${dispute.id}${isLost ? '-lost' : ''}`,
    about: isLost ? 'a dispute was lost' : 'a payment is disputed',
    rows: [
      ['What to do', text],
      ['Payment', dispute.paymentId],
      ['Amount', sum],
    ] as [string, string][],
    at,
  };
  const consequence = enquiry && {
    change: {},
    event: siteEvent(isLost ? 'dispute-lost' : 'dispute', at, { sum, by }),
    mails: [staffNote(enquiry, note, env)],
    webhooks: [],
  };
  const around = { ...(consequence && { consequence }), ...(isLost && { ends: dispute.id }) };
  if (await store.openDispute(task, around)) context.wake('mail');
}
