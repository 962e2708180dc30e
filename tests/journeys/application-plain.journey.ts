import { answerAll, expectLongForm, formOf, resume, submitOf } from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/fixture';

test.use({ javaScriptEnabled: false });

test('without JavaScript: one long form: wrong answers come back named, with all that was typed; once corrected, staff have it with the resume', async ({
  page,
  post,
}) => {
  await page.goto('/applyJobs');
  await expectLongForm(page);
  await answerAll(page, 'Mira Longform');
  await formOf(page).getByLabel('Mobile').fill('12345');
  await formOf(page).getByLabel('Your preferred location').fill('');
  await submitOf(page).click();
  const main = page.getByRole('main');
  const summary = main.getByRole('alert');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Mobile number must be exactly 10 digits',
    'Please specify your preferred location',
  ]);
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Mira Longform');
  await expect(main.getByLabel('Mobile')).toHaveValue('12345');
  await expect(main.getByLabel('Mobile')).toHaveAccessibleDescription(
    'Mobile number must be exactly 10 digits',
  );
  await expect(main.getByLabel('Female')).toBeChecked();
  await expect(main.getByLabel('Contact Address')).toHaveValue('12 Temple Street\nMadurai 625001');
  await expect(main.getByLabel('On notice period')).toBeChecked();
  await main.getByLabel('Mobile').fill('9876543210');
  await main.getByLabel('Your preferred location').fill('Kochi');
  await main.getByLabel('Resume').setInputFiles(resume);
  await main.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL(/\/received\/application$/);
  await expect(page.getByRole('main')).toContainText(
    'Your application has been submitted successfully!',
  );
  const mail = await post.mailAbout('[application] Mira Longform');
  for (const line of [
    'Your preferred location: Kochi',
    'Languages spoken: English, Tamil',
    'Skills: Bank reconciliation, Audit support',
    'Rating: Accounting: 8 of 10, Expert',
  ]) {
    expect(mail.text).toContain(`${line}\n`);
  }
  const content = mail.attachments[0]?.content as ArrayBuffer;
  expect(Buffer.from(content).equals(resume.buffer)).toBe(true);
});
