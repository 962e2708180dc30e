import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';

test('the keyboard alone is enough for Let’s Talk', async ({ page, post }) => {
  await page.goto('/#lets-talk');
  await page.locator('#callback-name').focus();
  await page.keyboard.type('Keya Keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9876543210');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keya@example.in');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get a call back' })).toBeFocused();
  await takeTime(page);
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: 'Request received' });
  await expect(done).toContainText('thank you for your interest we will get back to you soon!');
  await page.keyboard.press('Enter');
  await expect(done).toBeHidden();
  await post.mailAbout('[callback] Keya Keyboard');
});

test('a lost connection is told in words and loses nothing', async ({ page, post }) => {
  await page.goto('/contact-us');
  await fillPerson(page.getByRole('main'), 'Nila Network');
  await page.route('**/api/sendEmail/callback', (route) => route.abort());
  const send = page.getByRole('button', { name: 'GET A CALL BACK' });
  // An ordinary page would post by itself before React is there.
  await expect(page.locator('form#contact-us')).toHaveJSProperty('noValidate', true);
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Network error or server not responding',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Got It' }).click();
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Nila Network');
  await takeTime(page);
  await page.unroute('**/api/sendEmail/callback');
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Request received' })).toBeVisible();
  await post.mailAbout('[callback] Nila Network');
});
