import { expect, test } from '@jest/globals';
import { GET as read } from '#app/desk/[reference]/route';
import { readSignedIn } from '#tests/desk/desk-samples';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);

function page(): Promise<string> {
  const { reference } = desk();
  return readSignedIn(desk(), read, `/desk/${reference}`, { reference });
}

test('another request is offered until a part of the first is paid, from when it would be refused', async () => {
  expect(await page()).toContain('id="act-ask-payment"');
  await desk().perform('ask-payment', { line: 'module-5', parts: '2' });
  expect(await page()).toContain('id="act-ask-payment"');
  const paid = { method: 'bank', amount: '5841', number: 'UTR1', on: '2026-11-24' };
  await desk().perform('paid-elsewhere', paid);
  expect(await page()).not.toContain('id="act-ask-payment"');
});

test('what is paid for is open where nothing was chosen yet', async () => {
  expect(await page()).toMatch(/<details class="more-rows picks-more" open=""/);
});
