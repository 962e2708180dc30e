import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { openGateway } from '#lib/payments/gateway/gateway';
import { compareWithProvider } from '#lib/payments/jobs';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { forEachTest } from '#tests/setup/for-each-test';
import { openTestSite } from '#tests/setup/test-site';

const harness = forEachTest(openPaymentHarness);

const payAndReport = async (id: string) => {
  const payment = harness().provider.pay(id);
  expect((await harness().webhook('payment.captured', payment)).status).toBe(200);
};

const namedBy = (id: string) =>
  harness().provider.orders.find((each) => each.id === id)?.notes.invoice;

async function untilNamed(id: string): Promise<string> {
  for (;;) {
    const number = namedBy(id);
    if (number) return number;
    await new Promise(setImmediate);
  }
}

/** The site after its disk was lost has an empty store and the same provider. */
async function onEmptyStore<T>(
  work: (context: Awaited<ReturnType<typeof openTestSite>>['context']) => Promise<T>,
): Promise<T> {
  const opened = await openTestSite(harness().provider.settings);
  try {
    return await work(opened.context);
  } finally {
    await opened.close();
  }
}

it('the provider gets the number of each invoice', async () => {
  const id = await harness().opened();
  await payAndReport(id);
  const number = await untilNamed(id);
  expect(number).toMatch(/^HOA\/26-27\/00001$/);
  expect((await harness().store.findOrder(id))?.invoiceNumber).toBe(number);
});

it('numbers that the provider names are not given again, and money of lost orders is reported to staff', async () => {
  const [first, second, unpaid] = [
    await harness().opened(),
    await harness().opened(),
    await harness().opened(),
  ];
  for (const id of [first, second]) {
    await payAndReport(id);
    await untilNamed(id);
  }
  // Sold by the same account elsewhere.
  const foreign = { id: 'order_foreign', amount: 5, currency: 'INR', receipt: 'shop-1', notes: {} };
  harness().provider.orders.push({ ...foreign, created_at: Math.floor(Date.now() / 1000) });
  harness().provider.pay(foreign.id);
  await onEmptyStore(async (context) => {
    const gateway = await openGateway(context.env, context.store);
    const asked = { since: 0, isAlone: true };
    for (const _ of ['once', 'again']) {
      expect(await compareWithProvider(context, gateway, asked)).toEqual({ paid: 2, unknown: 2 });
    }
    expect(await context.store.nextNumbers()).toEqual(['HOA/26-27/00003']);
    const mails = await context.store.claimDue('test', 10, context.now() + 1e12);
    expect(mails.map(({ mail }) => mail.role)).toEqual(['staff', 'staff']);
    const text = mails.map(({ mail }) => mail.text).join();
    for (const words of [first, second, 'HOA/26-27/00001', 'HOA/26-27/00002']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain(unpaid);
  });
});

it('a paid order that names no number counts as one, where nothing else names one', async () => {
  const { provider } = harness();
  const openedAt = Date.parse('2026-11-20T12:00+05:30') / 1000;
  for (let order = 0; order < 103; order += 1) {
    const id = `order_${order}`;
    const made = { created_at: openedAt, notes: {}, amount: 49_900, currency: 'INR' };
    provider.orders.push({ ...made, id, receipt: randomUUID() });
    provider.pay(id);
  }
  await onEmptyStore(async (context) => {
    const gateway = await openGateway(context.env, context.store);
    await compareWithProvider(context, gateway, { since: 0, isAlone: false });
    expect(await context.store.nextNumbers()).toEqual([]);
    await compareWithProvider(context, gateway, { since: 0, isAlone: true });
    expect(await context.store.nextNumbers()).toEqual(['HOA/26-27/00104']);
  });
});
