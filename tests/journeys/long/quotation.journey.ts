import { expect, test } from '#tests/journeys/fixture';
import { pagesIn } from '#tests/journeys/pdf';
import { fillPerson } from '#tests/journeys/person';
import { totalOf } from '#tests/journeys/prices';

const quotation = '/quotation?modules=1,2,3,4,5,6,13,14';

test('a quotation that comes by link is taken over, enrolled for, and remembers no name', async ({
  page,
  post,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${quotation}&on=2026-06-01`);
  await expect(page.getByRole('link', { name: 'Make a new one with today’s fees' })).toBeVisible();
  await page.getByRole('link', { name: 'Make a new one with today’s fees' }).click();
  await expect(page.getByRole('button', { name: 'Enrol' })).toBeVisible();
  // On a phone the fields for the printout are folded.
  await page.getByText('Add your name, company or GSTIN').click();
  await page.getByLabel('For', { exact: true }).fill('Asha Secret');
  await page.getByRole('button', { name: 'Add these 8 modules to my selection' }).click();
  await expect(page.getByRole('button', { name: 'In your selection' })).toBeVisible();
  await page.getByRole('button', { name: 'Enrol' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.slip-total .sum')).toHaveText(totalOf(1, 2, 3, 4, 5, 6, 13, 14));
  expect(asked.filter((each) => each.includes('Secret'))).toEqual([]);
  expect(post.mails.filter((mail) => mail.text?.includes('Secret'))).toEqual([]);
});

test('all seventeen modules print on one page, without what was not typed', async ({ page }) => {
  await page.goto(`/quotation?modules=${Array.from({ length: 17 }, (_, at) => at + 1)}`);
  await page.getByText('Add your name, company or GSTIN').click();
  await page.getByLabel('Company', { exact: true }).fill('Sample Traders');
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Company', { exact: true })).toBeVisible();
  await expect(page.getByLabel('GSTIN')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an enrolment from the quotation sends the modules quoted', async ({ page, post }) => {
    await page.goto('/quotation?modules=3,5');
    await page.getByRole('button', { name: 'Enrol' }).click();
    const dialog = page.getByRole('dialog');
    await fillPerson(dialog, 'Quentin Quoted');
    await dialog.getByLabel('I authorize HOA').check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const mail = await post.mailAbout('[certificate] Quentin Quoted');
    expect(mail.text).toContain('AcSS 3 Tally basic data entry');
    expect(mail.text).toContain(`= ${totalOf(3, 5)}`);
  });

  test('what cannot be quoted is not there', async ({ page }) => {
    for (const query of ['modules=18', 'modules=1&on=2999-01-01', 'plan=45']) {
      expect((await page.goto(`/quotation?${query}`))?.status()).toBe(404);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
