import { expect, takeTime, test } from '#tests/journeys/fixture';

const titles = ['HOA Licenced Accounting Practitioner', 'HOA Licenced GST Practitioner'];

for (const title of titles) {
  test(`${title}: asks for the authorization, then registers and names the licence`, async ({
    page,
    post,
  }) => {
    await page.goto('/licenses');
    await page.getByRole('button', { name: `Register: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Name').fill(`Leela ${title}`);
    await dialog.getByLabel('Phone').fill('9876543210');
    await dialog.getByLabel('Email').fill('leela@example.in');
    await expect(dialog.locator('form.form')).toHaveJSProperty('noValidate', true);
    await takeTime(page);
    const submit = dialog.getByRole('button', { name: 'Register' });
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Please authorize HOA to contact you to proceed with your application.',
    );
    await dialog.getByLabel('I authorize HOA').check();
    await submit.click();
    await expect(page.getByRole('dialog', { name: 'We have your registration' })).toContainText(
      'Your application has been submitted successfully!',
    );
    await expect(dialog).toBeHidden();
    const mail = await post.mailAbout(`[licence] Leela ${title}`);
    expect(mail.text).toContain(`Licence: ${title}`);
  });
}

test('a licence goes into the selection and out again', async ({ page }) => {
  await page.goto('/licenses');
  const held = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').licenses);
  await page.getByRole('button', { name: 'Add to selection' }).last().click();
  expect(await held()).toEqual(['gst-practitioner']);
  await page.getByRole('button', { name: 'Remove from selection' }).click();
  expect(await held()).toEqual([]);
});
