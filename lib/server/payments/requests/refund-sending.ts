/** Refunds on their way: each is asked of the provider once, and asked about until it is done; one that it refuses is paid back by staff. Times in milliseconds. */
import { writeOf } from '#lib/server/enquiries/action-write';
import { siteEvent } from '#lib/server/enquiries/enquiry-history';
import { staffNote } from '#lib/server/forms/staff-mail';
import { log } from '#lib/server/log';
import { openGateway } from '#lib/server/payments/gateway';
import { type Gateway, GatewayFailed, RefundRefused } from '#lib/server/payments/provider';
import type { Deed } from '#lib/server/payments/requests/payment-answer';
import { refundMail } from '#lib/server/payments/requests/request-mails';
import { paiseInWords } from '#lib/server/payments/requests/words';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type {
  Consequence,
  PaymentFile,
  Refund,
  RefundOutcome,
} from '#lib/server/store/payments/schema';
import { paymentEvents } from '#lib/server/webhooks/events';

/** Longer than the provider is waited for, so that two hosts never ask at once. */
const leaseMs = 2 * 60_000;
const firstWaitMs = 60_000;
const longestWaitMs = 60 * 60_000;
const atOnce = 10;

/** Tries each refund that is due once. Returns how many were; throws what the store throws. */
export async function sendRefunds(site: Site, opened?: Gateway): Promise<number> {
  const due = await site.store.claimRefunds(atOnce, leaseMs, site.now());
  if (due.length === 0) return 0;
  const gateway = opened ?? (await gatewayOf(site));
  for (const refund of due) await sendOne(site, gateway, refund);
  return due.length;
}

/** `undefined` where the keys are gone: what waits goes on waiting. */
async function gatewayOf(site: Site): Promise<Gateway | undefined> {
  try {
    return await openGateway(site.env, site.store);
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    return undefined;
  }
}

async function sendOne(site: Site, gateway: Gateway | undefined, refund: Refund): Promise<void> {
  const outcome = await outcomeOf(site, gateway, refund);
  const enquiry = refund.reference ? await site.store.findEnquiry(refund.reference) : undefined;
  const consequence = enquiry && consequenceOf(site, enquiry, refund, outcome);
  const settled = await site.store.settleRefund(
    refund,
    { ...outcome, ...(consequence && { consequence }) },
    site.now(),
  );
  log().info({ refund: refund.id, state: outcome.state, settled }, 'refund');
  if (consequence) site.wakeCourier();
}

async function outcomeOf(
  site: Site,
  gateway: Gateway | undefined,
  refund: Refund,
): Promise<Omit<RefundOutcome, 'consequence'>> {
  const again =
    site.now() + Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(refund.tries - 1, 10));
  if (!gateway) return { state: refund.state, nextTryAt: again };
  try {
    const { id, status } = await gateway.refund({
      paymentId: refund.payment,
      amountPaise: refund.amountPaise,
      receipt: refund.id,
      isAgain: refund.tries > 1,
    });
    if (status === 'processed') return { state: 'refunded', providerRefundId: id };
    if (status === 'failed') return { state: 'refused', providerRefundId: id };
    return { state: 'sent', providerRefundId: id, nextTryAt: again };
  } catch (error) {
    if (error instanceof RefundRefused) return { state: 'refused' };
    if (!(error instanceof GatewayFailed)) throw error;
    log().warn({ refund: refund.id, reason: 'gateway-failed' }, 'refund');
    return { state: refund.state, nextTryAt: again };
  }
}

/** Nothing where nothing changed. */
function consequenceOf(
  { env, now }: Site,
  enquiry: Enquiry,
  refund: Refund,
  { state, providerRefundId = '' }: RefundOutcome,
): Consequence | undefined {
  if (state === refund.state || state === 'waiting') return undefined;
  const at = now();
  const sum = paiseInWords(refund.amountPaise);
  const isFirst = refund.state === 'waiting' && state !== 'refused';
  const webhooks = isFirst
    ? paymentEvents('payment.refunded', enquiry, env, at, {
        payment: refund.request,
        amount: refund.amountPaise,
        creditNote: refund.creditNote,
        refund: providerRefundId,
      })
    : [];
  const event = (action: string) => siteEvent(action, at, { sum, refund: providerRefundId });
  if (state === 'sent') return { change: {}, event: event('refund-sent'), mails: [], webhooks };
  if (state === 'refunded') return { change: {}, event: event('refunded'), mails: [], webhooks };
  const note = {
    topic: `refused-${refund.id}`,
    about: 'a refund was refused',
    rows: [
      ['What to do', 'Pay it back by bank transfer'],
      ['Amount', sum],
      ['Of the payment', refund.payment],
    ] as [string, string][],
    at,
  };
  const mails = [staffNote(enquiry, note, env)];
  return { change: {}, event: event('refund-refused'), mails, webhooks };
}

/** The one of this payment that the provider refused; undefined where none waits to be paid back by hand. */
export const refusedOf = ({ refunds }: PaymentFile, payment: string): Refund | undefined =>
  refunds.find((each) => each.payment === payment && each.state === 'refused');

/** `number`: theirs, as UTR or cheque. False where somebody was faster. */
export async function keepPaidBack(
  { site, by, enquiry, now }: Deed,
  refund: Refund,
  number: string,
): Promise<boolean> {
  const { store, env } = site;
  const action = { name: 'refund', sum: paidBackInWords(refund.amountPaise, number) } as const;
  const write = await writeOf(site, by, enquiry, enquiry.state, action);
  const paidBack = { ...refund, isProvider: false, hasNote: false, paidBack: number };
  const told = paymentEvents('payment.refunded', enquiry, env, now, {
    payment: refund.request,
    amount: refund.amountPaise,
    creditNote: refund.creditNote,
    refund: number,
  });
  const webhooks = [...(write.webhooks ?? []), ...told];
  const mails = refundMail(enquiry, paidBack, env);
  return store.keepPaidBack({ ...write, mails, webhooks }, refund.id, number, now);
}

export const paidBackInWords = (amountPaise: number, number: string): string =>
  `${paiseInWords(amountPaise)}, paid back elsewhere, ${number}`;
