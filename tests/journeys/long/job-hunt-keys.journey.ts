import { expect, takeTime, test } from '#tests/journeys/fixture';
import {
  basics,
  choices,
  fillBasics,
  form,
  formTexts,
  nameField,
  nextButton,
  opener,
  submitButton,
} from '#tests/journeys/job-hunt';
import { tabTo } from '#tests/journeys/keyboard';

test('Back leads a step back in the pop-up, then closes it, and leaves the page only after that', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/job-hunt');
  await opener(page).click();
  await fillBasics(page, 'Bala Back', 'bala@example.in');
  await expect(form(page).locator('form')).toHaveAttribute('data-live', 'true');
  await nextButton(page).click();
  await expect(submitButton(page)).toBeVisible();
  await page.goBack();
  await expect(submitButton(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue('Bala Back');
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(/\/job-hunt$/);
  // Opened, and closed by its own button: nothing is left behind for Back to go through, nor of a link within.
  await opener(page).click();
  await form(page).getByLabel(basics.phone.label).fill('');
  await nextButton(page).click();
  await form(page).getByRole('alert').getByRole('link', { name: basics.phone.missing }).click();
  await expect(form(page).getByLabel(basics.phone.label)).toBeFocused();
  await form(page).getByRole('button', { name: formTexts.close }).click();
  await expect(form(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.popup ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the keyboard alone registers', async ({ page, post }) => {
  await page.goto('/job-hunt');
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await tabTo(page, nameField(page));
  await page.keyboard.type('Keya Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keya.keys@example.in');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9876543210');
  await tabTo(page, nextButton(page));
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('heading', { name: 'Additional Details' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel(choices.studies.label)).toBeFocused();
  await page.keyboard.type('MBA');
  await tabTo(page, form(page).locator('summary', { hasText: formTexts.moreAsked }));
  await page.keyboard.press('Enter');
  await tabTo(page, form(page).getByLabel('MS Office'));
  await page.keyboard.press('Space');
  await tabTo(page, submitButton(page));
  await takeTime(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thankyou\?lang=ta&session=/);
  const mail = await post.mailAbout('[webinar-free] Keya Keys');
  expect(mail.text).toContain('Highest degree: MBA');
  expect(mail.text).toContain('Skills: MS Office');
});
