import { expectAccessible } from '#tests/journeys/axe';
import { entriesIn } from '#tests/journeys/calendar';
import { hold, stopClock, takeTime } from '#tests/journeys/fixture';
import { mailTo } from '#tests/journeys/mail-to';
import { expect, inSandbox, payButton, register, test } from '#tests/journeys/paying';
import { pagesIn } from '#tests/journeys/pdf';
import { editionFee, editionGst, editionPrice } from '#tests/journeys/prices';

test.use(inSandbox);

test('a visitor registers, pays and holds the receipt; staff and the visitor have their mails', async ({
  page,
  post,
}) => {
  await page.goto('/aiwebinar');
  await expect(page.getByRole('main')).toHaveAttribute('data-registration', 'open');
  await register(page, 'Asha Pays', 'asha.pays@example.in');
  const verify = await hold(page, '**/api/verify-payment');
  await takeTime(page);
  await payButton(page).click();

  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout).toContainText('Test mode: no money moves');
  await expect(checkout).toContainText(editionPrice);
  await expect(
    page.getByRole('button', { name: 'Submitting...', includeHidden: true }),
  ).toBeDisabled();
  await expectAccessible(page);
  await checkout.getByRole('button', { name: `Pay ${editionPrice}` }).click();
  const status = page.locator('.payment-status');
  await expect(status).toHaveText('Payment completed successfully!');
  await stopClock(page);
  verify();
  await expect(status).toHaveText('Payment verified! Redirecting to thank you page...');
  await expect(page.getByText('Registration & Payment Successful!')).toBeVisible();
  await expect(page.locator('.payment-box .when-open').getByLabel('Name')).toHaveCount(0);

  await page.clock.resume();
  await expect(page).toHaveURL(/\/thankyou$/);
  const receipt = page.getByRole('region', { name: 'Your receipt' });
  for (const text of [
    editionFee,
    editionGst,
    editionPrice,
    'GST 18%',
    'order_sandbox',
    'pay_sandbox',
  ]) {
    await expect(receipt).toContainText(text);
  }
  await page.getByRole('link', { name: 'Tax invoice, to print' }).click();
  const invoice = page.getByRole('article', { name: 'Tax invoice' });
  for (const text of [/HOA\/\d\d-\d\d\/\d{5}/, 'Asha Pays', '999293', 'CGST 9%', '₹38.06']) {
    await expect(invoice).toContainText(text);
  }
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText('question bank');
  await expect(page.getByRole('main').getByRole('link', { name: 'YouTube' })).toBeVisible();
  await expectAccessible(page);

  const staff = await post.mailAbout('[webinar-paid] Asha Pays');
  for (const line of [
    'Phone: 9840012345',
    'Accounting experience: Advanced',
    'Preferred language: Tamil',
    `Total paid: ${editionPrice}`,
  ]) {
    expect(staff.text).toContain(line);
  }
  expect(staff.replyTo?.[0]?.address).toBe('asha.pays@example.in');
  const letter = await mailTo(post, 'asha.pays@example.in');
  expect(letter?.subject).toBe('You are registered: AI for Accountants (Sun 22 Jun 2025, 2:00 PM)');
  expect(letter?.text).toContain(`GST 18%: ${editionGst}`);
  expect(letter?.text).toMatch(/Order: order_sandbox\w+\nPayment: pay_sandbox\w+/);
  const [entry] = entriesIn(letter?.attachments[0]?.content);
  expect(entry?.summary).toBe('AI for Accountants');
  expect(entry?.startDate.toJSDate().toISOString()).toBe('2025-06-22T08:30:00.000Z');
  expect(entry?.endDate.toJSDate().toISOString()).toBe('2025-06-22T11:30:00.000Z');
});
