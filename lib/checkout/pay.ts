/** The whole way of a payment in the browser: order, checkout, verification. Texts: careers.md, section 8. */
import { type Checkout, isOpened, type SignedPayment } from '#lib/checkout/checkout';
import { type Reply, send } from '#lib/forms/send';
import { trapField } from '#lib/forms/trap';
import { calls } from '#lib/routes';

type Values = Readonly<Record<string, unknown>>;

interface Ways {
  /** The checkout that belongs to a key. */
  readonly checkoutOf: (keyId: string) => Checkout;
  /** Shows the visitor how far it is. */
  readonly tell: (text: string) => void;
}

/** Resolves with `sent` once the payment is verified; else with the message that the page shows. */
export async function pay(
  answers: Values,
  key: string,
  { checkoutOf, tell }: Ways,
): Promise<Reply> {
  const { [trapField]: trap, ...formData } = answers;
  const opened = await send(calls.order, { formData, [trapField]: trap }, key);
  if (!opened.sent || !isOpened(opened.answer)) return orderFailed(opened);
  const order = opened.answer;
  const report = (action: string, more: object) =>
    send(action, { formData, ...clock(), orderId: order.order_id, ...more }, crypto.randomUUID());
  const payment = await checkoutOf(order.key_id)(order, formData, (attempt) => {
    tell(`Payment failed: ${attempt.description}`);
    report(calls.paymentFailureCheck, { status: 'payment failed', ...attempt });
  });
  if (!payment) {
    tell('');
    report(calls.closedPaymentWindow, {});
    return { sent: false, message: 'Payment cancelled by user' };
  }
  tell('Payment completed successfully!');
  const verified = await verify(payment, formData);
  tell(verified.sent ? 'Payment verified! Redirecting to thank you page...' : '');
  return verified;
}

function orderFailed({ status, message, errors }: Reply): Reply {
  const text = status === 422 ? message : `Payment failed: ${message ?? 'Failed to create order'}`;
  return { sent: false, ...(status === undefined ? {} : { status }), message: text, errors };
}

const triesToVerify = 3;

/** The same payment may be verified again, so a lost answer is asked for once more. */
async function verify(payment: SignedPayment, formData: object): Promise<Reply> {
  const body = { ...payment, formData, status: 'payment completed', ...clock() };
  let reply: Reply = { sent: false };
  for (let tries = 0; tries < triesToVerify; tries += 1) {
    reply = await send(calls.verifyPayment, body, payment.razorpay_payment_id);
    if (reply.sent || (reply.status !== undefined && reply.status < 500)) break;
  }
  if (reply.sent) return reply;
  const message = 'Payment verification failed! Our team will contact you soon.';
  return { sent: false, status: 400, message: (reply.status === 409 && reply.message) || message };
}

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }).format(Date.now());

const clock = () => ({
  date: inIndia({ dateStyle: 'short' }),
  time: inIndia({ timeStyle: 'medium' }),
});
