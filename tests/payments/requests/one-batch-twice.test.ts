/** Two requests of one enquiry for the same batch, and a seat that is gone when the money comes. */
import { describe, expect, test } from '@jest/globals';
import { byBank, day, openSeatDesk } from '#tests/batches/seat-desk';
import { readPage } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(() => openSeatDesk({}));
const line = 'batch-k7m3qz';
const ask = () => desk().perform('ask-payment', { line });
const pay = (number: string) =>
  desk().perform('paid-elsewhere', { ...byBank('11682'), number, confirm: 'yes' });
const refund = (payment = '') =>
  desk().perform('refund', {
    ...{ payment, amount: '11682', reason: 'Twice' },
    ...{ address: '1 Sample Street', state: '33' },
  });

async function payTwice() {
  await desk().addBatch();
  await ask();
  const first = await pay('UTR1');
  await ask();
  const second = await pay('UTR2');
  return [first.invoice, second.invoice];
}

describe('a seat that was paid for by two requests', () => {
  test('asks for no call, and stays when the first of them goes back', async () => {
    const [first, second] = await payTwice();
    expect(await desk().tasks()).toEqual([]);
    await refund(first);
    expect(await desk().seats('k7m3qz')).toEqual([0, 1, 0]);
    const html = await readPage(desk());
    expect(html).toContain('data-enrolled="yes"');
    expect(html).toContain('You are enrolled');
    await refund(second);
    expect(await desk().seats('k7m3qz')).toEqual([0, 0, 0]);
    expect(await readPage(desk())).toContain('data-enrolled="no"');
  });

  test('leaves the decision of a cancelled batch open until the money of both has gone back', async () => {
    const [first, second] = await payTwice();
    await desk().cancelBatch('k7m3qz');
    await refund(first);
    expect([...(await desk().tasks())].sort()).toEqual(['batch-cancelled', 'transfer']);
    expect(await readPage(desk())).toContain('Your batch was cancelled');
    await refund(second);
    expect(await desk().tasks()).toEqual(['transfer', 'transfer']);
  });

  test('is held by the request that still asks when the paid one goes back, and taken by it', async () => {
    await desk().addBatch();
    await ask();
    const { invoice } = await pay('UTR1');
    await ask();
    await refund(invoice);
    expect(await desk().seats('k7m3qz')).toEqual([1, 0, 0]);
    await pay('UTR2');
    expect(await desk().seats('k7m3qz')).toEqual([0, 1, 0]);
    expect(await readPage(desk())).toContain('data-enrolled="yes"');
  });
});

describe('money that comes after the last seat is gone', () => {
  test('is told truly to the visitor, and is a task until all of it went back', async () => {
    await desk().addBatch({ seats: 1 });
    const asked = await desk().perform('ask-payment', { line, until: '2026-11-26' });
    desk().clock.now += 3 * day;
    const ravi = await desk().person('Ravi');
    await desk().performOn(ravi.reference, 'ask-payment', { line });
    expect(asked.status).toBe(200);
    const { invoice } = await desk().perform('paid-elsewhere', {
      ...byBank('11682'),
      on: '2026-11-25',
    });
    expect(await desk().tasks()).toContain('follow-up');
    const html = await readPage(desk());
    expect(html).toContain('You have no seat now');
    expect(html).not.toContain('was cancelled');
    await refund(invoice);
    expect(await desk().tasks()).toEqual(['transfer']);
  });
});
