import { expectAccessible } from '#tests/journeys/axe';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import {
  basics,
  choices,
  fillBasics,
  form,
  formTexts,
  nextButton,
  opener,
  sentFrom,
  submitButton,
} from '#tests/journeys/job-hunt';

const call = '**/api/save-progress';

test('what is missing or wrong is said in Tamil, and the focus leads there', async ({ page }) => {
  const sent = sentFrom(page);
  await page.goto('/job-hunt');
  await opener(page).click();
  await nextButton(page).click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toContainText(formTexts.missingBasics);
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: basics.phone.missing }).click();
  await expect(form(page).getByLabel(basics.phone.label)).toBeFocused();

  await fillBasics(page, 'Tamil Selvi', 'selvi@nowhere');
  await form(page).getByLabel(basics.phone.label).fill('12');
  await nextButton(page).click();
  await expect(form(page).getByLabel(basics.email.label)).toHaveAccessibleDescription(
    formTexts.emailLacks.ending,
  );
  await expect(form(page).getByLabel(basics.phone.label)).toHaveAccessibleDescription(
    basics.phone.wrong,
  );
  await fillBasics(page, 'Tamil Selvi', 'selvi@example.in');
  await nextButton(page).click();
  await submitButton(page).click();
  await expect(summary).toContainText(choices.studies.missing ?? '');
  await expect(form(page).getByLabel(choices.studies.label)).toHaveAccessibleDescription(
    choices.studies.missing ?? '',
  );
  expect(sent.filter(({ formStatus }) => formStatus === 'Submitted Successfully!')).toEqual([]);
});

test('a slow, a lost and a failing answer are shown in Tamil and can be tried again', async ({
  page,
  post,
}) => {
  const waits: number[] = [];
  await page.exposeFunction('noteWait', (ms: number) => waits.push(ms));
  await page.addInitScript(() => {
    const here = globalThis as unknown as { noteWait: (ms: number) => void; patient?: true };
    const start = setTimeout;
    const limit = 30_000;
    globalThis.setTimeout = ((act: () => void, ms?: number, ...more: unknown[]) => {
      if (ms === limit) here.noteWait(ms);
      return start(act, ms === limit && !here.patient ? limit / 100 : ms, ...more);
    }) as typeof setTimeout;
  });
  await page.goto('/job-hunt');
  await opener(page).click();
  await fillBasics(page, 'Rani Retries', 'rani@example.in');
  await nextButton(page).click();
  await form(page).getByLabel(choices.studies.label).selectOption('MBA');
  await page.route(call, () => undefined);
  await takeTime(page);
  await submitButton(page).click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toContainText(formTexts.timedOut);
  expect(waits.at(-1)).toBe(30_000);
  await page.unroute(call);
  // Answers from here on may take their time.
  await page.evaluate(() => Object.assign(globalThis, { patient: true }));

  await page.route(call, (route) => route.abort());
  await submitButton(page).click();
  await expect(summary).toContainText(formTexts.offline);
  await page.unroute(call);

  await page.route(call, (route) => route.fulfill({ status: 503, json: { success: false } }));
  await submitButton(page).click();
  await expect(summary).toContainText(`${formTexts.failed} (503)`);
  await expect(form(page).getByLabel(choices.studies.label)).toHaveValue('MBA');
  await page.unroute(call);

  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thankyou\?lang=ta&session=/);
  await post.mailAbout('[webinar-free] Rani Retries');
});
