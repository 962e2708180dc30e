import { phone } from '#tests/journeys/axe';
import { signIn } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { write } from '#tests/journeys/written';

test.use({ javaScriptEnabled: false, viewport: phone });

test('without JavaScript, by a person of the desk: signs in by the code, takes the next one, keeps a talk and closes it', async ({
  page,
  post,
}) => {
  const reference = await write(page, 'Asmita');
  await signIn(page, post);
  expect(await beyondWindow(page)).toBe(0);
  await page.getByLabel('Name, phone, e-mail or reference').fill('987 654');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: 'Asmita' }).first().click();
  await expect(page).toHaveURL(new RegExp(reference));
  await page.getByText('Spoke with them').click();
  await page.getByLabel('What was said').fill('Wants evening batches');
  await page.getByRole('button', { name: 'Save the conversation' }).click();
  await expect(page.getByRole('status')).toContainText('you spoke with them');
  await expect(page.locator('.column')).toContainText('Wants evening batches');
  expect(await beyondWindow(page)).toBe(0);
  await page.locator('summary', { hasText: 'Close with an outcome' }).click();
  await page.getByLabel('Answered').check();
  await page.getByRole('button', { name: 'Close the enquiry' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-state', 'done');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/sign-in/);
});
