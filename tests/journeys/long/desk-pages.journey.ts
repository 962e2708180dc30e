import { desk, expectAccessibleAnywhere, phone } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { write } from '#tests/journeys/written';

test('every page of the desk is accessible and fits a phone, and what came of enquiries is read by month and by week', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const reference = await write(page, 'Meera', {}, '/api/sendEmail/callback');
  await write(page, 'Ganesh', { email: 'refused.ganesh@example.com' });
  await enterDesk(page, site);
  await expect(async () => {
    await page.goto('/desk/mails');
    await expect(page.locator('.suspects')).toContainText('no such mailbox');
  }).toPass();
  await page.goto('/desk/numbers');
  await page.getByRole('link', { name: 'What became of them' }).click();
  const kinds = page.getByRole('table', { name: 'By kind' });
  await expect(kinds.getByRole('row', { name: /^Callback/ })).toBeVisible();
  await expectAccessibleAnywhere(page);
  await page.getByRole('link', { name: 'By week' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('week of Mon');
  for (const path of ['/desk/team', '/desk?kind=callback', '/desk/undated']) {
    await page.goto(path);
    await expectAccessibleAnywhere(page);
  }
  const tabs = page.getByRole('navigation', { name: 'Desk', exact: true });
  for (const path of [
    '/desk',
    `/desk/${reference}`,
    '/desk/numbers',
    '/desk/sessions',
    '/desk/mails',
    '/desk/templates',
    '/desk/new',
    '/desk/suspicious',
    '/desk/done',
  ]) {
    await page.goto(path);
    await expectAccessibleAnywhere(page, [phone]);
    expect.soft(await beyondWindow(page), path).toBe(0);
    await page.setViewportSize(desk);
    await expect(tabs.getByRole('link', { name: 'Numbers' })).toBeVisible();
  }
});

test('the second page of the desk is in the typeface of the site from its start', async ({
  page,
  site,
}) => {
  await enterDesk(page, site);
  await page.goto('/desk');
  await page.waitForFunction(() => sessionStorage.getItem('letters') === '1');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.test = dataset.letters === undefined ? 'later' : 'from the start';
    });
  });
  await page
    .getByRole('navigation', { name: 'Desk', exact: true })
    .getByRole('link', { name: 'Batches' })
    .click();
  await expect(page.getByRole('heading', { name: 'Add a batch' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-test', 'from the start');
});
