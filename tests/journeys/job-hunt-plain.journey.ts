import { thanksWords } from '#data/thanks';
import { expect, test } from '#tests/journeys/fixture';
import {
  basics,
  choices,
  fillBasics,
  form,
  formTexts,
  nameField,
  opener,
  submitButton,
} from '#tests/journeys/job-hunt';
import { mailTo } from '#tests/journeys/mail-to';

test.use({ javaScriptEnabled: false });

test('without JavaScript: what Next sends, how long it is stored and who must be 18 unfold above the first field; the long form posts, a wrong field is corrected, and both have their mails', async ({
  page,
  post,
}) => {
  await page.goto('/job-hunt');
  await opener(page).click();
  await expect(nameField(page)).toBeVisible();
  await form(page).getByText(formTexts.why).click();
  for (const text of [formTexts.notice, formTexts.keeping, formTexts.minor]) {
    await expect(form(page).getByText(text)).toBeVisible();
  }
  await fillBasics(page, 'Nora Free', 'nora.free@example.in');
  await form(page).getByLabel(basics.email.label).fill('nora@nowhere.');
  await form(page).getByLabel(choices.studies.label).selectOption('B.Com');
  await form(page).getByText(formTexts.moreAsked).click();
  await form(page).getByLabel('Tally', { exact: true }).check();
  await form(page).getByLabel('இல்லை').check();
  await form(page)
    .locator('form')
    .evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
  await submitButton(page).click();
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('பதிவு இன்னும் முடியவில்லை');
  const lineRatio = await heading.evaluate((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  // The signs of one line would run into those of the next.
  expect(lineRatio).toBeGreaterThan(1.2);
  await expect(main.getByRole('alert')).toContainText('Email');
  await expect(main.getByLabel(basics.name.label, { exact: true })).toHaveValue('Nora Free');
  await main.getByLabel(basics.email.label).fill('nora.free@example.in');
  await main.getByRole('button', { name: formTexts.submit }).click();
  await expect(page).toHaveURL(/\/received\/webinar-free$/);
  await expect(main).toContainText(thanksWords.ta.registered);
  const mail = await post.mailAbout('[webinar-free] Nora Free');
  expect(mail.text).toContain('Highest degree: B.Com');
  expect(mail.text).toContain('Skills: Tally');
  expect(mail.text).toContain('Current status: Not Working');
  await mailTo(post, 'nora.free@example.in');
});
