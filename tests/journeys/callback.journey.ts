import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson, phoneNumber } from '#tests/journeys/person';

test('a visitor asks for a call on the phone, and staff have the mail', async ({ page, post }) => {
  await page.goto('/contact-us');
  const name = 'Asha Raman by touch';
  await fillPerson(page.getByRole('main'), name);
  await takeTime(page);
  await page.getByRole('button', { name: 'GET A CALL BACK' }).click();

  const done = page.getByRole('dialog', { name: 'Request received' });
  await expect(done).toContainText('contact you within 2 working days');
  await expect(done).toContainText('+91 00000 00000');
  await expect(done).toContainText('support@example.com');
  const mail = await post.mailAbout(`[callback] ${name}`);
  expect(mail.text).toContain(`Name: ${name}`);
  expect(mail.text).toContain(`Mobile Number: ${phoneNumber}`);
  expect(mail.text).toContain(`Email ID: asha@example.in`);
  expect(mail.replyTo?.[0]?.address).toBe('asha@example.in');

  await done.getByRole('button', { name: 'Got It' }).click();
  await expect(done).toBeHidden();
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong field comes back named, with what was typed, and can be corrected', async ({
    page,
    post,
  }) => {
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    await fillPerson(main, 'Mira Mend');
    await main.getByLabel('Mobile Number').fill('12');
    await page.getByRole('button', { name: 'GET A CALL BACK' }).click();
    await expect(main.getByRole('alert')).toContainText('Mobile Number');
    await expect(main.getByLabel('Name')).toHaveValue('Mira Mend');
    await main.getByLabel('Mobile Number').fill(phoneNumber);
    await main.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/received\/callback$/);
    await expect(main).toContainText('thank you for your interest we will get back to you soon!');
    await post.mailAbout('[callback] Mira Mend');
    // Opened from a bookmark, the address of the refused form is the form.
    await page.goto('/api/sendEmail/callback');
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});
