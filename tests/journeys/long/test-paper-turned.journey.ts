import { courses } from '#data/courses';
import { sheetOf } from '#lib/practice/rules/test-paper';
import { expect, test } from '#tests/journeys/fixture';
import { pagesIn } from '#tests/journeys/pdf';

const courseNo = courses[9]?.courseNo ?? 10;
const path = `/library/test/${courseNo}`;
const sheet = sheetOf(courseNo) ?? [];

test('the arrow keys choose an answer and stay; the button leads on', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'One question at a time' }).click();
  await expect(page.locator('#q1 input').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#q1 input').nth(2)).toBeChecked();
  await expect(page.getByText(`Question 1 of ${sheet.length}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('#q2 input').first()).toBeFocused();
});

test('a score sent on opens the same paper, with a picture of its own and nothing of who sent it', async ({
  page,
}) => {
  const answer = await page.goto(`${path}/7`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Can you beat 7 of 12?');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/cards\/beat-7\.png$/,
  );
  const picture = await page.request.get('/cards/beat-7.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  for (const none of ['0', '13', '07', 'x']) {
    expect((await page.request.get(`${path}/${none}`)).status()).toBe(404);
  }
  await expect(page.getByRole('button', { name: 'Mark my paper' })).toBeVisible();
});

test('a printed paper has its answers on a sheet of their own, dark on white, and nothing that leads on', async ({
  page,
}) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'complementary', 'navigation'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(31, 26, 22)');
  const whole = pagesIn(await page.pdf({ format: 'A4' }));
  await page.locator('.answer-sheet').evaluate((answers) => answers.remove());
  const questionsAlone = pagesIn(await page.pdf({ format: 'A4' }));
  expect(questionsAlone).toBeLessThanOrEqual(3);
  expect(whole).toBeGreaterThan(questionsAlone);
});
