import { fill, fillCompany, submitOf } from '#tests/journeys/employer';
import { expect, takeTime, test } from '#tests/journeys/fixture';

test('no juniors and two seniors, counted by buttons, are two seniors', async ({ page, post }) => {
  await page.goto('/employee');
  const form = page.locator('form#employer');
  await fillCompany(form, 'Stella Steps');
  await form.getByRole('button', { name: 'One fewer' }).first().click();
  const more = form.getByRole('button', { name: 'One more' }).last();
  await more.click();
  await more.click();
  await expect(form.getByRole('spinbutton', { name: 'Seniors' })).toHaveValue('2');
  await takeTime(page);
  await submitOf(form).click();
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully' })).toBeVisible();
  const mail = await post.mailAbout('[employer] Stella Steps');
  expect(mail.text).toContain('Accountant Type: Senior Accountant\nNumber of Accountants: 2');
});

test('says what is missing, and that nothing was sent', async ({ page }) => {
  await page.goto('/employee');
  const form = page.locator('form#employer');
  await fill(form, 'Esha Again');
  await form.getByLabel('Number of Accountants').fill('0');
  await expect(form).toHaveJSProperty('noValidate', true);
  await takeTime(page);
  const submit = submitOf(form);
  await submit.click();
  await expect(form.getByRole('alert')).toContainText('must be a whole number of 1 or more');
  await form.getByLabel('Number of Accountants').fill('2');
  await page.route('**/api/sendEmail/jobapplication', (route) => route.abort());
  await submit.click();
  await expect(form.getByRole('alert')).toContainText('Failed to send message!');
});

test('Ask for accountants asks what is needed from any other page, and stays there', async ({
  page,
  post,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: 'Ask for accountants' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Employer / Post Job: ask for accountants' });
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await fill(dialog, 'Esha Dialog');
  await takeTime(page);
  await submitOf(dialog).click();
  await page.getByRole('button', { name: 'Got It' }).click();
  const mail = await post.mailAbout('[employer] Esha Dialog');
  expect(mail.text).toContain('Accountant Type: Junior Accountant');
  await expect(page).toHaveURL(/\/about$/);
});
