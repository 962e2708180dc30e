import { fill, juniorsOf, nameOf, seniorsOf, submitOf } from '#tests/journeys/employer';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { tabTo } from '#tests/journeys/keyboard';

test('an employer asks for accountants and is led home', async ({ page, post }) => {
  await page.goto('/employee');
  await expect(page.getByRole('banner').getByText('Ask for accountants')).toHaveCount(0);
  const form = page.locator('form#employer');
  await fill(form, 'Esha Employer');
  await expect(submitOf(form)).toHaveText('Ask for 3 accountants');
  await takeTime(page);
  const sent = page.waitForRequest('**/api/sendEmail/jobapplication');
  await submitOf(form).click();
  expect((await sent).postDataJSON()).toMatchObject({ numberOfAccountants: 3 });
  const done = page.getByRole('dialog', { name: 'Form Submitted Successfully' });
  await expect(done).toContainText('contact you within 2 working days');
  await expect(done).toContainText('+91 00000 00000');
  await expect(done).toContainText('support@example.com');
  const own = done.getByRole('link', { name: 'See the status' });
  await expect(own).toHaveCSS('text-decoration-line', 'underline');
  const mail = await post.mailAbout('[employer] Esha Employer');
  expect(mail.text).toContain('Accountant Type: Senior Accountant\nNumber of Accountants: 3');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await done.getByRole('button', { name: 'Got It' }).click();
  await expect(done).toBeHidden();
  await page.clock.runFor(999);
  await expect(page).toHaveURL(/\/employee$/);
  // The second begins when the page hears that the dialog has closed, which may be after it is hidden.
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the keyboard alone is enough', async ({ page, post }) => {
  await page.goto('/employee');
  const form = page.locator('form#employer');
  await tabTo(page, nameOf(form));
  for (const answer of ['Kiran Keys', 'Keys & Sons', 'kiran@example.in', '9876543210']) {
    await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
  }
  await expect(juniorsOf(form)).toBeFocused();
  await expect(submitOf(form)).toHaveText('Ask for accountants');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await expect(seniorsOf(form)).toBeFocused();
  await page.keyboard.type('4');
  await expect(submitOf(form)).toHaveText('Ask for 5 accountants');
  await tabTo(page, submitOf(form));
  await takeTime(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Got It' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
  const mail = await post.mailAbout('[employer] Kiran Keys');
  expect(mail.text).toContain('Accountant Type: Junior Accountant\nNumber of Accountants: 1');
  expect(mail.text).toContain('Number of the other type as well: 4');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an employer asks, makes a mistake, corrects it and is received', async ({ page, post }) => {
    await page.goto('/employee');
    const form = page.locator('form#employer');
    await fill(form, 'Nina Employer');
    await form.getByLabel('Mobile').fill('12');
    await submitOf(form).click();
    const again = page.getByRole('main');
    await expect(again.getByRole('alert')).toContainText('7 to 15 digits');
    // Seniors alone: the page says so in the words of the call.
    await expect(again.getByLabel('Senior Accountant')).toBeChecked();
    await expect(again.getByLabel('Number of Accountants')).toHaveValue('3');
    await expect(again.getByLabel('Company Name')).toHaveValue('Coromandel Traders');
    await again.getByLabel('Mobile').fill('9876543210');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/received\/employer$/);
    const mail = await post.mailAbout('[employer] Nina Employer');
    expect(mail.text).toContain('Accountant Type: Senior Accountant');
  });
});
