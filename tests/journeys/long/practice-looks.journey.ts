/** The practical papers at all widths, in both themes, by keyboard alone and on paper. */
import { courses } from '#data/courses';
import { desk, expectAccessible, phone } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';
import { tabTo } from '#tests/journeys/keyboard';
import { beyondWindow, errorsOf } from '#tests/journeys/pages';
import { pagesIn } from '#tests/journeys/pdf';

const tablet = { width: 768, height: 1024 };

test('every paper fits the window at each width, empty and marked', async ({ page }) => {
  test.setTimeout(300_000);
  const errors = errorsOf(page);
  for (const { courseNo } of courses) {
    for (const size of [phone, tablet, desk]) {
      await page.setViewportSize(size);
      const path = `/practice/${courseNo}?set=K7Q2M`;
      await page.goto(path);
      expect.soft(await beyondWindow(page), `${path} at ${size.width}`).toBe(0);
      await page
        .locator('button', { hasText: 'Mark my sheet' })
        .filter({ visible: true })
        .first()
        .click();
      await page.waitForSelector('main[data-score]');
      expect.soft(await beyondWindow(page), `${path} marked at ${size.width}`).toBe(0);
    }
  }
  expect(errors).toEqual([]);
});

test('the account of a line can be read at every width of the window', async ({ page }) => {
  await page.goto('/practice/5?set=K7Q2M');
  const account = page.locator('[name="c.sale1.a"]');
  for (const width of [360, 640, 768, 960, 1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await account.boundingBox();
    expect.soft(box?.width, `at ${width}`).toBeGreaterThan(130);
    expect.soft(await beyondWindow(page), `at ${width}`).toBe(0);
  }
});

for (const size of [phone, desk]) {
  test(`the book, a sheet and a marked sheet are accessible in both themes at ${size.width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await page.goto('/practice');
    await expectAccessible(page);
    for (const module of [1, 5, 12, 17]) {
      await page.goto(`/practice/${module}?set=K7Q2M`);
      await expectAccessible(page);
      await page
        .locator('button', { hasText: 'Mark my sheet' })
        .filter({ visible: true })
        .first()
        .click();
      await page.waitForSelector('main[data-score]');
      await expectAccessible(page);
    }
  });
}

test('a sheet is filled and handed in by the keyboard alone', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/practice/5?set=K7Q2M');
  await tabTo(page, page.locator('[name="c.sale1.a"]'));
  await page.keyboard.type('Pandian');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="c.sale1.d"]')).toBeFocused();
  await page.keyboard.type('48763.5');
  await tabTo(page, page.getByRole('button', { name: 'Add a line' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="c.sale6.a"]')).toBeFocused();
  await tabTo(page, page.locator('[name="c.velan"]').first());
  await page.keyboard.press('Space');
  await expect(page.locator('[name="c.velan"]').first()).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Clear this sheet' }));
  const mark = page.locator('.work-bar').getByRole('button', { name: 'Mark my sheet' });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell="sale1"]')).toHaveAttribute('data-mark', 'right');
});

test('on a phone the papers of a part are swiped beside its lines, and open as a whole page', async ({
  page,
}) => {
  await page.goto('/practice/5?set=K7Q2M');
  await page.getByRole('radio', { name: 'Part 2:' }).check();
  const papers = page.locator('#part-2 .docs');
  const [first, second] = [papers.locator('.doc').first(), papers.locator('.doc').last()];
  await expect(first).toBeInViewport();
  await papers.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await page.getByLabel('IGST at 18%').scrollIntoViewIfNeeded();
  await expect(page.locator('#part-2 .part-doc')).toBeInViewport();
  const held = await page.locator('#part-2 .part-doc').boundingBox();
  await page.locator('#part-2 .whole').click();
  const whole = await page.locator('#part-2 .part-doc').boundingBox();
  expect(whole?.height ?? 0).toBeGreaterThan(held?.height ?? 0);
});

test('the marked sheet is printed on A4 without what leads on, most papers on one page', async ({
  page,
}) => {
  const pages: Record<number, number> = {};
  for (const module of [5, 1, 17]) {
    await page.goto(`/practice/${module}?set=K7Q2M`);
    await page.locator('.work-end').getByRole('button', { name: 'Mark my sheet' }).click();
    await page.waitForSelector('main[data-score]');
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'navigation', 'complementary'] as const) {
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    }
    pages[module] = pagesIn(await page.pdf({ format: 'A4' }));
    await page.emulateMedia({ media: 'screen' });
  }
  expect(pages[5]).toBe(1);
  for (const count of Object.values(pages)) expect(count).toBeLessThanOrEqual(2);
});

test('a link with a set opens the same papers on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/practice/10');
  const address = page.url();
  expect(address).toMatch(/\/practice\/10\?set=[0-9A-Z]{5}$/);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await other.newPage();
  await theirs.goto(address);
  const papers = (of: typeof page) => of.locator('.docs').allInnerTexts();
  expect(await papers(theirs)).toEqual(await papers(page));
  await other.close();
});
