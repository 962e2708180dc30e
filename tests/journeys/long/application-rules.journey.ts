import {
  answer,
  expectAwake,
  expectStep,
  formOf,
  goOn,
  nextOf,
  resume,
  submitOf,
} from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';

const missing = [
  ['Name', 'Name is required'],
  ['Mobile', 'Mobile number is required'],
  ['Email', 'Email is required'],
  ['Male', 'Please select your gender'],
  ['Age', 'Age is required'],
  ['Chennai', 'Please select your preferred job location'],
] as const;

test('a click that leaves a wrong age counts, though the message moves its target', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  const age = formOf(page).getByLabel('Age', { exact: true });
  const dubai = formOf(page).getByLabel('Dubai');
  await age.focus();
  await expectAwake(page);
  await age.fill('5');
  await dubai.check();
  await expect(dubai).toBeChecked();
  await expect(age).toHaveAccessibleDescription('Age must be between 18 and 65');
});

test('a step left empty names every answer that is missing, and leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/applyJobs');
  const form = formOf(page);
  await nextOf(page).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('Please check this step.');
  await expect(summary.getByRole('listitem')).toHaveText(missing.map(([, text]) => text));
  await expectAccessible(page, ['light']);
  for (const [label, text] of missing) {
    await summary.getByRole('link', { name: text }).click();
    const control = form.getByLabel(label, { exact: true });
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(text));
  }
  await answer(page, 1, 'Asha Mended');
  await expect(summary).toHaveCount(0);
  await expect(form.locator('.error')).toHaveCount(0);
  await nextOf(page).click();
  await expectStep(page, 2);
});

test('age and address are watched as they are typed, an age of one digit once it is left, and the mobile number sheds its +91', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  const form = formOf(page);
  const age = form.getByLabel('Age', { exact: true });
  await age.focus();
  await expectAwake(page);
  await age.pressSequentially('1');
  await expect(age).toHaveAccessibleDescription('');
  await age.press('Tab');
  await expect(age).toHaveAccessibleDescription('Age must be between 18 and 65');
  await age.fill('65');
  await expect(age).not.toHaveAccessibleDescription(/Age/);
  await age.fill('17');
  await expect(age).toHaveAccessibleDescription('Age must be between 18 and 65');
  const mobile = form.getByLabel('Mobile');
  await mobile.pressSequentially('+91 98765 43210');
  await expect(mobile).toHaveValue('+91 98765 43210');
  await age.focus();
  await expect(mobile).toHaveValue('9876543210');
  const address = form.getByLabel('Contact Address');
  await address.pressSequentially('12 Temple');
  await expect(form.getByText('9 / 200 characters')).toBeVisible();
  await address.fill('x'.repeat(201));
  await expect(form.getByText('201 / 200 characters')).toBeVisible();
});

test('skills wait for the declaration', async ({ page }) => {
  await page.goto('/applyJobs');
  const form = formOf(page);
  await goOn(page, 'Asha Declares', 7);
  await form.getByRole('checkbox', { name: 'Payroll', exact: true }).check();
  await nextOf(page).click();
  const alert = form.getByRole('alert');
  await expect(alert).toBeFocused();
  const text = 'Please confirm your skills by checking the declaration box.';
  await expect(alert).toContainText(text);
  await expectStep(page, 7);
  const declaration = form.getByLabel('I declare that I can do the ticked work');
  await expect(declaration).toHaveAccessibleDescription(text);
  await declaration.check();
  await expect(alert).toHaveCount(0);
  await nextOf(page).click();
  await expectStep(page, 8);
});

const files = [
  [
    'photo.png',
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    'Only PDF, DOC, or DOCX files are allowed',
  ],
  [
    'really a text.pdf',
    Buffer.from('Asha Resume, accountant'),
    /named \.pdf, but is of another type/,
  ],
] as const;

test('the resume is checked as it is chosen, and once more by its content when it is sent', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  const form = formOf(page);
  await goOn(page, 'Asha Resume', 11);
  const input = form.getByLabel('Resume', { exact: true });
  await nextOf(page).click();
  await expect(form.getByRole('alert')).toContainText('Resume is required');
  await expect(input).toHaveAccessibleDescription('Resume is required');
  for (const [name, buffer, text] of files) {
    await input.setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(input).toHaveAccessibleDescription(text);
    await nextOf(page).click();
    await expect(form.getByRole('alert')).toContainText(text);
  }
  await input.setInputFiles({
    name: 'begins like a document.docx',
    mimeType: 'application/pdf',
    buffer: Buffer.from('PK\x03\x04 Asha Resume, accountant'),
  });
  await expect(form.locator('.error')).toHaveCount(0);
  await nextOf(page).click();
  await submitOf(page).click();
  await expectStep(page, 11);
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(input).toHaveAccessibleDescription(
    /^Only PDF, DOC, or DOCX files are allowed, and we could not read this one/,
  );
  await input.setInputFiles(resume);
  await expect(form.locator('.error')).toHaveCount(0);
  await nextOf(page).click();
  await expectStep(page, 12);
});
