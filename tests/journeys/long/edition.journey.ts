import { expectAccessible } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';
import { closedDialog, payButton } from '#tests/journeys/paying';
import { editionPrice } from '#tests/journeys/prices';

// As a trial begins: registrations are over.
test.use({ environment: {} });

test('the closed edition says so over the page, which can still be read', async ({ page }) => {
  await page.goto('/aiwebinar');
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-registration', 'closed');
  await expect(closedDialog(page)).toContainText('22 June 2025');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(closedDialog(page)).toBeHidden();
  await expect(page.locator('count-down')).toHaveText('00d 00h 00m 00s');
  await expect(page.getByRole('article', { name: 'This edition' })).toContainText(editionPrice);
  await expect(page.getByRole('heading', { name: 'What you learn' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Registrations Closed' })).toBeVisible();
  await expect(main.getByText('Registration ended')).toHaveCount(0);
  await expect(main.getByText('To pay, GST included')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Register, / })).toHaveCount(2);
  await expect(main.getByRole('button', { name: 'Tell me' })).toBeVisible();
  await main.getByRole('link', { name: 'Go to the free webinars' }).click();
  await expect(page).toHaveURL(/\/job-hunt\/en$/);
});

test('the closed edition’s dialog is left by its button, and the box alone is closed too', async ({
  page,
}) => {
  await page.goto('/aiwebinar');
  await closedDialog(page).getByRole('button', { name: 'Read about this edition' }).click();
  await expect(closedDialog(page)).toBeHidden();
  await page.goto('/aiwebinarPayment');
  await expect(page.getByRole('heading', { name: 'Registrations Closed' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
});

test('an order for the closed edition is refused by the server, in words for each way', async ({
  page,
}) => {
  await page.goto('/aiwebinarPayment');
  const registrant = {
    name: 'Late Lata',
    email: 'lata@example.in',
    phone: '9840012345',
    accountingExp: 'beginner',
    preferredLang: 'Tamil',
  };
  const refused = await page.request.post('/api/order', { data: { formData: registrant } });
  expect(refused.status()).toBe(410);
  expect(await refused.json()).toMatchObject({
    success: false,
    message: 'Registrations are closed.',
  });
  const plain = await page.request.post('/api/order', { form: registrant });
  expect(plain.status()).toBe(410);
  const html = await plain.text();
  for (const text of [
    '<h2>Registrations are closed.</h2><p>You have not been charged.',
    '<a class="button" href="/job-hunt/en">Go to the free webinars</a>',
    '<a class="button line" href="/contact-us?from=ai-webinar-closed">Get a Callback</a>',
  ]) {
    expect(html).toContain(text);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the closed edition says so, and the dialog can be closed', async ({ page }) => {
    await page.goto('/aiwebinar');
    await closedDialog(page).getByRole('button', { name: 'Read about this edition' }).click();
    await expect(closedDialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'What you learn' })).toBeVisible();
  });
});
