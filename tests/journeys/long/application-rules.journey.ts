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

test('an age of one digit is told when the field is left', async ({ page }) => {
  await page.goto('/applyJobs');
  const age = formOf(page).getByLabel('Age', { exact: true });
  await age.fill('5');
  await expectAwake(page);
  await expect(age).toHaveAccessibleDescription('');
  await age.press('Tab');
  await expect(age).toHaveAccessibleDescription('Age must be between 18 and 65');
});

test('a press that leaves a wrong age counts, though the message moves what was pressed', async ({
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

const wrong = [
  ['Name', 'Al', 'Name must be at least 3 characters'],
  ['Name', 'Asha 2', 'Name must not contain numbers'],
  ['Name', 'A'.repeat(51), 'Name must be at most 50 characters'],
  ['Mobile', '98765', 'Mobile number must be exactly 10 digits'],
  ['Mobile', '98765abcde', 'Mobile number must be exactly 10 digits'],
  ['Email', 'asha at example', 'Please enter a valid email address'],
  ['Age', '20.5', 'Age must be a number'],
  ['Age', '17', 'Age must be between 18 and 65'],
  ['Age', '66', 'Age must be between 18 and 65'],
  ['Your preferred location', '', 'Please specify your preferred location'],
  ['Contact Address (optional)', 'Madurai 6', 'Address must be at least 10 characters'],
  ['Contact Address (optional)', 'x'.repeat(201), 'Address must be at most 200 characters'],
] as const;
const right: Readonly<Record<string, string>> = {
  Name: 'Asha',
  Mobile: '9876543210',
  Email: 'asha@example.in',
  Age: '18',
  'Your preferred location': 'Kochi',
  'Contact Address (optional)': '1 Temple S',
};

test('each wrong answer is told in its own words, and no longer once it changes', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  await answer(page, 1, 'Asha Rules');
  await expectAwake(page);
  for (const [label, typed, text] of wrong) {
    const field = formOf(page).getByLabel(label, { exact: true });
    await field.fill(typed);
    await nextOf(page).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));
    await expect(formOf(page).getByRole('listitem')).toHaveText([text]);
    await field.fill(right[label] ?? '');
    await expect(field).not.toHaveAccessibleDescription(new RegExp(text));
  }
  await nextOf(page).click();
  await expectStep(page, 2);
});

test('age and address are watched as they are typed, and the mobile number sheds its +91', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  const form = formOf(page);
  const age = form.getByLabel('Age', { exact: true });
  await age.focus();
  await expectAwake(page);
  await age.pressSequentially('1');
  await expect(age).not.toHaveAccessibleDescription(/Age/);
  await age.pressSequentially('7');
  await expect(age).toHaveAccessibleDescription('Age must be between 18 and 65');
  await age.fill('65');
  await expect(age).not.toHaveAccessibleDescription(/Age/);
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
  const declaration = form.getByLabel('I declare that I can do the work');
  await expect(declaration).toHaveAccessibleDescription(text);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, ['light']);
  await declaration.check();
  await expect(alert).toHaveCount(0);
  await nextOf(page).click();
  await expectStep(page, 8);
});

const tooBig = 5_242_881;
const files = [
  ['photo.png', resume.buffer, 'Only PDF, DOC, or DOCX files are allowed'],
  ['cv.pdf', Buffer.alloc(0), 'The file appears to be empty'],
  ['cv.pdf', Buffer.alloc(tooBig, '%PDF-1.7 '), 'File size exceeds 5MB limit'],
  ['really a text.pdf', Buffer.from('Asha Resume, accountant'), /named \.pdf, but holds something/],
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
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, ['light']);
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
