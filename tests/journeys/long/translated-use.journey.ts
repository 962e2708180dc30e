/** A page that a browser keeps translating while it is used: all that React changes in it goes on, and forms arrive. */
import type { Page } from '@playwright/test';
import { resume } from '#tests/journeys/applying';
import {
  answerShown,
  type Change,
  changes,
  textFields,
  typedForms,
} from '#tests/journeys/changed-page';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { errorsOf } from '#tests/journeys/pages';

const translate = changes.translated as Change;
const isLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydration-live').length > 0);

/** That React rendered a translated island again is said as a warning, and wanted. */
const beyondRecovery = (errors: readonly string[]) =>
  errors.filter((error) => !error.includes('React error #418'));

const sent = ['/contact-us', '/coaching/enquiry', '/employee', '/internships', '/job-alerts', '/'];

for (const { path, form: selector, dialog } of typedForms.filter(
  ({ path, form }) => sent.includes(path) || form.startsWith('#enrol') || form.startsWith('#lic'),
)) {
  for (const when of ['before', 'after'] as const) {
    test(`${path} ${selector}, translated ${when} React comes: its errors are shown, and it arrives`, async ({
      page,
    }) => {
      const errors = errorsOf(page);
      await page.goto(path);
      if (when === 'before') await page.evaluate(translate);
      if (dialog) {
        await page.locator(dialog).evaluate((each: HTMLDialogElement) => each.showModal());
      }
      const form = page.locator(selector);
      await form.locator(textFields).first().click();
      await isLive(page);
      if (when === 'after') await page.evaluate(translate);
      const consent = form.locator('[name=authorize]');
      if ((await consent.count()) > 0) await consent.check();
      await form.locator('[type=submit]').click();
      await expect(form.locator('[role=alert]')).toBeFocused();
      await expect(form.locator('[role=alert]')).toContainText('ம்');
      await answerShown(form);
      await expect(form.locator('.error')).toHaveCount(0);
      await takeTime(page);
      await form.locator('[type=submit]').click();
      await expect(page.locator('dialog[open] #success-title')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#success-title')).toHaveCount(0);
      expect(beyondRecovery(errors)).toEqual([]);
    });
  }
}

for (const when of ['before', 'after'] as const) {
  test(`the application, translated ${when} React comes, is filled in, turned back and sent`, async ({
    page,
    post,
  }) => {
    const errors = errorsOf(page);
    await page.goto('/applyJobs');
    if (when === 'before') await page.evaluate(translate);
    const form = page.locator('main form.wizard');
    await form.locator('[name=name]').click();
    await page.keyboard.type(`Asha ${when}`, { delay: 80 });
    await isLive(page);
    if (when === 'after') await page.evaluate(translate);
    for (let step = 1; step < 12; step++) {
      await expect(form).toHaveAttribute('data-step', String(step));
      await answerShown(form);
      if (step === 1) {
        await form.locator('[name=name]').fill(`Asha ${when}`);
        await form.locator('[name=age]').fill('24');
      }
      if (step === 8) await form.locator('[name=lastSalary]').fill('28,000');
      if (step === 11) await form.locator('[name=resume]').setInputFiles(resume);
      await form.locator('button.next').click();
      if (step === 5) {
        await expect(form).toHaveAttribute('data-step', '6');
        await page.goBack();
        await expect(form).toHaveAttribute('data-step', '5');
        await form.locator('button.next').click();
      }
    }
    await expect(form).toHaveAttribute('data-step', '12');
    await expect(form).toContainText(`Asha ${when}`.split(' ')[0] ?? '');
    await form.locator('button.submit').click();
    await expect(page.locator('h2#sent')).toBeVisible();
    expect((await post.mailAbout(`Asha ${when}`)).attachments).toHaveLength(1);
    expect(beyondRecovery(errors)).toEqual([]);
  });

  test(`the search, translated ${when} React comes, follows what is typed`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('/search');
    if (when === 'before') await page.evaluate(translate);
    const field = page.locator('main [name=q]');
    await field.click();
    await isLive(page);
    if (when === 'after') await page.evaluate(translate);
    const heading = page.locator('main h1');
    for (const words of ['gst', 'zzzzqq', 'salary', 'tally', '']) {
      const answered = page.waitForResponse(/\/api\/search/);
      await field.fill(words);
      await answered;
      await expect(heading).toContainText(
        words === '' ? 'Searchம்' : words === 'zzzzqq' ? 'foundம்' : 'resultsம்',
      );
      await expect(page.locator('main .hits-more, main .did-you, main h2').first()).toBeVisible();
    }
    await expect(field).toBeFocused();
    expect(beyondRecovery(errors)).toEqual([]);
  });
}
