/** A likely slip is asked about once more, and cash is counted over the whole person (fourth.md 1.2 and 9.9). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { enquiryToken } from '#lib/enquiries/credentials';
import { hashOf } from '#lib/platform/values/token';
import { byBank, openPayDesk } from '#tests/payments/requests/pay-desk';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const day = 24 * 60 * 60 * 1000;

/** Another enquiry; of another person unless their phone or address is given. */
async function addOther(person: Readonly<Record<string, string>>) {
  const id = randomUUID();
  const { store } = desk().context;
  const { now } = desk().clock;
  const token = await enquiryToken(store, id);
  const submission = enquiryOf(
    { id, kind: 'certificate', receivedAt: now - day, ...person },
    { promisedBy: now + day, tokenHash: hashOf(token) },
  );
  await store.recordSubmission(submission, []);
  return submission.enquiry.reference;
}

const stranger = { phone: '90000 00001', email: 'other@example.com' };

describe('a number that another payment has', () => {
  test('is asked about, on another enquiry too, and taken with a confirmation', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const paid = { ...byBank, amount: '11682' };
    await desk().perform('paid-elsewhere', paid);
    const other = await addOther(stranger);
    await desk().performOn(other, 'ask-payment', { line: 'module-5' });
    const again = { ...paid, number: paid.number.toLowerCase() };
    const refused = await desk().performOn(other, 'paid-elsewhere', again);
    expect(refused.status).toBe(422);
    expect(refused.errors?.number).toContain('HOA/26-27/00001');
    expect(refused.errors).toHaveProperty('confirm');
    const confirmed = await desk().performOn(other, 'paid-elsewhere', { ...again, confirm: 'yes' });
    expect(confirmed).toMatchObject({ status: 200, invoice: 'HOA/26-27/00002' });
  });

  test('is asked about for the second part as well, each time', async () => {
    await desk().perform('ask-payment', { line: ['module-1', 'module-5'], parts: 2 });
    const [first] = (await desk().file()).requests[0]?.parts ?? [];
    const paid = { ...byBank, amount: String((first?.amountPaise ?? 0) / 100) };
    expect((await desk().perform('paid-elsewhere', paid)).status).toBe(200);
    expect((await desk().perform('paid-elsewhere', paid)).errors).toHaveProperty('number');
    expect((await desk().perform('paid-elsewhere', { ...paid, confirm: 'yes' })).status).toBe(200);
  });
});

describe('a day of payment', () => {
  test.each([
    [180, 200],
    [181, 422],
  ])('%i days back answers %i, and is taken with a confirmation', async (back, status) => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const on = new Date(desk().clock.now - back * day + 5.5 * 60 * 60 * 1000)
      .toISOString()
      .slice(0, 10);
    const paid = { ...byBank, amount: '11682', on };
    const answer = await desk().perform('paid-elsewhere', paid);
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(Object.keys(answer.errors ?? {})).toEqual(['on', 'confirm']);
    expect((await desk().perform('paid-elsewhere', { ...paid, confirm: 'yes' })).status).toBe(200);
  });
});

describe('cash of one person on one day', () => {
  const cash = (amount: number) => ({ method: 'cash', amount: String(amount), number: '' });
  const dear = { line: ['level-foundation', 'level-intermediate'] };

  async function payOn(reference: string) {
    const asked = await desk().performOn(reference, 'ask-payment', dear);
    return desk().performOn(reference, 'paid-elsewhere', cash((asked.payment?.amount ?? 0) / 100));
  }

  test('is counted over enquiries that were joined by hand', async () => {
    const other = await addOther(stranger);
    await desk().perform('merge', { with: other });
    expect((await payOn(desk().reference)).status).toBe(200);
    const refused = await payOn(other);
    expect(refused.status).toBe(422);
    expect(refused.errors?.amount).toContain('section 186');
  });

  test('is not counted over another person, nor once the two were parted again', async () => {
    const other = await addOther(stranger);
    await desk().perform('merge', { with: other });
    await desk().perform('split', { with: other });
    expect((await payOn(desk().reference)).status).toBe(200);
    expect((await payOn(other)).status).toBe(200);
  });

  test('is counted by the day on which it was paid, whenever it is entered', async () => {
    const other = await addOther(stranger);
    await desk().perform('merge', { with: other });
    expect((await payOn(desk().reference)).status).toBe(200);
    desk().clock.now += day;
    const asked = await desk().performOn(other, 'ask-payment', dear);
    const paid = cash((asked.payment?.amount ?? 0) / 100);
    const yesterday = { ...paid, on: '2026-11-24' };
    expect((await desk().performOn(other, 'paid-elsewhere', yesterday)).status).toBe(422);
    expect((await desk().performOn(other, 'paid-elsewhere', paid)).status).toBe(200);
  });
});
