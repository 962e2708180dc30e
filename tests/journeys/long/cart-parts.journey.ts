import { badge, foundation, openPanel, slip, tick } from '#tests/journeys/cart';
import { expect, test } from '#tests/journeys/fixture';
import { foundation as foundationNumbers, totalOf } from '#tests/journeys/prices';

test('a whole level is selected and deselected at once, and counts as one', async ({ page }) => {
  await page.goto('/certification');
  await tick(page, 'GST fundamentals').check();
  const ticks = foundation(page).getByRole('checkbox');
  await foundation(page).getByRole('button', { name: 'Select All', exact: true }).click();
  for (const box of await ticks.all()) await expect(box).toBeChecked();
  await expect(badge(page)).toHaveText('1');
  await expect(slip(page)).toContainText('whole level');
  await expect(slip(page)).toContainText(totalOf(...foundationNumbers));
  await foundation(page).getByRole('button', { name: 'Deselect All' }).click();
  for (const box of await ticks.all()) await expect(box).not.toBeChecked();
  await expect(badge(page)).toBeHidden();
});

test('the panel leads on to the enrolment, here and from another page', async ({ page }) => {
  await page.goto('/certification');
  await tick(page, 'Cloud accounting').check();
  const enrolment = page.getByRole('dialog', { name: 'Exam Enrollment' });
  for (const path of ['/certification', '/about']) {
    await page.goto(path);
    await (await openPanel(page)).getByRole('link', { name: 'Go to enrolment' }).click();
    await expect(page).toHaveURL(/\/certification/);
    await expect(page.getByRole('dialog', { name: 'Your selection' })).toBeHidden();
    await expect(enrolment).toContainText('AcSS 12');
  }
});

test('in the library nothing can be selected', async ({ page }) => {
  await page.goto('/library/course/5');
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Take this module' }).click();
  await page.getByLabel('Select GST fundamentals').check();
  await page.getByRole('link', { name: 'Go to enrolment' }).click();
  await expect(tick(page, 'GST fundamentals')).toBeChecked();
});
