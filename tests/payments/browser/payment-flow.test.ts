import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Checkout, pay } from '#lib/payments/browser/payment-flow';
import { openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, registrant, subjects } from '#tests/payments/payment-samples';

const realFetch = globalThis.fetch;

let desk: PaymentHarness;
let statuses: string[];
let verifications: number;
beforeEach(async () => {
  desk = await openPaymentHarness();
  statuses = [];
  verifications = 0;
  globalThis.fetch = async (to, init) => {
    const path = String(to);
    if (!path.startsWith('/')) return realFetch(to, init);
    const body = JSON.parse(String(init?.body));
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    if (path === '/api/order') return desk.order(body.formData, { 'idempotency-key': key });
    verifications += 1;
    return desk.verify(body);
  };
});
afterEach(async () => {
  globalThis.fetch = realFetch;
  await desk.close();
});

const checkout: Checkout = async ({ order_id }) => checkoutAnswer(desk.provider.pay(order_id));

/** Pays, and then the store is away until it is released. */
const thenAway =
  (store: { release: () => void }): Checkout =>
  async (order, who, failed) => {
    const payment = await checkout(order, who, failed);
    store.release = desk.hold();
    return payment;
  };

const submit = (key: string, pause: (ms: number) => Promise<void>, answers = registrant) =>
  pay(answers, key, {
    checkoutOf: () => checkout,
    showStatus: (text) => statuses.push(text),
    pause,
  });

it('a store that comes back within seconds of the payment is waited for', async () => {
  const pauses: number[] = [];
  const store = { release: () => {} };
  const reply = await pay(registrant, randomUUID(), {
    checkoutOf: () => thenAway(store),
    showStatus: (text) => statuses.push(text),
    pause: async (ms) => {
      pauses.push(ms);
      if (pauses.length === 2) store.release();
    },
  });
  expect([reply.sent, pauses]).toEqual([true, [1000, 3000]]);
  expect(statuses.at(-1)).toBe('Payment verified! Redirecting to thank you page...');
  expect(subjects(await desk.mails())).toEqual(once);
});

it('a visitor who clicks Pay after a payment that could not be verified is not charged again', async () => {
  const key = randomUUID();
  const store = { release: () => {} };
  const options = {
    checkoutOf: () => thenAway(store),
    showStatus: () => undefined,
    pause: async () => undefined,
  };
  const reply = await pay(registrant, key, options);
  expect(reply).toEqual({
    sent: false,
    message: 'Payment verification failed! Our team will contact you soon.',
  });
  store.release();
  const corrected = { ...registrant, phone: '98400 54321' };
  expect(await submit(key, async () => undefined, corrected)).toMatchObject({ sent: true });
  expect(desk.provider.payments).toHaveLength(1);
  expect(subjects(await desk.mails())).toEqual(once);
});

it('who was registered meanwhile by the provider’s word is led on without a checkout', async () => {
  const key = randomUUID();
  const closing = { checkoutOf: () => async () => undefined, showStatus: () => undefined };
  expect(await pay(registrant, key, closing)).toMatchObject({ sent: false });
  await desk.webhook('payment.captured', desk.provider.pay(desk.provider.orders[0]?.id ?? ''));
  expect(await submit(key, async () => undefined)).toMatchObject({ sent: true });
  expect(statuses).toEqual(['Payment verified! Redirecting to thank you page...']);
  expect([desk.provider.payments.length, verifications]).toEqual([1, 1]);
});

it('a payment that is refused for good is not asked about for ever', async () => {
  const forged: Checkout = async (order) => ({
    ...checkoutAnswer(desk.provider.pay(order.order_id)),
    razorpay_signature: 'f'.repeat(64),
  });
  const key = randomUUID();
  const options = { checkoutOf: () => forged, showStatus: () => undefined };
  expect(await pay(registrant, key, options)).toMatchObject({ sent: false, status: 400 });
  expect(await submit(key, async () => undefined)).toMatchObject({ sent: true });
});

it('asks as the server asks, and calls no question a failed payment', async () => {
  const message = 'This e-mail address has paid twice. To pay again, press the button once more.';
  globalThis.fetch = async () => Response.json({ message }, { status: 409 });
  const asked = await submit(randomUUID(), async () => undefined);
  expect([asked.status, asked.message]).toEqual([409, message]);
});

it('says that the line is broken, and else what the contract says of an order that cannot be made', async () => {
  const online = { onLine: false };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: online, configurable: true });
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const message = async () => (await submit(randomUUID(), async () => undefined)).message;
  expect(await message()).toMatch(/^You are offline: you have not been charged/);
  online.onLine = true;
  expect(await message()).toBe('Payment failed: Failed to create order');
  if (before) Object.defineProperty(globalThis, 'navigator', before);
});
