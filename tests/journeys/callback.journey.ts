import { expect, takeTime, test } from '#tests/journeys/fixture';

const person = { name: 'Asha Raman', phone: '+91 98765 43210', email: 'asha@example.in' };

test('a visitor asks for a call on the phone, and staff have the mail', async ({ page, post }) => {
  await page.goto('/contact-us');
  const name = `${person.name} by touch`;
  await page.getByRole('main').getByLabel('Name').fill(name);
  await page.getByRole('main').getByLabel('Phone').fill(person.phone);
  await page.getByRole('main').getByLabel('Email ID').fill(person.email);
  await takeTime(page);
  await page.getByRole('button', { name: 'GET A CALL BACK' }).click();

  const done = page.getByRole('dialog', { name: 'Request received' });
  await expect(done).toContainText('contact you within 2 working days');
  await expect(done).toContainText('+91 00000 00000');
  await expect(done).toContainText('support@example.com');
  const mail = await post.mailAbout(`[callback] ${name}`);
  expect(mail.text).toContain(`Name: ${name}`);
  expect(mail.text).toContain(`Mobile Number: ${person.phone}`);
  expect(mail.text).toContain(`Email ID: ${person.email}`);
  expect(mail.replyTo?.[0]?.address).toBe(person.email);

  await done.getByRole('button', { name: 'Got It' }).click();
  await expect(done).toBeHidden();
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong field comes back named, with what was typed, and can be mended', async ({
    page,
    post,
  }) => {
    await page.goto('/contact-us');
    await page.getByRole('main').getByLabel('Name').fill('Mira Mend');
    await page.getByRole('main').getByLabel('Mobile Number').fill('12');
    await page.getByRole('main').getByLabel('Email ID').fill(person.email);
    await page.getByRole('button', { name: 'GET A CALL BACK' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Mobile Number');
    const main = page.getByRole('main');
    await expect(main.getByLabel('Name')).toHaveValue('Mira Mend');
    await main.getByLabel('Mobile Number').fill(person.phone);
    await main.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/received\/callback$/);
    await expect(main).toContainText('thank you for your interest we will get back to you soon!');
    await post.mailAbout('[callback] Mira Mend');
    // Kept as a bookmark, the address of the refused form is the form.
    await page.goto('/api/sendEmail/callback');
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});
