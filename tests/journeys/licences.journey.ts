import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';

const title = 'HOA Licenced Trainer';

test('a licence asks for the authorization, then registers and is named', async ({
  page,
  post,
}) => {
  await page.goto('/licenses');
  await page.getByRole('button', { name: `Register: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await fillPerson(dialog, `Leela ${title}`);
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
