import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { onDay } from '#lib/dates';
import { isoDayInIndia } from '#lib/india';
import { gstWithin, inRupees } from '#lib/money';
import { readViews } from '#lib/views/report';
import { printed } from '#scripts/numbers/print';
import { onSale, openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, registrant, subjects } from '#tests/payments/payment-samples';

const site = 'localhost:3000';
const minute = 60_000;

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

/** Every order of the three inputs, as they may arrive. */
const orders = [
  ['verify', 'webhook', 'reconcile'],
  ['verify', 'reconcile', 'webhook'],
  ['webhook', 'verify', 'reconcile'],
  ['webhook', 'reconcile', 'verify'],
  ['reconcile', 'verify', 'webhook'],
  ['reconcile', 'webhook', 'verify'],
] as const;

describe('one payment', () => {
  it.each(orders)('registers once, told a hundred times by %s, %s and %s', async (...inputs) => {
    const id = await desk.opened();
    const payment = desk.provider.pay(id);
    desk.clock.now += minute;
    const callBy: Record<(typeof inputs)[number], () => Promise<unknown>> = {
      verify: () => desk.verify(checkoutAnswer(payment)),
      webhook: () => desk.webhook('payment.captured', payment),
      reconcile: () => desk.reconcile(),
    };
    for (const input of inputs) {
      const answers = await Promise.all(Array.from({ length: 34 }, callBy[input]));
      for (const answer of answers) if (answer instanceof Response) expect(answer.status).toBe(200);
    }
    expect(subjects(await desk.mails())).toEqual(once);
    expect(await desk.store.findOrder(id)).toMatchObject({ state: 'paid', paymentId: payment.id });
    expect(await desk.store.countPaid(onSale.id)).toBe(1);
  });

  it('registers once when all three tell of it at the same moment', async () => {
    const id = await desk.opened();
    const payment = desk.provider.pay(id);
    desk.clock.now += minute;
    await Promise.all(
      Array.from({ length: 33 }, (_, index) => [
        desk.verify(checkoutAnswer(payment)),
        desk.webhook('order.paid', payment, `event-${index % 5}`),
        desk.reconcile(),
      ]).flat(),
    );
    expect(subjects(await desk.mails())).toEqual(once);
  });

  it.each(['verify', 'webhook', 'reconcile'] as const)(
    'is counted with the page its form was sent from and its campaign, told by %s',
    async (input) => {
      const headers = { host: site, referer: `http://${site}/aiwebinar?utm_source=insta` };
      const { order_id: id } = await (await desk.order(registrant, headers)).json();
      const payment = desk.provider.pay(id);
      desk.clock.now += minute;
      if (input === 'verify') await desk.verify(checkoutAnswer(payment));
      else if (input === 'webhook') await desk.webhook('payment.captured', payment);
      else await desk.reconcile();
      const today = isoDayInIndia(desk.clock.now);
      const text = printed(await readViews(desk.store, today, today));
      expect(text).toMatch(/\nPage +views +enquiries\n\/aiwebinar +0 +1\n/);
      expect(text).toMatch(/\nCampaign +visits +enquiries\ninsta +0 +1\n/);
    },
  );

  it('sends the visitor a receipt that adds up, and a calendar entry', async () => {
    const id = await desk.opened();
    const payment = desk.provider.pay(id);
    await desk.verify(checkoutAnswer(payment));
    const mails = await desk.mails();
    const visitor = mails.find(({ mail }) => mail.role === 'visitor')?.mail;
    const staff = mails.find(({ mail }) => mail.role === 'staff')?.mail;
    expect(visitor?.to).toBe('meena@example.com');
    const sums = Object.values(gstWithin(onSale.price)).map(inRupees);
    for (const part of [id, payment.id, ...sums, onDay(onSale.date)]) {
      expect(visitor?.text).toContain(part);
    }
    expect(visitor?.attachments?.[0]?.content).toContain(
      `DTSTART;TZID=Asia/Kolkata:${onSale.date}T${onSale.start}00`.replaceAll(
        /(?<=\d)[-:](?=\d)/g,
        '',
      ),
    );
    expect(staff?.text).toContain('Accounting experience: Beginner');
    expect(staff?.replyTo).toEqual({ name: 'Meena Iyer', address: 'meena@example.com' });
  });

  it('is honoured when it lands after the close', async () => {
    const id = await desk.opened();
    desk.clock.now = Date.parse('2027-01-01T09:00:00+05:30') + minute;
    expect((await desk.verify(checkoutAnswer(desk.provider.pay(id)))).status).toBe(200);
    expect(subjects(await desk.mails())).toEqual(once);
  });
});
