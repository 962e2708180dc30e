import type { Page } from '@playwright/test';
import { answer, expectStep, formOf, nextOf, submitOf, titles } from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/fixture';

async function expectLongForm(page: Page): Promise<void> {
  for (const name of titles) {
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
  }
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(nextOf(page)).toBeHidden();
  await expect(submitOf(page)).toBeVisible();
}

async function answerAll(page: Page, name: string): Promise<void> {
  for (const [index] of titles.entries()) await answer(page, index + 1, name);
}

test('when the scripts cannot load, the long form is back and posts by itself', async ({
  page,
  post,
}) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/applyJobs');
  await formOf(page).getByLabel('Name', { exact: true }).fill('Gone Longform');
  await expectLongForm(page);
  await answerAll(page, 'Gone Longform');
  await submitOf(page).click();
  await expect(page).toHaveURL(/\/received\/application$/);
  const mail = await post.mailAbout('[application] Gone Longform');
  expect(mail.attachments).toHaveLength(1);
});

test('on a slow line the first step can be answered and left before the scripts arrive', async ({
  page,
}) => {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/applyJobs');
  await expect(page.getByRole('heading', { name: 'Certification', exact: true })).toBeHidden();
  await expect(submitOf(page)).toBeHidden();
  await answer(page, 1, 'Early Longform');
  await nextOf(page).click();
  await expectStep(page, 2);
  await page.reload();
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(formOf(page).getByLabel('Name', { exact: true })).toHaveValue('Early Longform');
});
