/** A request for payment that names a batch: its seat from the asking to the refund. */
import { describe, expect, test } from '@jest/globals';
import { seatsLeft } from '#lib/batches/rules';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { payDue, readPage } from '#tests/payments/requests/pay-visitor';
import { batchOf } from '#tests/platform/db/batch-samples';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const day = 24 * 60 * 60 * 1000;
const line = 'batch-k7m3qz';
const by = () => ({ member: 'meena@example.com', at: desk().clock.now });
const addBatch = (seats: number) => desk().context.store.addBatch(batchOf({ seats }), by());

async function seats() {
  const batch = await desk().context.store.findBatch('k7m3qz', desk().clock.now);
  return batch && { held: batch.held, taken: batch.taken, left: seatsLeft(batch) };
}

describe('a seat in a batch', () => {
  test('is held by the request, which names its days, and taken by its first paid part', async () => {
    await addBatch(2);
    const asked = await desk().perform('ask-payment', { line, parts: 1 });
    expect(asked).toMatchObject({ status: 200, payment: { taxable: 990_000, amount: 1_168_200 } });
    expect(await seats()).toEqual({ held: 1, taken: 0, left: 1 });
    await payDue(desk());
    expect(await seats()).toEqual({ held: 0, taken: 1, left: 1 });
    const { documents } = await desk().file();
    expect(documents[0]?.lines[0]).toMatchObject({ code: line, mode: 'Online' });
  });

  test('of what was paid without a day ends the promised call, one of something else does not', async () => {
    const byBank = (amount: string, number: string) =>
      desk().perform('paid-elsewhere', { method: 'bank', amount, number });
    await desk().perform('ask-payment', { line: 'module-5' });
    await byBank('11682', 'SMPLN26331000011');
    expect(await desk().tasks()).toEqual(['follow-up']);
    expect(await readPage(desk())).toContain('to fix your days');
    const { store } = desk().context;
    await store.addBatch(batchOf({ id: 'six', what: ['module-6'] }), by());
    const asked = await desk().perform('ask-payment', { line: 'batch-six' });
    await byBank(String((asked.payment?.amount ?? 0) / 100), 'SMPLN26331000012');
    expect(await desk().tasks()).toEqual(['follow-up']);
    await addBatch(2);
    await desk().perform('ask-payment', { line });
    await byBank('11682', 'SMPLN26331000013');
    expect(await desk().tasks()).toEqual([]);
    expect(await readPage(desk())).not.toContain('to fix your days');
  });

  test('the last one stays reserved for a repeated request, and is refused to another with 409', async () => {
    await addBatch(1);
    await desk().perform('ask-payment', { line });
    expect((await desk().perform('ask-payment', { line, discount: 100, reason: 'A' })).status).toBe(
      200,
    );
    expect(await seats()).toEqual({ held: 1, taken: 0, left: 0 });
    const other = enquiryOf({ kind: 'coaching', receivedAt: desk().clock.now });
    await desk().context.store.recordSubmission(other, []);
    const refused = await desk().performOn(other.enquiry.reference, 'ask-payment', { line });
    expect(refused.status).toBe(409);
    await desk().perform('cancel-payment');
    expect(await seats()).toEqual({ held: 0, taken: 0, left: 1 });
    expect((await desk().performOn(other.enquiry.reference, 'ask-payment', { line })).status).toBe(
      200,
    );
  });

  test('is free once the request has run out, and once all of the money goes back', async () => {
    await addBatch(1);
    await desk().perform('ask-payment', { line, until: '2026-11-26' });
    desk().clock.now += 3 * day;
    expect(await seats()).toEqual({ held: 0, taken: 0, left: 1 });
    await desk().perform('ask-payment', { line });
    await payDue(desk());
    const [invoice] = (await desk().file()).documents;
    const back = { payment: invoice?.number, reason: 'Agreed' };
    await desk().perform('refund', { ...back, amount: '682' });
    expect(await seats()).toMatchObject({ taken: 1 });
    await desk().perform('refund', { ...back, amount: '11000' });
    expect(await seats()).toEqual({ held: 0, taken: 0, left: 1 });
  });

  test('is not asked for in a batch that has started or is cancelled', async () => {
    await addBatch(1);
    const now = desk().clock.now;
    desk().clock.now = Date.parse('2027-01-04T19:00:00+05:30');
    expect((await desk().perform('ask-payment', { line })).status).toBe(422);
    desk().clock.now = now;
    const change = { kind: 'cancel' } as const;
    await desk().context.store.changeBatch({ id: 'k7m3qz', version: 1, change, by: by() });
    const refused = await desk().perform('ask-payment', { line });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['line']]);
  });
});
