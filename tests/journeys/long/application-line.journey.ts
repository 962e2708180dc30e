import {
  answer,
  answerAll,
  expectLongForm,
  expectStep,
  formOf,
  nextOf,
  submitOf,
} from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/fixture';
import { delayScripts, scripts } from '#tests/journeys/page-bytes';

test('when the scripts cannot load, the long form is back and posts by itself', async ({
  page,
  post,
}) => {
  await page.route(scripts, (route) => route.abort());
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
  await delayScripts(page);
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
