import { describe, expect, it } from '@jest/globals';
import { defaultTimeoutMs } from '#lib/payments/gateway/gateway';
import { openOrder } from '#lib/payments/http/order';
import { onSale, openPaymentHarness } from '#tests/payments/payment-harness';
import { postPlain, registrant } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const harness = forEachTest(openPaymentHarness);

describe('opening an order', () => {
  it('asks the provider for our price and keeps the registrant', async () => {
    const response = await harness().order({ ...registrant, amount: 1, price: 1 });
    const answer = await response.json();
    const [asked] = harness().provider.orders;
    expect(response.status).toBe(200);
    expect(answer).toMatchObject({
      success: true,
      amount: onSale.price * 100,
      currency: 'INR',
      order_id: asked?.id,
      key_id: 'rzp_test_key',
    });
    expect(asked).toMatchObject({ amount: onSale.price * 100, currency: 'INR' });
    expect(await harness().store.findOrder(answer.order_id)).toMatchObject({
      edition: onSale.id,
      email: 'meena@example.com',
      phone: '9840012345',
      amountPaise: onSale.price * 100,
      state: 'opened',
      attempts: 0,
    });
  });

  it('names what is missing or wrong, in the words of the specification', async () => {
    const empty = await harness().order({ ...registrant, accountingExp: ' ' });
    expect([empty.status, (await empty.json()).msg]).toEqual([422, 'All fields are required!']);
    const address = await harness().order({ ...registrant, email: 'meena' });
    expect((await address.json()).errors).toEqual({
      email: 'Please provide a valid email address!',
    });
    const phone = await harness().order({ ...registrant, phone: '12345' });
    expect((await phone.json()).msg).toBe('Please provide a valid 10-digit phone number!');
    expect(harness().provider.orders).toHaveLength(0);
    const long = await harness().order({ ...registrant, accountingExp: 'x'.repeat(300) });
    expect(long.status).toBe(200);
  });

  it.each([
    '+91 98400 12345',
    '098400 12345',
    '919840012345',
    '+91-98400-12345',
    '98400 12345 ',
    '(+91) 98400.12345',
    '98400\ufe0f\u034f12345',
  ])('keeps ten digits of the phone number typed as %j', async (phone) => {
    const answer = await (await harness().order({ ...registrant, phone })).json();
    expect(await harness().store.findOrder(answer.order_id)).toMatchObject({
      phone: '9840012345',
    });
  });

  it('keeps a name letter for letter, and asks again for one of which nothing is seen', async () => {
    const name = 'రాజ్\u200cకుమార్ 👩\u200d🌾';
    const answer = await (await harness().order({ ...registrant, name })).json();
    expect(await harness().store.findOrder(answer.order_id)).toMatchObject({ name });
    for (const unseen of ['\u3164', '\u2800', '\u0301']) {
      const refused = await harness().order({ ...registrant, name: unseen });
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['name']]);
    }
  });

  it('drops from an address what came with a copy', async () => {
    const email = 'me\u200cena@example.com\ufe0f';
    const answer = await (await harness().order({ ...registrant, email })).json();
    expect(await harness().store.findOrder(answer.order_id)).toMatchObject({
      email: 'meena@example.com',
    });
  });

  it('gives the first order again for the same key and body', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const first = await (await harness().order(registrant, headers)).json();
    const again = await (await harness().order(registrant, headers)).json();
    expect(again).toEqual(first);
    expect(harness().provider.orders).toHaveLength(1);
  });

  it('is refused from another site’s page', async () => {
    const response = await harness().order(registrant, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
  });
});

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

describe('a provider that fails', () => {
  it('is a 502 where it is led to another address, which is asked nothing', async () => {
    harness().provider.behaviour = 'leading';
    expect((await harness().order()).status).toBe(502);
    expect(harness().provider.elsewhere).toEqual([]);
  });

  it.each(['failing', 'hanging'] as const)('is a 502 without its words when %s', async (mood) => {
    harness().provider.behaviour = mood;
    const response = await harness().order();
    const answer = await response.json();
    expect(response.status).toBe(502);
    expect(answer.msg).toBe(
      'The payment provider did not respond. You have not been charged; please try again.',
    );
  });

  it('gives the provider its ten seconds, and answers within them', () => {
    expect(defaultTimeoutMs).toBeGreaterThan(9_500);
    expect(defaultTimeoutMs).toBeLessThan(10_000);
  });

  it('is a 502 when nobody listens', async () => {
    await harness().provider.close();
    expect((await harness().order()).status).toBe(502);
    harness().provider.close = async () => undefined;
  });

  it('keeps what was typed for a form without script', async () => {
    harness().provider.behaviour = 'failing';
    const response = await openOrder()(postPlain('/api/order', registrant));
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('value="Meena Iyer"');
  });
});
