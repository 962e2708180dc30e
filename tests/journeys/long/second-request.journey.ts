/** Paid once, asked again, cancelled again: what was paid first is never hidden, and goes back where it has to. */
import { expect } from '@playwright/test';
import { onBothDatabases, test } from '#tests/journeys/sequence';

onBothDatabases(() => {
  test('a second request that is cancelled hides neither the payment nor its invoice, and the money goes back when the batch is cancelled', async ({
    page,
    people,
  }) => {
    const asha = await people.write('Asha Second');
    const batch = await people.addBatch(21);
    await people.does(asha, 'ask-payment', { line: `batch-${batch}` });
    await people.pay(asha);
    expect((await people.mail(asha, 'Payment complete: you are enrolled')).text).toContain(
      '₹11,682',
    );
    const asked = await people.does(asha, 'ask-payment', { line: 'module-6' });
    await page.goto(asha.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-payment', 'open');
    await expect(page.locator('main')).toHaveAttribute('data-enrolled', 'yes');
    expect((await people.act(asha, 'cancel-payment')).payment?.state).toBe('cancelled');

    await page.goto(asha.enquiry);
    const main = page.locator('main');
    await expect(main).toHaveAttribute('data-payment', 'paid');
    await expect(main).toHaveAttribute('data-enrolled', 'yes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are enrolled, Asha');
    await expect(main).not.toContainText('You owe nothing');
    await expect(main).not.toContainText('enquiry is closed');
    const invoice = page.getByRole('link', { name: /^Tax invoice HOA\// });
    await expect(invoice).toHaveAttribute('href', /\/enquiry\/[\w-]+\/invoice\/HOA-/);

    await page.goto(`/desk/${asha.reference}`);
    await expect(page.locator('[data-request][data-state="paid"]')).toHaveCount(1);
    await expect(page.locator('[data-request][data-state="cancelled"]')).toHaveCount(1);
    const sums = page.locator('.paid-sum');
    await expect(sums).toContainText('Asked for₹11,682');
    await expect(sums).toContainText('Received₹11,682');

    await people.cancelBatch(batch);
    expect((await people.mail(asha, 'is cancelled')).text).toContain('refund what you paid');
    await page.goto(asha.enquiry);
    await expect(main).toHaveAttribute('data-enrolled', 'no');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your batch was cancelled');
    await expect(invoice).toBeVisible();
    await page.goto('/desk?task=batch-cancelled');
    const row = page.locator(`[data-task="batch-cancelled"][data-reference="${asha.reference}"]`);
    await expect(row).toContainText('₹11,682');

    await page.goto(`/desk/${asha.reference}`);
    await page.locator('summary', { hasText: /^Refund / }).click();
    const form = page.locator('form:has(input[name="action"][value="refund"])');
    await form.getByLabel('Reason').fill('The batch was cancelled');
    await form.getByLabel('Address').fill('1 Sample Street, Chennai 600001');
    await form.getByRole('button', { name: 'Refund it' }).click();
    await expect(page.getByRole('status').first()).toContainText('The refund is on its way');
    expect(await people.tasks(asha)).toEqual([]);
    expect((await people.mail(asha, 'We are refunding ₹11,682')).text).toContain('CN/');
    await page.goto(asha.enquiry);
    await expect(main).toHaveAttribute('data-payment', 'refunded');
    await expect(page.getByRole('link', { name: /^Credit note CN\// })).toBeVisible();
    await expect(invoice).toBeVisible();
    expect(await people.books(asha)).toEqual(['Credit note -11682', 'Invoice 11682']);
    await page.goto(`/desk/person/${asha.reference}`);
    await expect(page.locator('.paid-sum')).toContainText('₹11,682');
    // Nothing of the request that was cancelled is asked for again.
    expect(
      people.subjects(asha).filter((each) => each.includes(asked.payment?.number ?? '-')),
    ).toHaveLength(1);
  });
});
