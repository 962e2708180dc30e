import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  noon,
  onSale,
  openPaymentHarness,
  type PaymentHarness,
} from '#tests/payments/payment-harness';

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

describe('a closed edition', () => {
  it('is refused from its closing time on', async () => {
    desk.clock.now = Date.parse('2027-01-01T03:29:59.999Z');
    expect((await desk.order()).status).toBe(200);
    desk.clock.now += 1;
    expect((await desk.order()).status).toBe(410);
    expect(desk.provider.orders).toHaveLength(1);
  });

  it('is refused as closed, whatever else is wrong', async () => {
    desk.clock.now = Date.parse('2027-01-01T03:30:00.000Z');
    expect((await desk.order({ phone: '1' })).status).toBe(410);
  });

  it('closes at its own time unless the environment says otherwise', async () => {
    await desk.close();
    desk = await openPaymentHarness({ AI_WEBINAR_CLOSES_AT: '' });
    desk.clock.now = Math.max(noon, Date.parse(onSale.closesAt));
    expect((await desk.order()).status).toBe(410);
  });
});
