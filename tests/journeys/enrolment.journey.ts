import { expectAccessible } from '#tests/journeys/axe';
import { dialogOf, hueOf } from '#tests/journeys/enrolment';
import { expect, hold, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';
import { totalOf } from '#tests/journeys/prices';

test('what is selected is enrolled for, staff read it, and it leaves the cart', async ({
  page,
  post,
}) => {
  await page.goto('/coaching/course/9');
  await page.getByLabel('Select Tally technical').check();
  await page.goto('/certification');
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  await page
    .getByRole('region', { name: 'Final', exact: true })
    .getByRole('button', { name: 'Select All', exact: true })
    .click();
  await page.getByRole('button', { name: 'Ask for these 6 modules' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('AcSS 5');
  await expect(dialog).toContainText('whole level');
  await expect(dialog).toContainText(totalOf(5, 13, 14, 15, 16, 17));
  await fillPerson(dialog, 'Asha Enrols');
  await dialog.getByText('Also interested in').click();
  const fixed = dialog.getByLabel('Certification', { exact: true });
  await expect(fixed).toBeChecked();
  await expect(fixed).toBeDisabled();
  await dialog.getByLabel('Internship', { exact: true }).check();
  await dialog.getByLabel('Additional information').fill('Weekends only.');
  const submit = dialog.getByRole('button', { name: 'Ask for these 6 modules' });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('I authorize HOA').check();
  await expect(submit).toBeEnabled();

  const answer = await hold(page, '**/api/sendEmail/certificate');
  await takeTime(page);
  await submit.click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer();

  const done = page.getByRole('dialog', { name: 'Submission successful!' });
  await expect(done).toContainText('contact you within 2 working days');
  await expect(done).toContainText('+91 00000 00000');
  await expect(done).toContainText('support@example.com');
  expect(await hueOf(done.getByRole('heading'))).toBe('green');
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Got It' }).click();
  await expect(page.getByRole('checkbox', { name: 'GST fundamentals' })).not.toBeChecked();
  await expect(page.locator('cart-count')).toHaveText('1');
  await page.getByRole('button', { name: 'Ask for your modules' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await expect(dialog).toContainText('None selected');

  const mail = await post.mailAbout('[certificate] Asha Enrols');
  expect(mail.text).toContain('Interests: Certification, Internship');
  expect(mail.text).toContain('Weekends only.');
  for (const module of ['5 GST fundamentals', '13 Excel data analytics', '17 AI for accountants']) {
    expect(mail.text).toContain(`AcSS ${module}`);
  }
  expect(mail.text).not.toContain('Tally technical');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ticks go along with the form, a wrong field is corrected, and staff read them', async ({
    page,
    post,
  }) => {
    await page.goto('/certification');
    await expect(page.getByRole('button', { name: 'Select All' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Your selection' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Office automation' }).check();
    await page.getByRole('checkbox', { name: 'AI for accountants' }).check();
    await page.getByRole('button', { name: 'Ask for your modules' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText('What you ticked on the page is also sent.')).toBeVisible();
    await expect(dialog.getByText('None selected')).toBeHidden();
    await fillPerson(dialog, 'Nora Enrols');
    await dialog.getByLabel('Phone').fill('12');
    await dialog.getByText('Also interested in').click();
    await dialog.getByLabel('Others').check();
    await dialog.getByLabel('I authorize HOA').check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('7 to 15 digits');
    await expect(main.getByLabel('Name')).toHaveValue('Nora Enrols');
    await main.getByLabel('Phone').fill('9876543210');
    await main.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/received\/certificate$/);
    await expect(main).toContainText('Submission successful!');
    const mail = await post.mailAbout('[certificate] Nora Enrols');
    expect(mail.text).toContain('Interests: Certification, Others');
    expect(mail.text).toContain('AcSS 2 Office automation');
    expect(mail.text).toContain('AcSS 17 AI for accountants');
  });
});
