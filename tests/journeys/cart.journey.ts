import { expectAccessible } from '#tests/journeys/axe';
import { badge, foundation, openPanel, slip, tick } from '#tests/journeys/cart';
import { expect, test } from '#tests/journeys/fixture';
import { scriptsAsked } from '#tests/journeys/page-bytes';
import { foundation as foundationNumbers, gstOf, totalOf } from '#tests/journeys/prices';

test('single modules are counted, added up, and given back', async ({ page }) => {
  await page.goto('/certification#accss');
  await expect(badge(page)).toBeHidden();
  await expect(slip(page)).toContainText('Nothing selected yet');
  await tick(page, 'Tally basic data entry').check();
  await tick(page, 'GST fundamentals').check();
  await expect(badge(page)).toHaveText('2');
  await expect(slip(page)).toContainText('AcSS 3, 5');
  await expect(slip(page)).toContainText('50 hours');
  await expect(slip(page)).toContainText(totalOf(3, 5));
  await tick(page, 'Tally basic data entry').uncheck();
  await expect(badge(page)).toHaveText('1');
  await expect(slip(page)).toContainText(totalOf(5));
});

test('the panel lists what is held, adds it up, and lets go of it', async ({ page }) => {
  await page.goto('/licenses');
  await page.getByRole('button', { name: 'Add to selection' }).first().click();
  await page.goto('/coaching/course/9');
  await page.getByLabel('Select Tally technical').check();
  await page.goto('/certification');
  await foundation(page).getByRole('button', { name: 'Select All', exact: true }).click();
  await tick(page, 'Gulf VAT and IFRS').check();
  await expect(badge(page)).toHaveText('4');

  const panel = await openPanel(page);
  const certification = panel.getByRole('region', { name: 'Certification' });
  await expect(certification).toContainText('Foundation, whole level');
  await expect(certification).toContainText('15 Gulf VAT and IFRS');
  await expect(certification).toContainText('175 hours');
  await expect(certification).toContainText(gstOf(...foundationNumbers, 15));
  const total = certification.getByText(totalOf(...foundationNumbers, 15));
  await expect(total).toHaveCSS('border-bottom-style', 'double');
  const coaching = panel.getByRole('region', { name: 'Coaching' });
  await expect(coaching).toContainText('To learn: 15 hours in the catalogue.');
  // There is one total to pay.
  await expect(coaching).not.toContainText('₹');
  await expect(panel.getByRole('region', { name: 'Licences' })).toContainText('no fee');
  await expectAccessible(page);

  await certification.getByRole('button', { name: 'Remove 15 Gulf VAT and IFRS' }).click();
  await expect(certification).toContainText(totalOf(...foundationNumbers));
  await expect(tick(page, 'Gulf VAT and IFRS')).not.toBeChecked();
  await certification.getByRole('button', { name: 'Clear Certification' }).click();
  await expect(certification).toBeHidden();
  await expect(badge(page)).toHaveText('2');
  await panel.getByRole('button', { name: 'Clear everything' }).click();
  await expect(panel).toContainText('Nothing is selected yet');
  await expect(badge(page)).toBeHidden();
});

test('after a reload everything is there before a script is asked for', async ({ page }) => {
  await page.goto('/certification');
  await tick(page, 'TDS with Tally').check();
  await foundation(page).getByRole('button', { name: 'Select All', exact: true }).click();
  const scripts = scriptsAsked(page);
  await page.reload();
  await expect(tick(page, 'TDS with Tally')).toBeChecked();
  await expect(tick(page, 'Business book-keeping')).toBeChecked();
  await expect(foundation(page).getByRole('button', { name: 'Deselect All' })).toBeVisible();
  await expect(badge(page)).toHaveText('2');
  await expect(slip(page)).toContainText(totalOf(...foundationNumbers, 10));
  expect(scripts).toEqual([]);
});
