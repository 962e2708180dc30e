import { dialogOf } from '#tests/journeys/coaching';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';
import { coachingOf } from '#tests/journeys/prices';

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
  await fillPerson(dialog, 'Asha Package');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan and the ticks reach staff', async ({ page, post }) => {
    await page.goto('/coaching');
    await page.getByRole('checkbox', { name: 'Tally reconciliation' }).check();
    await page.getByRole('button', { name: 'Enquire Now: 30 hours' }).click();
    const dialog = dialogOf(page);
    const { plan } = coachingOf(30);
    await expect(dialog.getByLabel('Plan')).toHaveValue(plan);
    await expect(dialog.locator('.asked')).toContainText('Tally reconciliation');
    await fillPerson(dialog, 'Nina Coaching');
    await dialog.getByLabel('I authorize HOA').check();
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/received\/coaching$/);
    const mail = await post.mailAbout('[coaching] Nina Coaching');
    expect(mail.text).toContain(`Plan: ${plan}. Modules: AcSS 4 Tally reconciliation`);
  });
});
