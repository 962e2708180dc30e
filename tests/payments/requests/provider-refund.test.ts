import { describe, expect, test } from '@jest/globals';
import { GET as deskPage } from '#app/desk/[reference]/route';
import { readSignedIn } from '#tests/desk/desk-samples';
import { checkoutAnswer } from '#tests/payments/payment-samples';
import { openProviderDesk } from '#tests/payments/requests/pay-desk';
import { openOrder, verify } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const shop = forEachTest(async () => {
  const desk = await openProviderDesk();
  const { provider, reference } = desk;
  const opened = await openOrder(desk);
  const payment = provider.pay(opened.order_id);
  await verify(checkoutAnswer(payment), opened.browser);
  return {
    ...desk,
    payment: payment.id,
    page: () => readSignedIn(desk, deskPage, `/desk/${reference}`, { reference }),
    async lastMail() {
      const owed = await desk.context.store.claimDue('test', 50, desk.clock.now + 60_000);
      const { mail } = owed.filter(({ mail }) => mail.role === 'visitor').at(-1) ?? {};
      return `${mail?.subject} ${mail?.text}`;
    },
    refund: () =>
      desk.perform('refund', { payment: payment.id, amount: '11682', reason: 'Agreed' }),
    refunds: async () => [(await desk.file()).refunds[0]?.state, provider.refunds.length],
    async reconcile() {
      desk.clock.now += 60 * 60 * 1000;
      await desk.reconcile();
    },
  };
});

describe('a refund at the provider', () => {
  test('is asked for with its receipt, once, and is as paid back', async () => {
    expect(await shop().refund()).toMatchObject({
      status: 200,
      refund: 'refunded',
      creditNote: 'CN/26-27/00001',
      payment: { state: 'refunded' },
    });
    const { provider, payment } = shop();
    expect(provider.refunds).toMatchObject([{ payment, amount: 1_168_200 }]);
    expect(provider.refunds[0]?.receipt).toMatch(/^[0-9a-f-]{36}$/);
    // A later entry of the site in the history does not hide the answer to the member.
    expect(await shop().page()).toMatch(/role="status"[^>]*>.{0,80}The refund is on its way/s);
    expect((await shop().refund()).status).toBe(422);
    await shop().reconcile();
    expect(provider.refunds).toHaveLength(1);
  });

  test.each([
    [
      'waits while the provider is away, and goes once it is back',
      'waiting',
      { behaviour: 'failing' },
    ],
    [
      'whose answer was lost is found again and not asked for twice',
      'waiting',
      { refunding: 'unanswered' },
    ],
    ['on its way is followed until it has arrived', 'sent', { refunding: 'pending' }],
  ] as const)('%s', async (_, refund, wrong) => {
    const { provider } = shop();
    Object.assign(provider, wrong);
    expect(await shop().refund()).toMatchObject({ status: 200, refund });
    Object.assign(provider, { behaviour: 'well', refunding: 'processed' });
    for (const each of provider.refunds) each.status = 'processed';
    await shop().reconcile();
    await shop().reconcile();
    expect(await shop().refunds()).toEqual(['refunded', 1]);
  });

  test('that is refused is reported to staff once, and not asked for again', async () => {
    const before = await shop().countMails('staff');
    shop().provider.refunding = 'refused';
    expect(await shop().refund()).toMatchObject({ refund: 'refused' });
    await shop().reconcile();
    expect(await shop().countMails('staff')).toBe(before + 1);
    expect(shop().provider.refunds).toEqual([]);
  });

  test('that is refused is paid back elsewhere: the number is stored, and nothing is sent or credited again', async () => {
    shop().provider.refunding = 'refused';
    await shop().refund();
    const page = await shop().page();
    expect(page).toContain('Paid back: ₹11,682');
    expect(await shop().refund()).toMatchObject({
      status: 422,
      errors: { paidBack: 'Write the number of your transfer.' },
    });
    const back = { payment: shop().payment, paidBack: 'UTR 77001' };
    expect(await shop().perform('refund', back)).toMatchObject({
      status: 200,
      refund: 'refunded',
      creditNote: 'CN/26-27/00001',
    });
    await shop().reconcile();
    expect(await shop().refunds()).toEqual(['refunded', 0]);
    expect(await shop().lastMail()).toMatch(/We have paid back ₹11,682 to you[\s\S]*UTR 77001/);
    expect((await shop().perform('refund', back)).status).toBe(422);
  });

  test('that staff made outside is stored with its credit note, and the provider is not asked', async () => {
    const back = { payment: shop().payment, amount: '5000', reason: 'Agreed' };
    expect(await shop().perform('refund', { ...back, paidBack: 'rfnd_OUTSIDE1' })).toMatchObject({
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
