/** A public site without payment keys: requests are paid by bank transfer, and staff keep what came. */
import { expect, test } from '@jest/globals';
import { askedMail } from '#lib/payments/mails';
import { openContext } from '#lib/platform/context';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { buyer, openOrder, orderAsPage, readPage } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const account = 'HOA Training LLP, Sample Bank, account 0000 1111 2222, IFSC SMPL0000001';
const desk = forEachTest(() => openPayDesk({ BANK_DETAILS: account }));

/** Earlier actions of staff hold; from here on visitors read a public site. */
function inPublic(more: { readonly BANK_DETAILS?: undefined } = {}) {
  const { context } = desk();
  const env = { ...context.env, ...more, mode: 'public' as const };
  openContext({ ...context, env });
  return env;
}

test('the page shows the account with the request in its remarks, and nothing to pay with', async () => {
  const { payment } = await desk().perform('ask-payment', { line: 'module-5' });
  const env = inPublic();
  const html = await readPage(desk());
  expect(html).toContain('<main data-payment="open" data-due="1168200"');
  expect(html).toContain('Pay by bank transfer');
  expect(html).toContain(account);
  expect(html).toContain(`Write ${payment?.number} in the remarks`);
  expect(html).not.toContain('data-island="pay"');
  const [request] = (await desk().file()).requests;
  const mails = request && askedMail(await desk().enquiry(), request, env);
  expect(mails?.[0]?.text).toContain('See how to pay');
});

test('no order is opened there, and staff record what came with its invoice', async () => {
  await desk().perform('ask-payment', { line: 'module-5' });
  inPublic();
  expect((await openOrder(desk())).status).toBe(404);
  expect((await orderAsPage(desk(), buyer)).status).toBe(404);
  openContext(desk().context);
  const paid = { method: 'bank', amount: '11682', number: 'UTR1', on: '2026-11-24' };
  const stored = await desk().perform('paid-elsewhere', paid);
  expect(stored).toMatchObject({ invoice: 'HOA/26-27/00001', payment: { state: 'paid' } });
  inPublic();
  expect(await readPage(desk())).toContain('Payment complete');
});

test('without an account in the settings the page says that staff send theirs', async () => {
  await desk().perform('ask-payment', { line: 'module-5' });
  inPublic({ BANK_DETAILS: undefined });
  expect(await readPage(desk())).toContain('Our team will send you the account details.');
});
