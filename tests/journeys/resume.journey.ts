/** A resume from answers: from the application, into it, and without a script. */
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';
import { click, field, maker, openStep } from '#tests/journeys/resume-maker';

async function fileOf(page: Page, name: string) {
  const coming = page.waitForEvent('download');
  await click(page, name);
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('what is typed stays in the browser, leaves as a file and comes back from one', async ({
  page,
}) => {
  await page.goto('/resume');
  await field(page, 'Name').fill('பொன்னி Maker');
  await openStep(page, 'Work');
  await click(page, 'Add another');
  await field(page, 'Post').nth(1).fill('Clerk');
  await page.reload();
  await expect(field(page, 'Post').nth(1)).toHaveValue('Clerk');
  await expect(page.getByRole('article')).toContainText('பொன்னி Maker');
  await openStep(page, 'Finish');
  const pdf = await fileOf(page, 'Download the PDF');
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual([
    'Resume பொன்னி Maker.pdf',
    '%PDF-',
  ]);
  await expect(
    page.getByRole('complementary', { name: 'How it will look in print' }),
  ).toContainText('1 page,');
  expect((await fileOf(page, 'Word file')).name).toBe('Resume பொன்னி Maker.docx');
  await page.getByText('Use it on another site, or bring your own').click();
  const json = await fileOf(page, 'Download JSON Resume');
  await click(page, 'Delete what I typed');
  await click(page, 'Yes, delete it');
  await expect(field(page, 'Name')).toHaveValue('');
  await page.getByText('Use it on another site, or bring your own').click();
  const brought = { name: json.name, mimeType: 'application/json', buffer: json.bytes };
  await maker(page).getByLabel('Bring a JSON Resume').setInputFiles(brought);
  await expect(field(page, 'Name')).toHaveValue('பொன்னி Maker');
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
