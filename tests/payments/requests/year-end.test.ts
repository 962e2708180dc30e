/** Money of the last minute of a financial year stays in that year (fourth.md 9.30). */
import { expect, test } from '@jest/globals';
import { isoDayInIndia } from '#lib/platform/values/india';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { openOrder, payOrder, verify } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const lastSeconds = Date.parse('2027-03-31T23:59:50+05:30');

/** Asks for module 5 and pays at that moment; the browser tells the site `later` milliseconds after. */
async function pays(at: number, later: number) {
  desk().clock.now = at;
  await desk().perform('ask-payment', { line: 'module-5' });
  const { order_id: order, browser } = await openOrder(desk());
  const signed = await payOrder(desk(), order);
  desk().clock.now = at + later;
  expect(await verify(signed, browser)).toMatchObject({ status: 200 });
  const { documents, requests } = await desk().file();
  const [{ number, issuedAt, receivedOn } = { issuedAt: 0 }] = documents;
  const paidAt = requests[0]?.parts[0]?.paidAt ?? 0;
  return { number, issued: isoDayInIndia(issuedAt), receivedOn, paid: isoDayInIndia(paidAt) };
}

test('captured on 31 March at 23:59:50 and verified after midnight, it is invoiced on 31 March', async () => {
  expect(await pays(lastSeconds, 20_000)).toEqual({
    number: 'HOA/26-27/00001',
    issued: '2027-03-31',
    receivedOn: '2027-03-31',
    paid: '2027-03-31',
  });
});

test('heard of two hours later, the payment keeps its day and the invoice bears the day it is made', async () => {
  expect(await pays(lastSeconds, 2 * 60 * 60_000)).toEqual({
    number: 'HOA/27-28/00001',
    issued: '2027-04-01',
    receivedOn: '2027-03-31',
    paid: '2027-03-31',
  });
});

test('a webinar is paid when its money was captured, though the webhook comes later', async () => {
  const harness = await openPaymentHarness();
  try {
    const id = await harness.opened();
    const capturedAt = Math.floor(harness.clock.now / 1000) * 1000;
    const payment = { ...harness.provider.pay(id), created_at: capturedAt / 1000 };
    harness.clock.now += 20 * 60_000;
    await harness.webhook('payment.captured', payment);
    expect((await harness.store.findOrder(id))?.changedAt).toBe(capturedAt);
  } finally {
    await harness.close();
  }
});
