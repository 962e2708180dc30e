import { describe, expect, it } from '@jest/globals';
import { seriesOf } from '#lib/accounting/rules/invoice';
import { testedEngines } from '#tests/platform/db/engines';
import { orderOf, receiptOf } from '#tests/platform/db/order-samples';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

describe.each(testedEngines)('the numbers of invoices on %s', (_engine, newPlace) => {
  const { store, openOther } = newStoreForEachTest(newPlace);

  it('numbers the invoices of a financial year without a gap, whatever is repeated, refused or at once', async () => {
    const other = await openOther();
    const orders = Array.from({ length: 12 }, () => orderOf());
    for (const order of orders) await store.recordOrder(order);
    await Promise.all(
      orders.flatMap((order, at) => [
        (at % 2 ? store : other).receiveOrder(receiptOf(order, `pay_${at}`)),
        (at % 2 ? other : store).receiveOrder(receiptOf(order, `pay_${at}`)),
        store.receiveOrder(receiptOf(order, `pay_other_${at}`)),
      ]),
    );
    // The submission of this one is there already: its transaction is undone, and so is its number.
    const broken = orderOf();
    await store.recordOrder(broken);
    const submission = submissionOf({ id: orders[0]?.id ?? '', kind: 'webinar-paid' });
    const again = receiptOf(broken, 'pay_broken', { submission, mails: [] });
    await expect(store.receiveOrder(again)).rejects.toThrow();
    const last = orderOf();
    await store.recordOrder(last);
    await store.receiveOrder(receiptOf(last, 'pay_last'));
    const numbers = await Promise.all(
      [...orders, last].map(async ({ providerOrderId }) => {
        return (await store.findOrder(providerOrderId))?.invoiceNumber ?? '';
      }),
    );
    expect(numbers.sort()).toEqual(
      Array.from(
        { length: 13 },
        (_, at) => `${seriesOf(noon, 'HOA')}/${String(at + 1).padStart(5, '0')}`,
      ),
    );
  });

  it('begins a new series in April, in India', () => {
    expect(seriesOf(Date.parse('2027-03-31T23:59:00+05:30'), 'HOA')).toBe('HOA/26-27');
    expect(seriesOf(Date.parse('2027-04-01T00:00:00+05:30'), 'HOA')).toBe('HOA/27-28');
  });
});
