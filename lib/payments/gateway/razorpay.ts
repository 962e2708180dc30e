import Razorpay from 'razorpay';
import {
  type Gateway,
  type PaidOrder,
  type Payment,
  type RefundAsked,
  RefundRefused,
  type SentRefund,
} from '#lib/payments/rules/orders';

interface Account {
  readonly keyId: string;
  readonly secret: string;
  readonly url: string | undefined;
  readonly timeoutMs: number;
}

/** Minutes in which a payment is captured by itself, and after which an uncaptured one goes back. */
const captureOptions = {
  automatic_expiry_period: 3 * 24 * 60,
  manual_expiry_period: 5 * 24 * 60,
  refund_speed: 'normal',
} as const;

/** The library has no place for a header of ours. */
interface Requests {
  readonly defaults: object;
  post(
    path: string,
    body: object,
    options: { readonly headers: Readonly<Record<string, string>> },
  ): Promise<{ readonly data: ProviderRefund }>;
}

interface ProviderRefund {
  readonly id: string;
  readonly status: SentRefund['status'];
  readonly receipt?: string | null;
}

export function openRazorpay({ keyId, secret, url, timeoutMs }: Account): Gateway {
  const client = new Razorpay({ key_id: keyId, key_secret: secret });
  // The library offers no setting for either.
  const { rq } = (client as unknown as { api: { rq: Requests } }).api;
  Object.assign(rq.defaults, { timeout: timeoutMs, maxRedirects: 0, ...(url && { baseURL: url }) });
  return {
    keyId,
    sandbox: false,
    secret,
    async openOrder({ amountPaise, currency }, receipt) {
      const { id, amount } = await client.orders.create({
        amount: amountPaise,
        currency,
        receipt,
        payment: { capture: 'automatic', capture_options: captureOptions },
      });
      if (typeof id !== 'string' || id === '' || Number(amount) !== amountPaise) {
        throw new Error('the order is not the one asked for');
      }
      return id;
    },
    async paymentsOf(providerOrderId) {
      const { items } = await client.orders.fetchPayments(providerOrderId);
      return items.map(({ id, amount, currency, status, created_at: madeAt }) => ({
        id,
        amountPaise: Number(amount),
        currency,
        status: status as Payment['status'],
        ...(Number(madeAt) > 0 && { paidAt: Number(madeAt) * 1000 }),
      }));
    },
    paidOrders: (since) => paidOrders(client, since),
    async nameInvoice(providerOrderId, number) {
      await client.orders.edit(providerOrderId, { notes: { [invoiceNote]: number } });
    },
    async capture({ id, amountPaise, currency }) {
      await client.payments.capture(id, amountPaise, currency);
    },
    refund: (asked) => refund(client, rq, asked),
  };
}

/** Among the notes of an order: https://razorpay.com/docs/api/orders/update */
const invoiceNote = 'invoice';
/** The provider gives a hundred at once. */
const pageSize = 100;

/** The account may sell more: our receipts are UUIDs. */
const ownReceipt = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function paidOrders(client: Razorpay, since: number): Promise<readonly PaidOrder[]> {
  const found: PaidOrder[] = [];
  const from = Math.floor(since / 1000);
  for (let skip = 0; ; skip += pageSize) {
    const { items } = await client.orders.all({ from, count: pageSize, skip });
    for (const { id, status, receipt, notes, created_at: openedAt } of items) {
      if (status !== 'paid' || !ownReceipt.test(receipt ?? '')) continue;
      const number: unknown = (notes as Record<string, unknown> | undefined)?.[invoiceNote];
      const invoice = typeof number === 'string' && { invoice: number };
      found.push({ id, openedAt: Number(openedAt) * 1000, ...invoice });
    }
    if (items.length < pageSize) return found;
  }
}

/**
 * Asked again, it looks first for the refund with this receipt; the header does the same at the provider:
 * https://razorpay.com/docs/api/refunds/create-normal
 */
async function refund(
  client: Razorpay,
  requests: Requests,
  { paymentId, amountPaise, receipt, isAgain }: RefundAsked,
): Promise<SentRefund> {
  const known = isAgain ? await refundBy(client, paymentId, receipt) : undefined;
  if (known) return { id: known.id, status: known.status };
  try {
    const { data } = await requests.post(
      `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
      { amount: amountPaise, speed: 'normal', receipt },
      { headers: { 'X-Refund-Idempotency': receipt } },
    );
    return { id: data.id, status: data.status };
  } catch (error) {
    throw isRefusal(error) ? new RefundRefused('the provider refused it', { cause: error }) : error;
  }
}

async function refundBy(
  client: Razorpay,
  paymentId: string,
  receipt: string,
): Promise<ProviderRefund | undefined> {
  const { items } = await client.payments.fetchMultipleRefund(paymentId, { count: 100 });
  return (items as unknown as readonly ProviderRefund[]).find((each) => each.receipt === receipt);
}

function isRefusal(error: unknown): boolean {
  const { response } = error as {
    response?: { status?: number; data?: { error?: { description?: string } } };
  };
  return response?.status === 400 && !/balance/i.test(response.data?.error?.description ?? '');
}
