import { expectAccessible } from '#tests/journeys/axe';
import { dialogOf, hueOf } from '#tests/journeys/enrolment';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';

const call = '**/api/sendEmail/certificate';

test('what is wrong is said in red beside its field, and in one place', async ({ page }) => {
  await page.goto('/certification#enrolment');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByLabel('I authorize HOA').check();
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeEnabled();
  await submit.click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const text of [
    'Name is required',
    'Email is required',
    'Please enter a phone number of 7 to 15 digits',
  ]) {
    await expect(summary.getByRole('link', { name: text })).toBeVisible();
    expect(await hueOf(dialog.locator('.error', { hasText: text }))).toBe('red');
  }
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Email is required' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test('a failure says why, in red, and keeps what was typed and selected', async ({ page }) => {
  await page.goto('/certification');
  await page.getByRole('checkbox', { name: 'TDS with Tally' }).check();
  await page.getByRole('button', { name: 'Enrol for the exam' }).click();
  const dialog = dialogOf(page);
  await fillPerson(dialog, 'Asha Fails');
  await dialog.getByLabel('I authorize HOA').check();
  const submit = dialog.getByRole('button', { name: 'Ask for this module' });
  const answers = [
    { message: 'Network error or server not responding' },
    { status: 503, json: { success: false }, message: 'Something went wrong!' },
    { status: 429, json: { success: false, message: 'Too many' }, message: 'Too many' },
  ];
  for (const { message, ...answer } of answers) {
    await page.route(call, (route) => (answer.json ? route.fulfill(answer) : route.abort()));
    await submit.click();
    const alert = dialog.getByRole('alert').getByText(message);
    await expect(alert).toBeVisible();
    expect(await hueOf(alert)).toBe('red');
    await page.unroute(call);
  }
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Fails');
  await expect(dialog).toContainText('AcSS 10');
  await takeTime(page);
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'Submission successful!' })).toBeVisible();
});
