import { dialogOf, enquire } from '#tests/journeys/coaching';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';
import { bootcampOf } from '#tests/journeys/prices';

test('ticked modules go along and leave the selection', async ({ page, post }) => {
  await page.goto('/coaching#personalized');
  await page.getByRole('checkbox', { name: 'Tally basic data entry' }).check();
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  await page.getByRole('button', { name: 'Enquire about these' }).click();
  await enquire(page, 'Asha Modules');
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
    await enquire(page, name);
    const mail = await post.mailAbout(`[coaching] ${name}`);
    expect(mail.text).toContain(`Plan: ${plan}`);
  }
});

test('says that it failed, keeps what was typed and takes it at the next try', async ({ page }) => {
  await page.goto('/coaching');
  await page.getByRole('main').getByRole('button', { name: 'Enquire Now', exact: true }).click();
  const dialog = dialogOf(page);
  await fillPerson(dialog, 'Asha Again');
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
