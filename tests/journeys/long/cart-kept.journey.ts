import type { Page } from '@playwright/test';
import { badge, foundation, openPanel, tick } from '#tests/journeys/cart';
import { expect, test } from '#tests/journeys/fixture';

const held = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'));

test('the last module of a level makes it whole, and taking one out leaves the others', async ({
  page,
}) => {
  await page.goto('/certification');
  for (const box of await foundation(page).getByRole('checkbox').all()) await box.check();
  await expect(badge(page)).toHaveText('1');
  await expect(foundation(page).getByRole('button', { name: 'Deselect All' })).toBeVisible();
  expect((await held(page)).certification).toMatchObject({ haca: ['foundation'], acss: [] });
  await tick(page, 'Office automation').uncheck();
  await expect(badge(page)).toHaveText('5');
  expect((await held(page)).certification).toMatchObject({ haca: [], acss: [1, 3, 4, 5, 6] });
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

for (const [what, stored] of [
  ['broken', '{"certification":{"haca":['],
  ['of another shape', '[1,2,{"acss":"5"}]'],
  ['foreign and doubled', '{"certification":{"haca":["final","phd"],"acss":[13,13,99,"5"]}}'],
] as const) {
  test(`storage that is ${what} is repaired`, async ({ page }) => {
    const crashes: Error[] = [];
    page.on('pageerror', (error) => crashes.push(error));
    await page.goto('/about');
    await page.evaluate((text) => localStorage.setItem('cart', text), stored);
    await page.goto('/certification');
    const kept = what === 'foreign and doubled' ? 2 : 0;
    if (kept) await expect(badge(page)).toHaveText(String(kept));
    else await expect(badge(page)).toBeHidden();
    await tick(page, 'Office automation').check();
    await expect(badge(page)).toHaveText(String(kept + 1));
    await expect(await openPanel(page)).toContainText('2 Office automation');
    expect(await held(page)).toEqual({
      certification: {
        type: 'one-on-one',
        haca: kept ? ['final'] : [],
        acss: kept ? [5, 2] : [2],
      },
      coaching: { type: 'one-on-one', haca: [], acss: [] },
      licenses: [],
    });
    expect(crashes).toEqual([]);
  });
}
