import { connectionTexts } from '#data/connection-texts';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { expectAccessible } from '#tests/journeys/axe';
import { entriesIn } from '#tests/journeys/calendar';
import { expect, test } from '#tests/journeys/fixture';
import {
  basics,
  choices,
  chooseOtherDegree,
  customFields,
  fillBasics,
  form,
  formTexts,
  nameField,
  nextButton,
  opener,
  sentFrom,
  storedDraft,
  submitButton,
} from '#tests/journeys/job-hunt';
import { mailTo } from '#tests/journeys/mail-to';
import { editionPrice } from '#tests/journeys/prices';

test('the page is in Tamil, is alone, and counts five minutes', async ({ page }) => {
  await page.goto('/job-hunt');
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'ta');
  await expect(page.getByRole('main')).toHaveAttribute(
    'data-offline',
    connectionTexts('ta')['data-offline'] ?? 'none',
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('count-down[loop="300"]')).toHaveText(/^0[45]m \d\ds$/);
});

test('nothing leaves before Next; then a draft, one more at closing, and the registration', async ({
  page,
  post,
}) => {
  const sent = sentFrom(page);
  await page.clock.install({ time: Date.now() });
  await page.goto('/job-hunt');
  await opener(page).click();
  await fillBasics(page, 'Divya Drafts', 'divya@example.in');
  await expect(form(page).getByLabel(choices.studies.label)).toBeHidden();
  await page.clock.fastForward(10_000);
  expect(sent).toEqual([]);
  await expectAccessible(page);

  await nextButton(page).click();
  await expect(form(page).getByText('Additional Details')).toBeVisible();
  await page.clock.runFor(2000);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.formStatus).toBe('user closed form!');
  expect(sent[0]?.formData).toMatchObject({ name: 'Divya Drafts', email: 'divya@example.in' });
  await expect.poll(() => storedDraft(page)).toBeNull();
  await page.clock.fastForward(10_000);
  expect(sent).toHaveLength(1);
  await expectAccessible(page);
  await form(page).getByLabel(choices.studies.label).selectOption('M.Com');
  await form(page).getByRole('button', { name: formTexts.close }).click();
  await expect.poll(() => sent.at(-1)?.userDetails.studies).toBe('M.Com');
  const draft = await post.mailAbout('[webinar-draft] Divya Drafts');
  expect(draft.text).toContain('divya@example.in');
  expect(draft.text).toContain('M.Com');
  const closed = sent.length;
  expect(sent.at(-1)?.formStatus).toBe('user closed form!');
  await page.clock.fastForward(10_000);
  expect(sent).toHaveLength(closed);

  await opener(page).click();
  await expect(form(page).getByText('Basic Information')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Divya Drafts');
  await form(page).getByLabel(basics.city.label).fill('Madurai');
  await form(page).getByLabel(basics.pincode.label).fill('625001');
  await nextButton(page).click();
  await chooseOtherDegree(page, 'BA Economics');
  await form(page)
    .getByRole('combobox', { name: choices.yearOfCompletion.label })
    .selectOption('2024');
  await expect(submitButton(page)).toBeInViewport();
  await form(page).getByText(formTexts.moreAsked).click();
  await form(page).getByLabel('முழுநேர வேலை').check();
  await form(page).getByLabel('Tally', { exact: true }).check();
  await form(page).getByLabel(customFields.customSkills).fill('Zoho Books, Power BI');
  await form(page).getByLabel(customFields.whyWebinar).fill('முதல் வேலை');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thankyou\?lang=ta&session=/);
  await expect(page.getByRole('main')).toContainText('Interview question bank');
  await expect(page.getByRole('main')).not.toContainText(editionPrice);
  expect(await storedDraft(page)).toBeNull();
  expect(sent.at(-1)?.formStatus).toBe('Submitted Successfully!');

  const staff = await post.mailAbout('[webinar-free] Divya Drafts');
  for (const line of [
    'City: Madurai',
    'Pincode: 625001',
    'Highest degree: BA Economics',
    'Year of completion: 2024',
    'Looking for: Full-Time Job',
    'Skills: Tally, Zoho Books, Power BI',
    'Why this webinar: முதல் வேலை',
  ]) {
    expect(staff.text).toContain(line);
  }
  const letter = await mailTo(post, 'divya@example.in');
  expect(letter?.subject).toContain(`${confirmationWords.ta.subject}: `);
  const [entry] = entriesIn(letter?.attachments[0]?.content);
  expect(entry?.endDate.toJSDate().getTime()).toBeGreaterThan(Date.now());
});
