/** A started payment that the bank has not confirmed, as the enquiry's page shows it. */
import { expect, test } from '@jest/globals';
import { openProviderDesk } from '#tests/payments/requests/pay-desk';
import { openOrder, readPage } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const minute = 60_000;
const title = 'Your bank has not confirmed yet';

const shop = forEachTest(async () => {
  const desk = await openProviderDesk();
  const { order_id: order } = await openOrder(desk);
  return {
    close: desk.close,
    begin: () => desk.provider.pay(order, { status: 'created' }),
    async pageAfter(ms: number) {
      desk.clock.now += ms;
      await desk.reconcile();
      return readPage(desk);
    },
  };
});

test('it is said with the hour until which nobody should pay again, and a way to look again', async () => {
  expect(await shop().pageAfter(0)).not.toContain(title);
  shop().begin();
  const page = await shop().pageAfter(2 * minute);
  expect(page).toContain(title);
  expect(page).toMatch(/do not pay again before Tue 24 Nov 2026, 12:42/);
  expect(page).toContain('Look again');
});

test('it is said no more once the bank refuses it, once it is paid, and after an hour', async () => {
  const payment = shop().begin();
  expect(await shop().pageAfter(2 * minute)).toContain(title);
  payment.status = 'failed';
  expect(await shop().pageAfter(10 * minute)).not.toContain(title);
  const second = shop().begin();
  expect(await shop().pageAfter(20 * minute)).toContain(title);
  expect(await shop().pageAfter(61 * minute)).not.toContain(title);
  second.status = 'captured';
  expect(await shop().pageAfter(120 * minute)).toContain('Payment complete');
});
