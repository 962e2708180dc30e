import { expectAwake, expectStep, formOf, goOn } from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/fixture';
import { totalOf } from '#tests/journeys/prices';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: deny });
    }
  });
});

test('with site storage blocked all of it works for the page’s life, and says that nothing is stored', async ({
  page,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await page.goto('/certification#accss');
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  // First: it leaves after five seconds.
  await expect(page.getByRole('status').first()).toContainText(
    'does not save anything for this site',
  );
  const slip = page.getByRole('region', { name: 'Your selection' });
  await expect(slip).toContainText(totalOf(5));
  await expect(slip).toContainText('This browser does not save anything for this site');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch between dark and light' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');

  await page.goto('/applyJobs');
  await formOf(page).getByLabel('Name', { exact: true }).focus();
  await expectAwake(page);
  await goOn(page, 'Asha Blocked', 3);
  await expectStep(page, 3);
  await expect(formOf(page)).toContainText('This browser does not save anything for this site');
  expect(broken).toEqual([]);
});
