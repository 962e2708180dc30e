/** A resume from answers: from the application, into it, and without a script. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectStep, formOf, goOn, nextOf, submitOf, successOf } from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { expect, takeTime, test } from '#tests/journeys/fixture';

const maker = (page: Page) => page.getByRole('form', { name: 'Your resume' });
/** Other labels hold these words too. */
const field = (page: Page, label: string) => maker(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  maker(page).getByRole('button', { name, exact: true }).click();

async function fileOf(page: Page, name: string) {
  const coming = page.waitForEvent('download');
  await press(page, name);
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('who has no resume at step 11 makes one from the answers, and it is sent with them', async ({
  page,
  post,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Maker', 11);
  await page.getByRole('link', { name: 'Make one from your answers' }).click();
  await expect(page).toHaveURL(/\/resume$/);
  const name = field(page, 'Name');
  await expect(name).toHaveValue('Asha Maker');
  await expect(maker(page)).toContainText('come from your application');
  await expect(field(page, 'Place')).toHaveValue('Coimbatore');
  await field(page, 'Post').fill('Accounts assistant');
  await field(page, 'Where').fill('Sample Stores, Tiruppur');
  await maker(page).getByLabel('What you did, a line each').fill('Filed bills');
  await expect(maker(page)).toContainText('Numbers persuade:');
  await expect(page.getByRole('article')).toContainText('Filed bills');
  // From its top: what is half under the header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await press(page, 'Take it into my application');
  await expect(page).toHaveURL(/\/applyJobs$/);
  await expectStep(page, 11);
  await expect(formOf(page)).toContainText('Resume Asha Maker.pdf');
  await nextOf(page).click();
  await expectStep(page, 12);
  await takeTime(page);
  await submitOf(page).click();
  await expect(successOf(page)).toBeFocused();
  const mail = await post.mailAbout('[application] Asha Maker');
  expect(mail.attachments[0]?.filename).toBe('Resume Asha Maker.pdf');
});

test('what is typed stays in the browser, leaves as a file and comes back from one', async ({
  page,
}) => {
  await page.goto('/resume');
  await field(page, 'Name').fill('பொன்னி Maker');
  await press(page, 'Add another');
  await field(page, 'Post').nth(1).fill('Clerk');
  await page.reload();
  await expect(field(page, 'Post').nth(1)).toHaveValue('Clerk');
  await expect(page.getByRole('article')).toContainText('பொன்னி Maker');
  const pdf = await fileOf(page, 'Download the PDF');
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual([
    'Resume பொன்னி Maker.pdf',
    '%PDF-',
  ]);
  await expect(page.getByRole('complementary', { name: 'How it prints' })).toContainText('1 page,');
  expect((await fileOf(page, 'Word file')).name).toBe('Resume பொன்னி Maker.docx');
  await page.getByText('Take it elsewhere, or bring one').click();
  const json = await fileOf(page, 'Download JSON Resume');
  await press(page, 'Delete what I typed');
  await press(page, 'Yes, delete it');
  await expect(field(page, 'Name')).toHaveValue('');
  await page.getByText('Take it elsewhere, or bring one').click();
  const brought = { name: json.name, mimeType: 'application/json', buffer: json.bytes };
  await maker(page).getByLabel('Bring a JSON Resume').setInputFiles(brought);
  await expect(field(page, 'Name')).toHaveValue('பொன்னி Maker');
});

test('a wrong number and a wrong address are said beside their fields', async ({ page }) => {
  await page.goto('/resume');
  await field(page, 'Number').fill('HC-2026-9TX2B7E');
  await field(page, 'E-mail').fill('asha');
  await expect(maker(page)).toContainText('We have no certificate with this number');
  await press(page, 'Download the PDF');
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Please enter a valid email address');
  await alert.getByRole('link', { name: 'Please enter a valid email address' }).click();
  await expect(field(page, 'E-mail')).toBeFocused();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rows come one by one, what is wrong is said, and the form answers with the file', async ({
    page,
  }) => {
    await page.goto('/resume');
    const form = page.locator('.maker-form');
    await form.getByLabel('Name', { exact: true }).fill('Nora Plain');
    await form.getByLabel('Mobile', { exact: true }).fill('none');
    await form.getByRole('button', { name: 'Add another', exact: true }).click();
    await form.getByLabel('Post', { exact: true }).nth(1).fill('Clerk');
    await form.getByRole('button', { name: 'Download the PDF' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a phone number');
    await form.getByLabel('Mobile', { exact: true }).fill('98765 43210');
    const coming = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Download the PDF' }).click();
    expect((await coming).suggestedFilename()).toBe('Resume Nora Plain.pdf');
  });
});
