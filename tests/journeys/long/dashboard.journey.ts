import { formOf, goOn, storedIn } from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';
import { fillBasics, opener } from '#tests/journeys/job-hunt';

test('the dashboard shows what this browser keeps, leads on, and deletes it', async ({ page }) => {
  await page.goto('/certification');
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  await page.goto('/job-hunt');
  await opener(page).click();
  await fillBasics(page, 'Dana Dashboard', 'dana@example.in');
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(() => stored('freeWebinarDraft')).toContain('dana@example.in');

  await page.goto('/dashboard');
  const rows = page.locator('.holdings').getByRole('listitem');
  const selection = rows.filter({ hasText: 'Your selection' });
  const registration = rows.filter({ hasText: 'Webinar registration' });
  await expect(selection).toContainText('1 selected');
  await expect(registration).toContainText('4 answers');
  await expect(rows.filter({ hasText: 'Job application' })).toContainText('Nothing is saved here.');
  await expect(registration.getByRole('link', { name: 'Go on' })).toHaveAttribute(
    'href',
    '/job-hunt',
  );
  await expectAccessible(page);

  await registration.getByRole('button', { name: 'Delete webinar registration' }).click();
  await expect(registration).toContainText('Nothing is saved here.');
  expect(await stored('freeWebinarDraft')).toBeNull();
  expect(await stored('cart')).not.toBeNull();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  expect(await stored('cart')).not.toBeNull();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(selection).toContainText('Nothing is saved here.');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole('article')).toContainText('Free Webinars for Accountants');
});

test('a browser that keeps nothing says so when asked', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Show what this browser keeps' }).click();
  await expect(page.locator('.holdings').getByText('Nothing is saved here.')).toHaveCount(4);
});

test('an application draft shows how many answers it has, and nothing else', async ({ page }) => {
  await page.goto('/applyJobs');
  await formOf(page).getByLabel('Name', { exact: true }).fill('Asha Counts');
  await expect.poll(() => storedIn(page)).toEqual(['application']);
  await page.goto('/dashboard');
  const entry = page.getByRole('listitem').filter({ hasText: 'Job application' });
  await expect(entry).toContainText('1 answer');
  await expect(entry).not.toContainText('answers');
});

test('deleting an application draft deletes its resume too', async ({ page }) => {
  for (const button of ['Delete job application', 'Delete everything']) {
    await page.goto('/applyJobs');
    await goOn(page, 'Asha Regrets', 12);
    expect(await storedIn(page)).toEqual(['application', 'Resume.pdf']);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: button }).click();
    const asked = page.getByRole('button', { name: 'Yes, delete everything' });
    if (button === 'Delete everything') await asked.click();
    await expect.poll(() => storedIn(page)).toEqual([]);
  }
});
