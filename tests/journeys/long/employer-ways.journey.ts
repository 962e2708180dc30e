import { fillCompany, submitOf } from '#tests/journeys/employer';
import { expect, takeTime } from '#tests/journeys/fixture';
import { onBothDatabases, test } from '#tests/journeys/sequence';

onBothDatabases(() => {
  test('no juniors and two seniors, counted by buttons, are two seniors', async ({
    page,
    post,
  }) => {
    await page.goto('/employee');
    const form = page.locator('form#employer');
    await fillCompany(form, 'Stella Steps');
    // No more than nobody: fewer than none are not asked for.
    await form.getByRole('button', { name: 'One fewer' }).first().click();
    await expect(submitOf(form)).toHaveText('Ask for accountants');
    const more = form.getByRole('button', { name: 'One more' }).last();
    await more.click();
    await more.click();
    await expect(form.getByRole('spinbutton', { name: 'Seniors' })).toHaveValue('2');
    await expect(submitOf(form)).toHaveText('Ask for 2 accountants');
    await takeTime(page);
    await submitOf(form).click();
    await expect(page.getByRole('dialog', { name: 'Form Submitted Successfully' })).toBeVisible();
    const mail = await post.mailAbout('[employer] Stella Steps');
    expect(mail.text).toContain('Accountant Type: Senior Accountant\nNumber of Accountants: 2');
  });
});
