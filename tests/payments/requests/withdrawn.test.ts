/** Somebody who has paid for an enrolment withdraws it. */
import { expect, test } from '@jest/globals';
import { withdrawnPayment } from '#lib/accounts/views/withdrawn';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { payDue } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const day = 24 * 60 * 60 * 1000;

test('what was paid, by which invoices, and what of it comes back is reported', async () => {
  const countNotices = () =>
    withdrawnPayment(
      desk().context.store,
      { id: desk().id, kind: 'certificate' },
      desk().clock.now,
    );
  expect(await countNotices()).toBeUndefined();
  await desk().perform('ask-payment', { line: ['module-1', 'module-5'], parts: 2 });
  expect(await countNotices()).toBeUndefined();
  await payDue(desk());
  const { documents } = await desk().file();
  expect(await countNotices()).toMatchObject({
    goesBack: 'less-fee',
    invoice: documents[0]?.number,
  });
  desk().clock.now += 2 * day;
  expect(await countNotices()).toMatchObject({
    goesBack: 'undelivered',
    amount: `₹${((documents[0]?.totalPaise ?? 0) / 100).toLocaleString('en-IN')}`,
  });
});
