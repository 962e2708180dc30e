import {
  answer,
  expectAwake,
  expectStep,
  formOf,
  goOn,
  keptIn,
  nextOf,
  resume,
  submitOf,
  successOf,
  titles,
} from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/fixture';

const percents = [0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 100];

test('twelve steps end in a mail to staff, with the resume byte for byte', async ({
  page,
  post,
}) => {
  await page.goto('/jobs');
  const cv = await page.pdf();
  await page.getByRole('main').getByRole('link', { name: 'Apply for jobs' }).click();
  const form = formOf(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(form.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Leave' })).toBeVisible();
  await form.getByText('Kept up to a year, to find you a post.').click();
  await expect(
    form.getByText('We ask for these details to screen you and find you a post'),
  ).toBeVisible();
  for (const [index, title] of titles.entries()) {
    const step = index + 1;
    await expectStep(page, step);
    await expect(form).toContainText(`${percents[index]}%`);
    await expect(form.getByRole('progressbar')).toHaveJSProperty('value', percents[index]);
    await expect(form.getByRole('link', { name: '+91 00000 00000' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible({ visible: step > 1 });
    if (step > 1) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    if (step === 12) break;
    await answer(page, step, 'Asha Twelve');
    if (step === 11) {
      await form.getByLabel('Resume', { exact: true }).setInputFiles({ ...resume, buffer: cv });
    }
    // An ordinary page has no replay of a press that comes before React.
    await expectAwake(page);
    await nextOf(page).click();
  }
  await expect(form.getByText('Coimbatore')).toBeVisible();
  await expect(form.getByText('8 of 10, Expert')).toBeVisible();
  await expect(form.getByRole('definition').filter({ hasText: 'Resume.pdf, ' })).toBeVisible();
  await submitOf(page).click();

  await expect(successOf(page)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'The Accountant Service Desk Executive will contact you within two working days.',
  );
  for (const perk of [
    '100% Free Placement Assistance',
    'Verified Employers & Clients',
    'Work time support',
    'Free certifications',
  ]) {
    await expect(main.getByText(perk)).toBeVisible();
  }
  for (const name of ['Facebook', 'LinkedIn', 'Instagram', 'YouTube']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  expect(await keptIn(page), 'nothing stays in the browser').toEqual([]);

  const mail = await post.mailAbout('[application] Asha Twelve');
  expect(mail.replyTo?.[0]?.address).toBe('asha@example.in');
  expect(mail.text).toContain(transcript);
  expect(mail.attachments).toHaveLength(1);
  const [attached] = mail.attachments;
  expect(attached).toMatchObject({ filename: 'Resume.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(attached?.content as ArrayBuffer).equals(cv)).toBe(true);
});

const transcript = `Name: Asha Twelve
Mobile: 9876543210
Email: asha@example.in
Gender: Female
Age: 24
Preferred job location: Others
Your preferred location: Coimbatore
Contact Address: 12 Temple Street
Madurai 625001
AcSS certificates: ACSS 3 - tally-basic, ACSS 15 - gulf-vat
Education: B.Com, CA/CMA/CS Foundation
Employment status: On notice period
Experience: 2-4 years
Languages spoken: English, Tamil
Languages read: Tamil
Languages written: English
Skills: Bank reconciliation, Audit support
I declare that I can do the work ticked above by myself.: Yes
Last salary per month: 28,000
Expected salary: ₹33,000-42,000 per month
Rating: Accounting: 8 of 10, Expert
Rating: TDS: Unrated
Rating: Tally: Unrated
Rating: Payroll: Unrated
Rating: GST: 5 of 10, Intermediate
Rating: VAT: Unrated
Rating: Finalization: Unrated
Work preference: Remote Projects
Resume: Resume.pdf, `;

test('Change on the review leads to the step, and Next back with the new answer', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Changes', 12);
  await page.getByRole('link', { name: 'Change Education' }).click();
  await expectStep(page, 3);
  await expect(formOf(page)).toContainText('Next takes you back to the review.');
  await formOf(page).getByLabel('M.Com').check();
  await nextOf(page).click();
  await expectStep(page, 12);
  await expect(formOf(page).getByText('B.Com, M.Com, CA/CMA/CS Foundation')).toBeVisible();
  for (const title of titles.slice(0, -1)) {
    await expect(page.getByRole('link', { name: `Change ${title}`, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Change Certification' }).click();
  await formOf(page).getByLabel('No', { exact: true }).check();
  await formOf(page).getByLabel('Yes', { exact: true }).check();
  await expect(formOf(page).getByLabel('ACSS 3 - tally-basic')).not.toBeChecked();
});

test('the browser’s Back leads to the previous step, Forward on again, with all that was typed', async ({
  page,
}) => {
  await page.goto('/jobs');
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Back', 4);
  await page.goBack();
  await expectStep(page, 3);
  await page.goBack();
  await expectStep(page, 2);
  await page.goForward();
  await expectStep(page, 3);
  await expect(formOf(page).getByLabel('B.Com')).toBeChecked();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectStep(page, 2);
  // Pressed twice, it still leads to the first step, and not out of the page.
  await page.getByRole('button', { name: 'Previous' }).dblclick();
  await expectStep(page, 1);
  await expect(formOf(page).getByLabel('Name', { exact: true })).toHaveValue('Asha Back');
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('the two stages of the screening are told where they are named', async ({ page }) => {
  await page.goto('/applyJobs');
  await page.getByRole('button', { name: 'Two-Stage Accountant Screening Process' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-Stage Accountant Screening Process' });
  await expect(dialog.getByRole('listitem')).toHaveText([/Video interview/, /Live practical/]);
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 700 } });

  test('the last answer of a step leads on, the declaration too, and what may stay empty is skipped', async ({
    page,
  }) => {
    await page.goto('/applyJobs');
    await answer(page, 1, 'Tara Touch');
    await expectAwake(page);
    await nextOf(page).tap();
    await formOf(page).getByLabel('No', { exact: true }).tap();
    await expectStep(page, 3);
    await page.getByRole('button', { name: 'Skip to skills' }).tap();
    await expectStep(page, 7);
    await formOf(page).getByLabel('Bank reconciliation').tap();
    await formOf(page).getByLabel('I declare that I can do the work').tap();
    await expectStep(page, 8);
    await page.getByRole('button', { name: 'Skip to resume' }).tap();
    await expectStep(page, 11);
    await page.getByRole('button', { name: 'Previous' }).tap();
    await expectStep(page, 10);
  });
});
