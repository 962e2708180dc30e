import { courses } from '#data/courses';
import { sheetOf } from '#lib/practice/rules/test-paper';
import { expect, test } from '#tests/journeys/fixture';

const courseNo = courses[9]?.courseNo ?? 10;
const path = `/library/test/${courseNo}`;
const sheet = sheetOf(courseNo) ?? [];
const rightOf = (at: number) => sheet[at]?.answers.find(({ right }) => right)?.letter ?? 'a';

test('a paper is taken in fourteen taps, one question at a time, and leads to the finder with its band', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'One question at a time' }).click();
  const questions = page.locator('.paper fieldset').filter({ visible: true });
  for (const at of sheet.keys()) {
    await expect(
      page.getByText(`Question ${at + 1} of ${sheet.length}`, { exact: true }),
    ).toBeVisible();
    await expect(questions).toHaveCount(1);
    await expect(questions.locator('legend')).toContainText(`Question ${at + 1} · `);
    await questions.locator(`[value="${rightOf(at)}"]`).check();
  }
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(questions.locator(':checked')).toHaveCount(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Mark my paper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('12 of 12 right');
  const dare = page.getByRole('link', { name: 'Send on WhatsApp' });
  const sent = new URL((await dare.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(sent).toMatch(new RegExp(`^All 12 right\\. .*: https?://[^ ]+${path}/12$`));
  await page.getByRole('link', { name: 'Which modules do I need?' }).click();
  await expect(page.locator('[name="s6"][value="3"]')).toBeChecked();
  await expect(page.locator('#goal-error')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a paper is marked as a plain form', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.paper fieldset')).toHaveCount(sheet.length);
    await page.locator(`[name="q1"][value="${rightOf(0)}"]`).check();
    await page.getByRole('button', { name: 'Mark my paper' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 of 12 right');
    await expect(page.getByText('Left open').first()).toBeVisible();
  });
});
