/** The whole way of a payment in the browser: order, checkout, verification. Texts: contract: Paid registration. */

import { apiRoutes } from '#data/addresses/routes';
import { honeypotField } from '#lib/forms/rules';
import { sentAt } from '#lib/forms/sent-at';
import { type PostResult, postForm } from '#lib/platform/browser/post-form';
import { randomId } from '#lib/platform/browser/random-id';
import {
  cancelledText,
  failedText,
  orderFailedText,
  paidText,
  unverifiedText,
  verifiedText,
} from '#lib/webinars/words/checkout';

/** The browser's side of a payment: what every way to pay needs, and what comes of it. */
export interface OpenedOrder {
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly key_id: string;
  readonly paid?: boolean;
}

export interface SignedPayment {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export interface FailedAttempt {
  readonly description: string;
  readonly paymentId?: string;
}

/** Opens a checkout. Resolves with the payment, or with nothing where it was dismissed. */
export type Checkout = (
  order: OpenedOrder,
  who: Readonly<Record<string, unknown>>,
  /** An attempt failed; the checkout stays open for another. */
  failed: (attempt: FailedAttempt) => void,
) => Promise<SignedPayment | undefined>;

function isOpened(answer: unknown): answer is OpenedOrder {
  const { amount, order_id: id, key_id: key } = (answer ?? {}) as Partial<OpenedOrder>;
  return typeof amount === 'number' && typeof id === 'string' && typeof key === 'string';
}

type Values = Readonly<Record<string, unknown>>;

interface PayOptions {
  /** The call that opens the order; that of the webinar without it. */
  readonly orderCall?: string;
  readonly verified?: string;
  readonly checkoutOf: (keyId: string) => Checkout;
  readonly showStatus: (text: string) => void;
  /** Lets a store that is away come back. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** Paid under a form's key, and not yet verified: the next click asks about it instead of charging again. */
const unverified = new Map<string, SignedPayment>();

/** Resolves with `sent` once the payment is verified; else with the message that the page shows. */
export async function pay(answers: Values, key: string, options: PayOptions): Promise<PostResult> {
  const { checkoutOf, showStatus, orderCall = apiRoutes.order } = options;
  const { [honeypotField]: honeypot, ...formData } = answers;
  const waiting = unverified.get(key);
  if (waiting) return verifyPaid(waiting, formData, key, options);
  const opened = await postForm(orderCall, { formData, [honeypotField]: honeypot }, key);
  if (!opened.sent || !isOpened(opened.answer)) return orderFailed(opened);
  const order = opened.answer;
  if (order.paid) {
    showStatus(options.verified ?? verifiedText);
    return opened;
  }
  const report = (action: string, more: object) =>
    postForm(
      action,
      { formData, ...sentAt(Date.now()), orderId: order.order_id, ...more },
      randomId(),
    );
  const payment = await checkoutOf(order.key_id)(order, formData, (attempt) => {
    showStatus(failedText(attempt.description));
    report(apiRoutes.paymentFailureCheck, { status: 'payment failed', ...attempt });
  });
  if (!payment) {
    showStatus('');
    report(apiRoutes.closedPaymentWindow, {});
    return { sent: false, message: cancelledText };
  }
  return verifyPaid(payment, formData, key, options);
}

const offline =
  'You are offline: you have not been charged. What you have typed stays here; press Pay again once you are online.';

function orderFailed({ status, message, errors }: PostResult): PostResult {
  if (status === undefined && !navigator.onLine) return { sent: false, message: offline };
  // A question is no failure.
  const text = status === 422 || status === 409 ? message : failedText(message ?? orderFailedText);
  return { sent: false, ...(status === undefined ? {} : { status }), message: text, errors };
}

async function verifyPaid(
  payment: SignedPayment,
  formData: object,
  key: string,
  { showStatus, pause = wait, verified = verifiedText }: PayOptions,
): Promise<PostResult> {
  showStatus(paidText);
  unverified.set(key, payment);
  const reply = await verify(payment, formData, pause);
  if (isAnswered(reply)) unverified.delete(key);
  showStatus(reply.sent ? verified : '');
  if (reply.sent) return reply;
  const message = unverifiedText;
  // Without a status the form keeps its key, and with it the order that is paid.
  if (!isAnswered(reply)) return { sent: false, message };
  return { sent: false, status: 400, message: (reply.status === 409 && reply.message) || message };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isAnswered = ({ status }: PostResult) => status !== undefined && status < 500;

/** Long enough for a lock or a restart, short enough for somebody who watches. */
const pausesMs = [1000, 3000];

/** Verifying is idempotent, so a lost response is requested again. */
async function verify(
  payment: SignedPayment,
  formData: object,
  pause: (ms: number) => Promise<void>,
): Promise<PostResult> {
  const body = { ...payment, formData, status: 'payment completed', ...sentAt(Date.now()) };
  const ask = () => postForm(apiRoutes.verifyPayment, body, payment.razorpay_payment_id);
  let reply = await ask();
  for (const ms of pausesMs) {
    if (isAnswered(reply)) break;
    await pause(ms);
    reply = await ask();
  }
  return reply;
}
