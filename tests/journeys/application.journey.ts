import {
  answer,
  expectStep,
  formOf,
  nextOf,
  resume,
  storedIn,
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
  await form
    .getByText('We keep these details for up to a year so that we can find you a job.')
    .click();
  await expect(
    form.getByText('We ask for these details to screen you and find you a job'),
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
    await nextOf(page).click();
  }
  for (const said of ['Coimbatore', '8 of 10, Expert', 'Resume.pdf, ']) {
    await expect(form.locator('summary').filter({ hasText: said })).toBeVisible();
  }
  await form.locator('summary').filter({ hasText: 'Coimbatore' }).click();
  await expect(form.getByRole('definition').filter({ hasText: 'Coimbatore' })).toBeVisible();
  await submitOf(page).click();

  await expect(successOf(page)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'The Accountant Service Desk Executive will contact you within two working days.',
  );
  await expect(main.getByText('Work time support')).toBeVisible();
  for (const name of ['Facebook', 'LinkedIn', 'Instagram', 'YouTube']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  expect(await storedIn(page), 'nothing stays in the browser').toEqual([]);

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
Declared: can do the ticked work independently
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
