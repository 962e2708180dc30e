import { dialogOf } from '#tests/journeys/enrolment';
import { expect, test } from '#tests/journeys/fixture';

test('the button waits for the tick as soon as the dialog is open', async ({ page }) => {
  await page.goto('/certification');
  await page.getByRole('button', { name: 'Ask for your modules' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Submit' })).toBeDisabled();
});

test('a link to the enrolment opens it', async ({ page }) => {
  await page.goto('/certification#enrolment');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});
