import { expect, takeTime, test } from '#tests/journeys/fixture';
import { scriptsAsked } from '#tests/journeys/page-bytes';
import { fillPerson } from '#tests/journeys/person';

test('the side widget’s form opens without a script request and reaches staff', async ({
  page,
  post,
}) => {
  const scripts = scriptsAsked(page);
  await page.goto('/about');
  // Sections below take their height after the first paint: a click before it would miss a target
  // that moves.
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'));
  await page.getByRole('button', { name: 'Contact Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog).toBeVisible();
  expect(scripts).toEqual([]);
  await fillPerson(dialog, 'Wanda Widget');
  await dialog.getByLabel('Message').fill('Please call after five.\nThank you.');
  await takeTime(page);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  const done = page.getByRole('dialog', { name: 'Request received' });
  await expect(done).toContainText('contact you within 2 working days');
  await expect(done).toContainText(
    /Your reference is HOA-\w{4}-\w{3}\. We will contact you by \w{3} \d+ \w{3} \d{4}, 6:00 PM/,
  );
  await expect(dialog).toBeHidden();
  const mail = await post.mailAbout('[contact] Wanda Widget');
  expect(mail.text).toContain('Please call after five.\nThank you.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dialog opens, posts and ends on the received page', async ({ page, post }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Contact Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await fillPerson(dialog, 'Nina Native');
    await dialog.getByLabel('Message').fill('No script here');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/received\/contact$/);
    const { subject } = await post.mailAbout('[contact] Nina Native');
    const reference = subject?.match(/HOA-[\w-]+/)?.[0] ?? 'none';
    await expect(page.getByText(`Your reference is ${reference}`)).toBeVisible();
    await page.getByRole('link', { name: 'See the status' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We will contact you by');
    await expect(page.locator('main')).not.toContainText(/Nina|98765|43210|No script/);
    await page.getByLabel('Evening').check();
    await page.getByLabel('Tamil', { exact: true }).check();
    await page.getByRole('button', { name: 'Save these' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Saved.');
    await expect(page.getByLabel('Evening')).toBeChecked();
    await page.getByRole('link', { name: 'Withdraw this message' }).click();
    await page.getByRole('button', { name: 'Withdraw and erase' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawn and erased');
    await post.mailAbout(`[withdrawal] ${reference}`);
  });
});
