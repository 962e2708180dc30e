import { describe, expect, it } from '@jest/globals';
import { readViews } from '#lib/platform/analytics/report';
import { isoDayInIndia, onDay } from '#lib/platform/values/india';
import { gstWithin, inRupees } from '#lib/platform/values/money';
import { printed } from '#scripts/numbers';
import { onSale, openPaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, registrant, subjects } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const site = 'localhost:3000';
const minute = 60_000;

const harness = forEachTest(openPaymentHarness);

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
  it.each(orders)(
    'registers once, reported a hundred times by %s, %s and %s',
    async (...inputs) => {
      const id = await harness().opened();
      const payment = harness().provider.pay(id);
      harness().clock.now += minute;
      const callBy: Record<(typeof inputs)[number], () => Promise<unknown>> = {
        verify: () => harness().verify(checkoutAnswer(payment)),
        webhook: () => harness().webhook('payment.captured', payment),
        reconcile: () => harness().reconcile(),
      };
      for (const input of inputs) {
        const answers = await Promise.all(Array.from({ length: 34 }, callBy[input]));
        for (const answer of answers)
          if (answer instanceof Response) expect(answer.status).toBe(200);
      }
      expect(subjects(await harness().mails())).toEqual(once);
      expect(await harness().store.findOrder(id)).toMatchObject({
        state: 'paid',
        paymentId: payment.id,
      });
      expect(await harness().store.countPaid(onSale.id)).toBe(1);
    },
  );

  it('registers once when all three tell of it at the same moment', async () => {
    const id = await harness().opened();
    const payment = harness().provider.pay(id);
    harness().clock.now += minute;
    await Promise.all(
      Array.from({ length: 33 }, (_, index) => [
        harness().verify(checkoutAnswer(payment)),
        harness().webhook('order.paid', payment, `event-${index % 5}`),
        harness().reconcile(),
      ]).flat(),
    );
    expect(subjects(await harness().mails())).toEqual(once);
  });

  it.each(['verify', 'webhook', 'reconcile'] as const)(
    'is counted with the page its form was sent from and its campaign, told by %s',
    async (input) => {
      const headers = { host: site, referer: `http://${site}/aiwebinar?utm_source=insta` };
      const { order_id: id } = await (await harness().order(registrant, headers)).json();
      const payment = harness().provider.pay(id);
      harness().clock.now += minute;
      if (input === 'verify') await harness().verify(checkoutAnswer(payment));
      else if (input === 'webhook') await harness().webhook('payment.captured', payment);
      else await harness().reconcile();
      const today = isoDayInIndia(harness().clock.now);
      const text = printed(await readViews(harness().store, today, today));
      expect(text).toMatch(/\nPage +views +enquiries\n\/aiwebinar +0 +1\n/);
      expect(text).toMatch(/\nCampaign +visits +enquiries\ninsta +0 +1\n/);
    },
  );

  it('sends the visitor a receipt that adds up, and a calendar entry', async () => {
    const id = await harness().opened();
    const payment = harness().provider.pay(id);
    await harness().verify(checkoutAnswer(payment));
    const mails = await harness().mails();
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

  it('is confirmed without a word that was typed, and with what to do if somebody else typed the address', async () => {
    const typed = { name: 'Win at prize.com', phone: '91234 56789' };
    const payment = harness().provider.pay(await harness().opened({ ...registrant, ...typed }));
    await harness().verify(checkoutAnswer(payment));
    const letter = (await harness().mails()).find(({ mail }) => mail.role === 'visitor')?.mail;
    for (const text of [letter?.subject, letter?.text, letter?.html]) {
      expect(text).not.toMatch(/prize|91234/);
    }
    expect(letter?.text).toContain('Somebody else may have typed your address.');
  });

  it('is honoured when it lands after the close', async () => {
    const id = await harness().opened();
    harness().clock.now = Date.parse('2027-01-01T09:00:00+05:30') + minute;
    expect((await harness().verify(checkoutAnswer(harness().provider.pay(id)))).status).toBe(200);
    expect(subjects(await harness().mails())).toEqual(once);
  });
});
