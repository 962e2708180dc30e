import { expect, test } from '#tests/journeys/fixture';

test('home’s own way to the message says when fields are missing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Write a message' }).click();
  const form = page.locator('form#contact-dialog');
  await form.getByLabel('Name').fill('Only A Name');
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('Please fill in all fields.');
});
