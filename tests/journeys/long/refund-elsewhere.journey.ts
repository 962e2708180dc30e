/** Money goes back outside the site, or by hand: the books hear of it once, and nobody forgets a transfer. */
import { expect } from '@playwright/test';
import { onBothDatabases, test } from '#tests/journeys/sequence';

const address = '1 Sample Street, Chennai 600001';

onBothDatabases(() => {
  test('a refund of cash is to transfer until staff enter how they paid it back', async ({
    page,
    people,
  }) => {
    const cara = await people.write('Cara Cash');
    await people.does(cara, 'ask-payment', { line: 'module-5' });
    const { invoice } = await people.does(cara, 'paid-elsewhere', {
      method: 'cash',
      amount: '11682',
    });
    const back = { payment: invoice, amount: '11682', reason: 'Cannot come', address, state: '33' };
    expect((await people.act(cara, 'refund', back)).status).toBe(200);
    await people.mail(cara, 'We will transfer ₹11,682 back to you');
    await page.goto(cara.enquiry);
    await expect(page.locator('main')).toContainText('we will transfer it to your account');
    await page.goto('/desk/payments');
    const group = page.locator('[data-group="transfer"]');
    await expect(group).toContainText('To transfer');
    await group
      .getByRole('row', { name: 'Cara Cash' })
      .getByRole('link', { name: /Paid back/ })
      .click();
    await expect(page.locator('[data-task="transfer"]')).toContainText('₹11,682');
    await page.locator('summary', { hasText: /^Paid back: / }).click();
    const form = page.locator('form:has(input[name="action"][value="paid-back"])');
    await form.getByLabel('Bank').check();
    await form.getByLabel('Your number').fill('UTR880055');
    await form.getByRole('button', { name: 'Save the transfer' }).click();
    await expect(page.getByRole('status').first()).toContainText('Saved');
    expect((await people.mail(cara, 'We have paid back ₹11,682')).text).toContain('UTR880055');
    expect(await people.tasks(cara)).toEqual([]);
    await page.goto('/desk/payments');
    await expect(page.locator('main')).toContainText('Cara Cash');
    await expect(group.filter({ hasText: 'Cara Cash' })).toHaveCount(0);
    expect(await people.books(cara)).toEqual(['Credit note -11682', 'Invoice 11682']);
    await page.goto(cara.enquiry);
    await expect(page.locator('main')).toContainText('UTR880055');
  });

  test('what is refunded at the provider, and a dispute that is lost, are in the books once', async ({
    page,
    people,
  }) => {
    const dina = await people.write('Dina Disputes');
    await people.does(dina, 'ask-payment', { line: 'module-5' });
    const payment = await people.pay(dina);
    const refund = {
      refund: {
        entity: { id: `rfnd_${payment}`, payment_id: payment, amount: 200_000, receipt: null },
      },
    };
    for (const event of ['refund.created', 'refund.processed', 'refund.processed']) {
      expect(await people.tells(event, refund)).toBe(200);
    }
    expect(await people.books(dina)).toEqual(['Credit note -2000', 'Invoice 11682']);
    await people.mail(dina, 'We are refunding ₹2,000');
    const dispute = {
      dispute: {
        entity: {
          ...{ id: `disp_${payment}`, payment_id: payment, amount: 968_200 },
          ...{
            reason_code: 'goods_not_received',
            respond_by: Math.floor(Date.now() / 1000) + 864_000,
          },
        },
      },
    };
    await people.tells('payment.dispute.created', dispute);
    expect(await people.tasks(dina)).toContain('dispute');
    for (const _ of [1, 2]) await people.tells('payment.dispute.lost', dispute);
    expect(await people.books(dina)).toEqual([
      'Credit note -2000',
      'Credit note -9682',
      'Invoice 11682',
    ]);
    await people.mail(dina, 'Your bank has taken ₹9,682 back');
    await page.goto(dina.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-payment', 'refunded');
    await expect(page.locator('main')).toHaveAttribute('data-enrolled', 'no');
    await expect(page.getByRole('link', { name: /^Credit note CN\// })).toHaveCount(2);
    await page.goto(`/desk/${dina.reference}`);
    await expect(page.locator('[data-task="dispute"]')).toContainText('Lost');
    await expect(page.locator('summary', { hasText: /^Refund / })).toHaveCount(0);
  });

  test('of two members who refund at once, the slower one keeps what was typed and reads what the other did', async ({
    page,
    people,
  }) => {
    const tara = await people.write('Tara Twice');
    await people.does(tara, 'ask-payment', { line: 'module-5' });
    const { invoice } = await people.byBank(tara, '11682');
    await page.goto(`/desk/${tara.reference}`);
    await page.locator('summary', { hasText: /^Refund / }).click();
    const form = page.locator('form:has(input[name="action"][value="refund"])');
    await form.getByLabel(/^Amount/).fill('2000');
    await form.getByLabel('Reason').fill('Agreed by telephone');
    await form.getByLabel('Address').fill(address);
    await form.getByLabel('State').selectOption({ label: 'Tamil Nadu' });
    const faster = { payment: invoice, amount: '1000', reason: 'Agreed', address, state: '33' };
    expect((await people.act(tara, 'refund', faster)).status).toBe(200);
    await form.getByRole('button', { name: 'Refund it' }).click();
    await expect(page.locator('main')).toContainText('refunded ₹1,000');
    await expect(page.locator('input[name="amount"]').first()).toHaveValue('2000');
    await expect(page.getByLabel('Reason').first()).toHaveValue('Agreed by telephone');
    expect(await people.books(tara)).toEqual(['Credit note -1000', 'Invoice 11682']);
  });
});
