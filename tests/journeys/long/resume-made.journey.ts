import { expectStep, formOf, goOn, nextOf, submitOf, successOf } from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { click, field, maker, openStep } from '#tests/journeys/resume-maker';

test('who has no resume at step 11 makes one from the answers, and it is sent with them', async ({
  context,
  page,
  post,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Maker', 11);
  const leftOpen = await context.newPage();
  await leftOpen.goto('/applyJobs');
  await expectStep(leftOpen, 11);
  await page.getByRole('link', { name: 'Make one from your answers' }).click();
  await expect(page).toHaveURL(/\/resume$/);
  const name = field(page, 'Name');
  await expect(name).toHaveValue('Asha Maker');
  await expect(maker(page)).toContainText('come from your application');
  await expect(field(page, 'Place')).toHaveValue('Coimbatore');
  await openStep(page, 'Work');
  await field(page, 'Post').fill('Accounts assistant');
  await field(page, 'Where').fill('Sample Stores, Tiruppur');
  await maker(page).getByLabel('What you did, a line each').fill('Filed bills');
  await expect(maker(page)).toContainText('Numbers persuade:');
  await expect(page.getByRole('article')).toContainText('Filed bills');
  await expectAccessible(page);
  await openStep(page, 'Finish');
  await click(page, 'Use it in my job application');
  await expect(page).toHaveURL(/\/applyJobs$/);
  await expectStep(page, 11);
  await expect(formOf(page)).toContainText('Resume Asha Maker.pdf');
  await expect(formOf(leftOpen)).toContainText('Resume Asha Maker.pdf');
  await nextOf(page).click();
  await expectStep(page, 12);
  await takeTime(page);
  await submitOf(page).click();
  await expect(successOf(page)).toBeFocused();
  const mail = await post.mailAbout('[application] Asha Maker');
  expect(mail.attachments[0]?.filename).toBe('Resume Asha Maker.pdf');
});

test('a wrong number and a wrong address are said beside their fields', async ({ page }) => {
  await page.goto('/resume');
  await openStep(page, 'Skills');
  await field(page, 'Number').fill('HC-2026-9TX2B7E');
  await openStep(page, 'You');
  await field(page, 'E-mail').fill('asha');
  await openStep(page, 'Finish');
  await expect(maker(page)).toContainText('We have no certificate with this number');
  // Whoever has gone on stays where they are.
  await expect(maker(page).getByRole('button', { name: 'Download the PDF' })).toBeVisible();
  await click(page, 'Download the PDF');
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Please enter a valid email address');
  await alert.getByRole('link', { name: 'Please enter a valid email address' }).click();
  await expect(field(page, 'E-mail')).toBeFocused();
  await expectAccessible(page);
});
