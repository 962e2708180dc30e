/** Cash of one person in a day is counted over all their enquiries, joined by hand too. */
import { expect } from '@playwright/test';
import { onBothDatabases, test } from '#tests/journeys/sequence';

onBothDatabases(() => {
  test('two enquiries that are joined share one limit of cash, and one account', async ({
    page,
    people,
  }) => {
    const first = await people.write('Kala Cash');
    const second = await people.write('K Cash');
    const cash = { method: 'cash', number: '' };
    const lines = { line: ['level-foundation', 'level-intermediate'] };
    const one = await people.does(first, 'ask-payment', lines);
    const two = await people.does(second, 'ask-payment', lines);
    const rupees = (said: typeof one) =>
      String(((said.payment as { amount?: number } | undefined)?.amount ?? 0) / 100);
    expect(Number(rupees(one))).toBeLessThan(200_000);
    expect(Number(rupees(one)) * 2).toBeGreaterThan(200_000);
    await people.does(first, 'merge', { with: second.reference });
    const paid = await people.does(first, 'paid-elsewhere', {
      ...cash,
      amount: rupees(one),
      address: '1 Sample Street, Chennai 600001',
      state: '33',
      invoiceName: 'Kala Cash',
    });
    expect(paid.status).toBe(200);
    const refused = await people.act(second, 'paid-elsewhere', {
      ...cash,
      amount: rupees(two),
      address: '1 Sample Street, Chennai 600001',
      state: '33',
      invoiceName: 'Kala Cash',
    });
    expect(refused.status).toBe(422);
    expect(refused.errors?.amount).toContain('section 186 of the Income-tax Act, 2025');
    expect(await people.books(second)).toEqual([]);

    await page.goto(`/desk/person/${second.reference}`);
    await expect(page.locator('main')).toContainText(first.reference);
    await expect(page.locator('.paid-sum')).toContainText('Received');
    await people.does(first, 'split', { with: second.reference });
    const alone = await people.does(second, 'paid-elsewhere', {
      ...cash,
      amount: rupees(two),
      address: '1 Sample Street, Chennai 600001',
      state: '33',
      invoiceName: 'K Cash',
    });
    expect(alone.status).toBe(200);
  });
});
