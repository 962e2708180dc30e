import { expect, test } from '#tests/journeys/fixture';
import { delayScripts, scripts } from '#tests/journeys/page-scripts';

test('an empty form sent on a slow line before the scripts arrive is answered in its own words', async ({
  page,
}) => {
  await delayScripts(page);
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'GET A CALL BACK' }).click();
  await expect(main.getByRole('alert')).toContainText('Please fill in all fields.');
  await expect(main.getByRole('alert')).toBeFocused();
});

test('when the scripts cannot load, the selection says so, and shows what is held when opened again', async ({
  page,
}) => {
  await page.goto('/certification');
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  await page.goto('/about');
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('button', { name: 'Your selection' }).click();
  const panel = page.getByRole('dialog', { name: 'Your selection' });
  await expect(panel.getByText('We could not show it just now; nothing is lost.')).toBeVisible();
  await page.unroute(scripts);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your selection' }).click();
  await expect(panel.getByText('GST fundamentals').first()).toBeVisible();
  await expect(panel.getByText('We could not show it')).toHaveCount(0);
});
