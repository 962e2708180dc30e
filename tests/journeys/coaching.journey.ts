import type { Locator, Page } from '@playwright/test';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { bootcampOf, coachingOf } from '#tests/journeys/prices';

async function fill(dialog: Locator, name: string) {
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Phone').fill('+91 98765 43210');
  await dialog.getByLabel('Email').fill('asha@example.in');
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Enquire about coaching' });

test('Enquire Now opens the form for its package, and staff read the plan', async ({
  page,
  post,
}) => {
  await page.goto('/coaching#personalized');
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  await page.getByRole('button', { name: 'Enquire Now: 60 hours' }).click();
  const dialog = dialogOf(page);
  const { plan, total } = coachingOf(60);
  await expect(dialog.getByLabel('Plan')).toHaveValue(plan);
  await expect(dialog.locator('.asked')).toContainText('GST fundamentals');
  await expect(dialog.locator('.asked')).toContainText(`Total${total}`);
  await fill(dialog, 'Asha Package');
  await dialog.getByLabel('Coaching', { exact: true }).check();
  const submit = dialog.getByRole('button', { name: 'Send enquiry' });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('I authorize HOA').check();
  await takeTime(page);
  const sent = page.waitForRequest('**/api/sendEmail/coaching');
  await submit.click();
  // The box holds back the button, and is no part of the call.
  expect((await sent).postDataJSON()).not.toHaveProperty('authorize');
  const done = page.getByRole('dialog', { name: 'Application sent' });
  await expect(done).toContainText('Your application has been submitted successfully!');
  await expect(dialog).toBeHidden();
  await done.getByRole('button', { name: 'Got It' }).click();
  await expect(done).toBeHidden();
  const mail = await post.mailAbout('[coaching] Asha Package');
  expect(mail.text).toContain(`Plan: ${plan}. Modules: AcSS 5 GST fundamentals`);
  await expect(page.getByRole('checkbox', { name: 'GST fundamentals' })).not.toBeChecked();
  expect(mail.text).toContain('Interests: Coaching');
});

test('ticked modules go along and leave the selection', async ({ page, post }) => {
  await page.goto('/coaching#personalized');
  await page.getByRole('checkbox', { name: 'Tally basic data entry' }).check();
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  await page.getByRole('button', { name: 'Enquire about these' }).click();
  const dialog = dialogOf(page);
  await fill(dialog, 'Asha Modules');
  await dialog.getByLabel('I authorize HOA').check();
  await takeTime(page);
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('button', { name: 'Got It' }).click();
  const mail = await post.mailAbout('[coaching] Asha Modules');
  expect(mail.text).toContain('AcSS 3 Tally basic data entry, AcSS 5 GST fundamentals (50 hours)');
  await expect(page.getByRole('checkbox', { name: 'GST fundamentals' })).not.toBeChecked();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'));
  expect(cart.coaching.acss).toEqual([]);
});

test('a bootcamp and the Tally programme are asked for by name, from where they stand', async ({
  page,
  post,
}) => {
  await page.goto('/coaching#paidbootcamps');
  const dialog = dialogOf(page);
  for (const [name, plan] of [
    ['Asha Bootcamp', `B05FO03: AcSS 1, 3, 4, 5, 6 (${bootcampOf(60)})`],
    ['Asha Tally', 'Free Tally training programme'],
  ] as const) {
    await page.getByRole('button', { name: `Enquire Now: ${plan}` }).click();
    await expect(dialog.getByLabel('Plan')).toHaveValue(plan);
    await fill(dialog, name);
    await dialog.getByLabel('I authorize HOA').check();
    await takeTime(page);
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByRole('button', { name: 'Got It' }).click();
    const mail = await post.mailAbout(`[coaching] ${name}`);
    expect(mail.text).toContain(`Plan: ${plan}`);
  }
});

test('says that it failed, keeps what was typed and takes it at the next try', async ({ page }) => {
  await page.goto('/coaching');
  await page.getByRole('main').getByRole('button', { name: 'Enquire Now', exact: true }).click();
  const dialog = dialogOf(page);
  await fill(dialog, 'Asha Again');
  await dialog.getByLabel('I authorize HOA').check();
  await page.route('**/api/sendEmail/coaching', (route) => route.abort());
  await takeTime(page);
  const submit = dialog.getByRole('button', { name: 'Send enquiry' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Failed to submit the form. Please try again later. No answer came.',
  );
  await page.unroute('**/api/sendEmail/coaching');
  await page.route('**/api/sendEmail/coaching', async (route) => {
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await route.fulfill({ status: 503, json: { success: false } });
  });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Failed to submit the form. Please try again later. 503',
  );
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Again');
  await page.unroute('**/api/sendEmail/coaching');
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan and the ticks reach staff', async ({ page, post }) => {
    await page.goto('/coaching');
    await page.getByRole('heading', { name: '1:1 Personalized Coaching' }).click();
    await page.getByRole('checkbox', { name: 'Tally reconciliation' }).check();
    await page.getByRole('button', { name: 'Enquire Now: 30 hours' }).click();
    const dialog = dialogOf(page);
    const { plan } = coachingOf(30);
    await expect(dialog.getByLabel('Plan')).toHaveValue(plan);
    await expect(dialog.locator('.asked')).toContainText('Tally reconciliation');
    await fill(dialog, 'Nina Coaching');
    await dialog.getByLabel('I authorize HOA').check();
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/received\/coaching$/);
    const mail = await post.mailAbout('[coaching] Nina Coaching');
    expect(mail.text).toContain(`Plan: ${plan}. Modules: AcSS 4 Tally reconciliation`);
  });
});
