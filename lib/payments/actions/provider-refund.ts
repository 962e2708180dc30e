/** Somebody may start a refund on the provider's dashboard, and a bank may raise a dispute. */
import type { TaxDocument } from '#lib/accounting/schema';
import { paymentEvents, siteEvent } from '#lib/enquiries/actions/record';
import { staffNote } from '#lib/enquiries/mails';
import type { Consequence, Enquiry } from '#lib/enquiries/schema/enquiry';
import { creditPrefix } from '#lib/payments/actions/credit-notes';
import { creditNoteOf, type Refundable, refundables } from '#lib/payments/actions/refund';
import { refundMail } from '#lib/payments/mails';
import { numberMark } from '#lib/payments/rules/requests';
import { disputeTask } from '#lib/payments/rules/tasks';
import type { PaymentFile, Refund } from '#lib/payments/schema';
import { paiseInWords } from '#lib/payments/words';
import type { AppContext } from '#lib/platform/context';
import { log } from '#lib/platform/log/log';
import { isoDayInIndia, shortDay } from '#lib/platform/values/india';

/** It names the one who asked where no member did. */
const providerAsked = 'razorpay';

/** https://razorpay.com/docs/webhooks/payloads/refunds; times in epoch milliseconds. */
export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly receipt: string;
  readonly status: 'pending' | 'processed' | 'failed';
  /** The provider on its dashboard, or the bank of the payer, which won a dispute. */
  readonly by: 'provider' | 'bank';
}

const states = { pending: 'sent', processed: 'refunded', failed: 'refused' } as const;

/**
 * Recorded once with its credit note, and followed; what the site itself has asked for is left to its own job. True where it
 * is news.
 */
export async function noteProviderRefund(
  context: AppContext,
  refund: ProviderRefund,
): Promise<boolean> {
  const { store, now } = context;
  if (await store.isOwnRefund(refund)) return false;
  const state = states[refund.status];
  if (state !== 'sent' && (await store.moveForeignRefund(refund.id, state, now()))) return true;
  // One that failed before it was heard of has moved no money.
  if (state === 'refused') return false;
  for (;;) {
    const done = await recordOnce(context, refund, state);
    if (done === 'stale') continue;
    if (done === 'recorded') {
      context.wake('mail');
      context.wake('batches');
    }
    log().info({ refund: refund.id, done }, 'refund at the provider');
    return done !== 'known';
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
    enquiry &&
    consequenceOf(context, enquiry, asked, {
      isAll,
      hasNote: document !== undefined,
      by: refund.by,
    });
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
  { id, paymentId, amountPaise, by }: ProviderRefund,
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
    reason: by === 'bank' ? 'Taken back by the bank of the payer' : 'Refunded at Razorpay',
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
  { isAll, hasNote, by }: Followed,
): Consequence {
  const { askedAt: at, id } = refund;
  const sum = paiseInWords(refund.amountPaise);
  const { about, what, name } = outside[by];
  const note = {
    topic: `refund-outside-${id}`,
    about: about(sum),
    rows: [
      ['What happened', what],
      ['Amount', sum],
      ['Against payment', refund.payment],
      [name, id],
      ...(hasNote ? [['Credit note', numberMark] as [string, string]] : []),
      ['Still to do', isAll ? 'All of it was refunded: call them about the next step' : 'Nothing'],
    ] as [string, string][],
    at,
  };
  return {
    change: isAll && enquiry.outcome === 'enrolled' ? talkingAgain : {},
    event: siteEvent(by === 'bank' ? 'dispute-lost' : 'refund-outside', at, { sum, refund: id }),
    mails: [
      ...refundMail(enquiry, { ...refund, sentBy: by, hasNote }, env),
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

interface Followed {
  readonly isAll: boolean;
  readonly hasNote: boolean;
  readonly by: ProviderRefund['by'];
}

const outside = {
  provider: {
    about: (sum: string) => `${sum} was refunded at Razorpay`,
    what: 'Somebody refunded it on the dashboard of Razorpay, not on the desk',
    name: 'Refund',
  },
  bank: {
    about: (sum: string) => `a dispute was lost: the bank has taken ${sum} back`,
    what: 'The bank of the payer decided the dispute against us: the money is gone, and the books say so',
    name: 'Dispute',
  },
} as const;

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
  if (event === 'payment.dispute.lost') return lose(context, dispute, enquiry?.id);
  const sum = paiseInWords(dispute.amountPaise);
  const by = dispute.respondBy === undefined ? '' : shortDay(isoDayInIndia(dispute.respondBy));
  const text = `The bank asks for ${sum} back (${dispute.reason}): answer it at Razorpay${by && ` by ${by}`}`;
  const { id, paymentId: payment, amountPaise, respondBy } = dispute;
  const asked = { id, payment, amountPaise, respondBy, reason: text, enquiryId: enquiry?.id };
  const task = disputeTask(asked, at);
  const note = {
    topic: `dispute-${dispute.id}`,
    about: 'a payment is disputed',
    rows: [
      ['What to do', text],
      ['Payment', dispute.paymentId],
      ['Amount', sum],
    ] as [string, string][],
    at,
  };
  const consequence = enquiry && {
    change: {},
    event: siteEvent('dispute', at, { sum, by }),
    mails: [staffNote(enquiry, note, env)],
    webhooks: [],
  };
  if (await store.openDispute(task, { ...(consequence && { consequence }) })) context.wake('mail');
}

/** The money went back without us: a refund like another of the provider, and a task to call about what comes next. */
async function lose(
  context: AppContext,
  { id, paymentId, amountPaise }: ProviderDispute,
  enquiryId: string | undefined,
): Promise<void> {
  const at = context.now();
  const lost = {
    id,
    paymentId,
    amountPaise,
    receipt: '',
    status: 'processed',
    by: 'bank',
  } as const;
  if (!(await noteProviderRefund(context, lost))) return;
  const text = `Lost: the bank has taken ${paiseInWords(amountPaise)} back, and the books say so. Call them about what comes next`;
  const asked = { payment: paymentId, amountPaise, reason: text, enquiryId };
  await context.store.openDispute(disputeTask({ ...asked, id: `${id}/lost` }, at), { ends: id });
}
