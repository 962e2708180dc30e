import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

export const keySecret = 'key-secret';
export const webhookSecret = 'webhook-secret';

interface Paid {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
}

/** A stand-in for the provider's API: the calls that the site makes. */
export interface Provider {
  readonly url: string;
  /** They are for a site that takes payments here. */
  readonly settings: Readonly<Record<string, string>>;
  /** Answers as it should, with an error, by leading elsewhere, or not at all. */
  behaviour: 'well' | 'failing' | 'leading' | 'hanging';
  readonly elsewhere: string[];
  readonly orders: {
    id: string;
    amount: number;
    currency: string;
    receipt: string;
    /** Seconds. */
    created_at: number;
    notes: Record<string, string>;
  }[];
  readonly payments: Paid[];
  readonly captures: string[];
  readonly refunds: {
    id: string;
    payment: string;
    amount: number;
    receipt: string;
    status: string;
  }[];
  /** How a refund is that is asked for; or it is sent and its answer lost. */
  refunding: 'processed' | 'pending' | 'unanswered' | 'refused';
  pay(orderId: string, changes?: Partial<Paid>): Paid;
  close(): Promise<void>;
}

export async function startProvider(): Promise<Provider> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');

  const url = `http://127.0.0.1:${address.port}`;
  const provider: Provider = {
    url,
    settings: {
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: url,
    },
    behaviour: 'well',
    elsewhere: [],
    orders: [],
    payments: [],
    captures: [],
    refunds: [],
    refunding: 'processed',
    pay(orderId, changes = {}) {
      const amount = provider.orders.find(({ id }) => id === orderId)?.amount ?? 0;
      const id = `pay_${randomUUID().slice(0, 13)}`;
      const payment: Paid = { id, order_id: orderId, amount, currency: 'INR', status: 'captured' };
      Object.assign(payment, changes);
      provider.payments.push(payment);
      return payment;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    if (provider.behaviour === 'hanging') return;
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const wrong = (description: string) => reply(400, { error: { code: 'BAD', description } });
    if (url.startsWith('/elsewhere')) provider.elsewhere.push(`${method} ${url}`);
    else if (provider.behaviour === 'leading') {
      response.writeHead(307, { location: `${provider.url}/elsewhere${url}` });
      return void response.end();
    }
    if (provider.behaviour === 'failing') return reply(500, { error: { description: 'broken' } });
    if (method === 'POST' && url === '/v1/orders') {
      const asked = (await json(request)) as Omit<Provider['orders'][number], 'id'>;
      const made = { created_at: Math.floor(Date.now() / 1000), notes: {} };
      const order = { ...made, ...asked, id: `order_${randomUUID().slice(0, 13)}` };
      provider.orders.push(order);
      return reply(200, { ...order, status: 'created' });
    }
    const list = new URL(url, 'http://provider');
    if (method === 'GET' && list.pathname === '/v1/orders') {
      const [from, count, skip] = ['from', 'count', 'skip'].map((name) =>
        Number(list.searchParams.get(name)),
      );
      const isPaid = (id: string) =>
        provider.payments.some((each) => each.order_id === id && each.status === 'captured');
      const items = provider.orders
        .filter(({ created_at: at }) => at >= (from ?? 0))
        .slice(skip, (skip ?? 0) + (count ?? 10))
        .map((each) => ({ ...each, status: isPaid(each.id) ? 'paid' : 'created' }));
      return reply(200, { entity: 'collection', count: items.length, items });
    }
    const [, edited] = /^\/v1\/orders\/(\w[\w-]*)$/.exec(url) ?? [];
    const known = provider.orders.find(({ id }) => id === edited);
    if (method === 'PATCH' && known) {
      Object.assign(known.notes, ((await json(request)) as { notes: object }).notes);
      return reply(200, known);
    }
    const [, orderId] = /^\/v1\/orders\/(\w[\w-]*)\/payments$/.exec(url) ?? [];
    if (method === 'GET' && orderId) {
      const items = provider.payments.filter(({ order_id: of }) => of === orderId);
      return reply(200, { entity: 'collection', count: items.length, items });
    }
    const [, paymentId] = /^\/v1\/payments\/(\w[\w-]*)\/capture$/.exec(url) ?? [];
    const payment = provider.payments.find(({ id }) => id === paymentId);
    if (method === 'POST' && payment) {
      if (payment.status !== 'authorized') return wrong('already captured');
      provider.captures.push(payment.id);
      payment.status = 'captured';
      return reply(200, payment);
    }
    const [, refunded = '', many] =
      /^\/v1\/payments\/(\w[\w-]*)\/refund(s?)(?:\?.*)?$/.exec(url) ?? [];
    if (method === 'GET' && many) {
      const items = provider.refunds.filter((each) => each.payment === refunded);
      return reply(200, { entity: 'collection', count: items.length, items });
    }
    if (method === 'POST' && refunded) {
      const { refunding } = provider;
      if (refunding === 'refused') return wrong('The payment is too old to be refunded');
      const asked = (await json(request)) as { amount: number; receipt: string };
      const status = refunding === 'pending' ? 'pending' : 'processed';
      const id = `rfnd_${randomUUID().slice(0, 13)}`;
      const { amount, receipt } = asked;
      const refund = { id, payment: refunded, amount, receipt, status };
      provider.refunds.push(refund);
      return refunding === 'unanswered' ? reply(502, {}) : reply(200, refund);
    }
    return wrong('no such call');
  }
  return provider;
}
