import { badge, foundation, openPanel, slip, tick } from '#tests/journeys/cart';
import { expect, test } from '#tests/journeys/fixture';
import { scripts } from '#tests/journeys/page-bytes';
import { foundation as foundationNumbers, totalOf } from '#tests/journeys/prices';

test('a level is whole by its last module or at once, counts as one, and lets go of one module or of all', async ({
  page,
}) => {
  await page.goto('/certification');
  const ticks = foundation(page).getByRole('checkbox');
  for (const box of await ticks.all()) await box.check();
  await expect(badge(page)).toHaveText('1');
  await tick(page, 'Office automation').uncheck();
  await expect(badge(page)).toHaveText('5');
  await expect(slip(page)).toContainText('AcSS 1, 3, 4, 5, 6');
  await foundation(page).getByRole('button', { name: 'Select All', exact: true }).click();
  for (const box of await ticks.all()) await expect(box).toBeChecked();
  await expect(badge(page)).toHaveText('1');
  await expect(slip(page)).toContainText('whole level');
  await expect(slip(page)).toContainText(totalOf(...foundationNumbers));
  await foundation(page).getByRole('button', { name: 'Deselect All' }).click();
  for (const box of await ticks.all()) await expect(box).not.toBeChecked();
  await expect(badge(page)).toBeHidden();
});

test('the panel leads on to coaching, and opens the part that asks for modules', async ({
  page,
}) => {
  await page.goto('/coaching#personalized');
  await tick(page, 'Cloud accounting').check();
  const part = page.locator('details:has(#personalized)');
  for (const path of ['/coaching', '/about']) {
    if (path === '/about') await page.goto(path);
    else await page.getByRole('heading', { name: '1:1 Personalized Coaching' }).click();
    await (await openPanel(page)).getByRole('link', { name: 'Go to coaching' }).click();
    await expect(part).toHaveAttribute('open');
    await expect(tick(page, 'Cloud accounting')).toBeChecked();
  }
});

test('two tabs stay in step, an open panel too', async ({ context, page }) => {
  await page.goto('/certification');
  const other = await context.newPage();
  await other.goto('/certification');
  await tick(other, 'Excel data analytics').check();
  await expect(tick(page, 'Excel data analytics')).toBeChecked();
  const panel = await openPanel(page);
  await expect(panel).toContainText('13 Excel data analytics');
  await tick(other, 'Excel data analytics').uncheck();
  await tick(other, 'Payroll').check();
  await expect(panel).toContainText('11 ESI/EPF payroll');
  await expect(panel).not.toContainText('Excel data analytics');
  await expect(badge(page)).toHaveText('1');
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
  await page.getByRole('link', { name: 'Ask for this module' }).click();
  await expect(tick(page, 'GST fundamentals')).toBeChecked();
});

test('when the scripts cannot load, the selection says so, and shows what is held when opened again', async ({
  page,
}) => {
  await page.goto('/certification');
  await tick(page, 'GST fundamentals').check();
  await page.goto('/about');
  await page.route(scripts, (route) => route.abort());
  const panel = await openPanel(page);
  await expect(panel.getByText('We could not show it just now; nothing is lost.')).toBeVisible();
  await page.unroute(scripts);
  await page.keyboard.press('Escape');
  await openPanel(page);
  await expect(panel.getByText('GST fundamentals').first()).toBeVisible();
  await expect(panel.getByText('We could not show it')).toHaveCount(0);
});
