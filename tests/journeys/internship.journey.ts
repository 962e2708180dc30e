import { hueOf } from '#tests/journeys/enrolment';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';

test('an intern applies once the box is ticked', async ({ page, post }) => {
  await page.goto('/internships#internship');
  const form = page.locator('form#internship-form');
  await fillPerson(form, 'Ila Intern');
  await form.getByLabel('Internship', { exact: true }).check();
  await form.getByLabel('Additional information').fill('AcSS 1, 3, 5 and 6.\nFree from May.');
  const submit = form.getByRole('button', { name: 'Apply for an internship' });
  await expect(submit).toBeDisabled();
  await form.getByLabel('I authorize HOA').check();
  await expect(submit).toBeEnabled();
  await takeTime(page);
  await page.route('**/api/sendEmail/internships', async (route) => {
    await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await route.fulfill({ status: 503, json: { success: false } });
  });
  await submit.click();
  await expect(form.getByRole('alert')).toContainText(
    'Failed to submit the form. Please try again later. Server responded with status: 503',
  );
  expect(await hueOf(form.getByRole('alert').getByText(/Failed to submit/))).toBe('red');
  await page.unroute('**/api/sendEmail/internships');
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toContainText(
    'Thank you for your interest. We will get back to you soon.',
  );
  await expect(form.getByLabel('Name')).toHaveValue('');
  const mail = await post.mailAbout('[internship] Ila Intern');
  expect(mail.text).toContain('Interests: Internship');
  expect(mail.text).toContain('AcSS 1, 3, 5 and 6.\nFree from May.');
});
