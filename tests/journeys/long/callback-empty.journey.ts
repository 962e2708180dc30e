import { expect, test } from '#tests/journeys/fixture';

test('an empty form says what is missing, takes the focus there and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('main').getByLabel('Email ID').fill('not an address');
  await expect(page.locator('form#contact-us')).toHaveJSProperty('noValidate', true);
  await page.getByRole('button', { name: 'GET A CALL BACK' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toContainText('Please fill in all fields.');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Name is required' }).click();
  await expect(page.getByRole('main').getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Email ID')).toHaveValue('not an address');
  await expect(page.getByRole('main').getByLabel('Email ID')).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  );
});
