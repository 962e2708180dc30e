import { confirmationWords } from '#data/job-hunt/confirmation';
import { teluguForm } from '#data/job-hunt-form/te';
import { expectAccessible } from '#tests/journeys/axe';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import {
  chooseOtherDegree,
  fillBasics,
  form,
  formTexts,
  nameField,
  nextButton,
  opener,
  storedDraft,
  submitButton,
} from '#tests/journeys/job-hunt';
import { mailTo } from '#tests/journeys/mail-to';

test('a switch to Telugu loses nothing, and registration, mail and thanks are in Telugu', async ({
  page,
  post,
}) => {
  await page.goto('/job-hunt');
  await opener(page).click();
  await fillBasics(page, 'Swathi Switches', 'swathi@example.in');
  await nextButton(page).click();
  await chooseOtherDegree(page, 'BA Economics');
  await form(page).getByText(formTexts.moreAsked).click();
  await form(page).getByLabel('Tally', { exact: true }).check();
  await form(page).getByRole('link', { name: 'తెలుగు' }).click();
  await expect(page).toHaveURL(/\/job-hunt\/te$/);
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'te');
  const telugu = page.getByRole('dialog', { name: teluguForm.texts.title });
  await expect(telugu.getByLabel(teluguForm.customFields.customStudies)).toHaveValue(
    'BA Economics',
  );
  await expect(telugu.getByLabel('Tally', { exact: true })).toBeChecked();
  await expectAccessible(page);
  await telugu.getByRole('button', { name: teluguForm.texts.back }).click();
  await expect(
    telugu.getByLabel(teluguForm.basicFields[0]?.label ?? '', { exact: true }),
  ).toHaveValue('Swathi Switches');
  await telugu.getByRole('button', { name: teluguForm.texts.next }).click();
  await takeTime(page);
  await telugu.getByRole('button', { name: teluguForm.texts.submit }).click();
  await expect(page).toHaveURL(/\/thankyou\?lang=te&session=[\d-]+telugu-english$/);
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'te');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ధన్యవాదాలు');
  const letter = await mailTo(post, 'swathi@example.in');
  expect(letter?.subject).toContain(`${confirmationWords.te.subject}: `);
});

test('the first step offers Next alone, and what was typed waits in this browser for the next visit', async ({
  page,
}) => {
  await page.goto('/job-hunt');
  await opener(page).click();
  await expect(nextButton(page)).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  await fillBasics(page, 'Gita Goes', 'gita@example.in');
  await expect.poll(() => storedDraft(page)).toContain('98765 43210');
  await expect(submitButton(page)).toBeHidden();
  await page.reload();
  await opener(page).click();
  await expect(nameField(page)).toHaveValue('Gita Goes');
  // The browser may have put it back by itself.
  await expect(form(page).locator('form')).toHaveAttribute('data-live', 'true');
  await nextButton(page).click();
  await expect(submitButton(page)).toBeVisible();
});
