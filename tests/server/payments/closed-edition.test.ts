import { describe, expect, it } from '@jest/globals';
import { onSale, openPaymentHarness } from '#tests/server/payments/payment-harness';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const harness = forEachTest(openPaymentHarness);

describe('a closed edition', () => {
  it('is refused from its closing time on', async () => {
    harness().clock.now = Date.parse('2027-01-01T03:29:59.999Z');
    expect((await harness().order()).status).toBe(200);
    harness().clock.now += 1;
    expect((await harness().order()).status).toBe(410);
    expect(harness().provider.orders).toHaveLength(1);
  });

  it('is refused as closed, whatever else is wrong', async () => {
    harness().clock.now = Date.parse('2027-01-01T03:30:00.000Z');
    expect((await harness().order({ phone: '1' })).status).toBe(410);
  });

  it('closes at its own time unless the environment says otherwise', async () => {
    const unnamed = await openPaymentHarness({ AI_WEBINAR_CLOSES_AT: '' });
    unnamed.clock.now = Math.max(noon, Date.parse(onSale.closesAt));
    expect((await unnamed.order()).status).toBe(410);
    await unnamed.close();
  });
});
