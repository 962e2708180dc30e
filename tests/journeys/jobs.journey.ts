import type { Page } from '@playwright/test';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';

const alertsOf = (page: Page) => page.getByRole('form', { name: 'Job alerts' });

async function signUp(page: Page, name: string): Promise<void> {
  const form = alertsOf(page);
  await fillPerson(form, name);
  await form.getByRole('button', { name: 'Send me job alerts' }).click();
}

test('the jobs page leads into the application', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('main').getByRole('link', { name: 'Start your application' }).click();
  await expect(page).toHaveURL(/\/applyJobs$/);
});

test('a visitor signs up for job alerts, and staff read where and with what experience', async ({
  page,
  post,
}) => {
  await page.goto('/jobs');
  await page.getByRole('main').getByRole('link', { name: 'Get job alerts' }).click();
  await alertsOf(page).getByLabel('Chennai').check();
  await alertsOf(page).getByLabel('Dubai').check();
  await alertsOf(page).getByLabel('Your experience').selectOption('2-4 years');
  await takeTime(page);
  await signUp(page, 'Asha Alerts');
  const done = page.getByRole('dialog', { name: 'Request received' });
  await expect(done).toContainText('contact you within 2 working days');
  const mail = await post.mailAbout('[contact] Asha Alerts');
  expect(mail.text).toContain('Job alerts: Chennai, Dubai, 2-4 years');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-up for job alerts posts, for any place and experience where none is named, and for those that are', async ({
    page,
    post,
  }) => {
    await page.goto('/job-alerts');
    await signUp(page, 'Nina Alerts');
    await expect(page).toHaveURL(/\/received\/contact$/);
    const any = await post.mailAbout('[contact] Nina Alerts');
    expect(any.text).toContain('Job alerts: any place, any experience');

    await page.goto('/job-alerts');
    await alertsOf(page).getByLabel('Hyderabad').check();
    await alertsOf(page).getByLabel('Your experience').selectOption('0-1 years');
    await signUp(page, 'Nila Alerts');
    const mail = await post.mailAbout('[contact] Nila Alerts');
    expect(mail.text).toContain('Job alerts: Hyderabad, 0-1 years');
  });
});
