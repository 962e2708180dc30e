/** A refund at the provider, as its API stands in here. */
import { describe, expect, test } from '@jest/globals';
import { GET as deskPage } from '#app/desk/[reference]/route';
import { openGateway } from '#lib/server/payments/gateway';
import { sendRefunds } from '#lib/server/payments/requests/refund-sending';
import { signedInBrowser } from '#tests/server/desk/desk-site';
import { checkoutAnswer } from '#tests/server/payments/payment-samples';
import { startProvider } from '#tests/server/payments/provider';
import { openPayDesk } from '#tests/server/payments/requests/pay-desk';
import { openOrder, verify } from '#tests/server/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const shop = forEachTest(async () => {
  const provider = await startProvider();
  const desk = await openPayDesk(provider.settings);
  await desk.deed('ask-payment', { line: 'module-5' });
  const opened = await openOrder(desk);
  const payment = provider.pay(opened.order_id);
  await verify(checkoutAnswer(payment), opened.browser);
  return {
    provider,
    payment: payment.id,
    deed: desk.deed,
    page: async () => {
      const at = `/desk/${desk.reference}`;
      const browser = await signedInBrowser(desk);
      return browser.read(deskPage, at, { reference: desk.reference });
    },
    async lastMail() {
      const owed = await desk.site.store.claimDue('test', 50, desk.clock.now + 60_000);
      const { mail } = owed.filter(({ mail }) => mail.role === 'visitor').at(-1) ?? {};
      return `${mail?.subject} ${mail?.text}`;
    },
    refund: () => desk.deed('refund', { payment: payment.id, amount: '11682', reason: 'Agreed' }),
    stands: async () => (await desk.site.store.findPaymentFile(desk.id)).refunds[0]?.state,
    async reconcile() {
      desk.clock.now += 60 * 60 * 1000;
      await sendRefunds(desk.site, await openGateway(desk.site.env, desk.site.store));
    },
    async staffMails() {
      const { mails } = await desk.site.store.findRelations(desk.id);
      return mails.filter(({ role }) => role === 'staff').length;
    },
    async close() {
      await provider.close();
      await desk.close();
    },
  };
});

describe('a refund at the provider', () => {
  test('is asked for with its receipt, once, and stands as paid back', async () => {
    expect(await shop().refund()).toMatchObject({
      status: 200,
      refund: 'refunded',
      creditNote: 'CN/26-27/00001',
      payment: { state: 'refunded' },
    });
    const { provider, payment } = shop();
    expect(provider.refunds).toMatchObject([{ payment, amount: 1_168_200 }]);
    expect(provider.refunds[0]?.receipt).toMatch(/^[0-9a-f-]{36}$/);
    expect((await shop().refund()).status).toBe(422);
    await shop().reconcile();
    expect(provider.refunds).toHaveLength(1);
  });

  test('waits while the provider is away, and goes once it is back', async () => {
    shop().provider.behaviour = 'failing';
    expect(await shop().refund()).toMatchObject({ status: 200, refund: 'waiting' });
    shop().provider.behaviour = 'well';
    await shop().reconcile();
    await shop().reconcile();
    expect([await shop().stands(), shop().provider.refunds.length]).toEqual(['refunded', 1]);
  });

  test('whose answer was lost is found again and not asked for twice', async () => {
    shop().provider.refunding = 'unanswered';
    expect(await shop().refund()).toMatchObject({ refund: 'waiting' });
    shop().provider.refunding = 'processed';
    await shop().reconcile();
    expect([await shop().stands(), shop().provider.refunds.length]).toEqual(['refunded', 1]);
  });

  test('on its way is followed until it has arrived', async () => {
    shop().provider.refunding = 'pending';
    expect(await shop().refund()).toMatchObject({ refund: 'sent' });
    for (const each of shop().provider.refunds) each.status = 'processed';
    await shop().reconcile();
    expect([await shop().stands(), shop().provider.refunds.length]).toEqual(['refunded', 1]);
  });

  test('that is refused is told to staff once, and not asked for again', async () => {
    const before = await shop().staffMails();
    shop().provider.refunding = 'refused';
    expect(await shop().refund()).toMatchObject({ refund: 'refused' });
    await shop().reconcile();
    expect(await shop().staffMails()).toBe(before + 1);
    expect(shop().provider.refunds).toEqual([]);
  });

  test('that is refused is paid back elsewhere: the number is kept, and nothing is sent or credited again', async () => {
    shop().provider.refunding = 'refused';
    await shop().refund();
    const page = await shop().page();
    expect(page).toContain('Paid back elsewhere');
    expect(await shop().refund()).toMatchObject({
      status: 422,
      errors: { paidBack: 'Write the number of your transfer.' },
    });
    const back = { payment: shop().payment, paidBack: 'UTR 77001' };
    expect(await shop().deed('refund', back)).toMatchObject({
      status: 200,
      refund: 'refunded',
      creditNote: 'CN/26-27/00001',
    });
    await shop().reconcile();
    expect([await shop().stands(), shop().provider.refunds]).toEqual(['refunded', []]);
    expect(await shop().lastMail()).toMatch(/We have refunded ₹11,682 to you[\s\S]*UTR 77001/);
    expect((await shop().deed('refund', back)).status).toBe(422);
  });

  test('that staff made outside is kept with its credit note, and the provider is not asked', async () => {
    const back = { payment: shop().payment, amount: '5000', reason: 'Agreed' };
    expect(await shop().deed('refund', { ...back, paidBack: 'rfnd_OUTSIDE1' })).toMatchObject({
      status: 200,
      refund: 'refunded',
      creditNote: 'CN/26-27/00001',
      payment: { state: 'paid' },
    });
    await shop().reconcile();
    expect(shop().provider.refunds).toEqual([]);
    expect(await shop().page()).toContain('rfnd_OUTSIDE1');
  });
});
