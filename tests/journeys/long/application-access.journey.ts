import type { Page } from '@playwright/test';
import { expectStep, formOf, nextOf, resume, submitOf, successOf } from '#tests/journeys/applying';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { tabTo } from '#tests/journeys/keyboard';

/** The step is turned to, and its heading has taken the focus. */
async function arriveAt(page: Page, step: number): Promise<void> {
  await expectStep(page, step);
  await expect(page.locator('.step:not([hidden]) h2')).toBeFocused();
}

test('the keyboard alone is enough for all twelve steps', async ({ page, post }) => {
  await page.goto('/applyJobs');
  const form = formOf(page);
  const type = (key: string) => page.keyboard.press(key);
  await tabTo(page, form.getByLabel('Name', { exact: true }));
  for (const typed of ['Kiran Keys', '9876543210', 'kiran@example.in']) {
    await page.keyboard.type(typed);
    await type('Tab');
  }
  await type('ArrowRight');
  await expect(form.getByLabel('Female')).toBeChecked();
  await type('Tab');
  await page.keyboard.type('31');
  await type('Tab');
  await type('Space');
  await expect(form.getByLabel('Chennai')).toBeChecked();
  await tabTo(page, nextOf(page));
  await type('Enter');
  for (const [step, label] of [
    [2, 'No'],
    [3, 'B.Com'],
    [4, 'Fresher, searching for a job'],
    [5, '0-1 years'],
    [6, 'English: speak'],
    [7, 'I declare that I can do the ticked work'],
    [8, '₹12,000-15,000 per month'],
    [9, 'Not yet'],
    [10, 'Full-Time On-Site'],
  ] as const) {
    await arriveAt(page, step);
    const control = form.getByLabel(label, { exact: step === 2 }).first();
    await tabTo(page, step === 2 ? form.getByLabel('Yes', { exact: true }) : control);
    await type(step === 2 ? 'ArrowRight' : 'Space');
    await expect(control).toBeChecked();
    await tabTo(page, nextOf(page));
    await type('Enter');
  }
  await arriveAt(page, 11);
  // The browser is told to hand its chooser over before the key that opens it is typed.
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, form.getByLabel('Resume', { exact: true }));
  await type('Space');
  await (await opened).setFiles(resume);
  await tabTo(page, nextOf(page));
  await type('Enter');
  await expectStep(page, 12);
  await tabTo(page, submitOf(page));
  await takeTime(page);
  await type('Enter');
  await expect(successOf(page)).toBeFocused();
  const mail = await post.mailAbout('[application] Kiran Keys');
  expect(mail.text).toContain('Gender: Female\nAge: 31\nPreferred job location: Chennai\n');
  expect(mail.text).toContain('Work preference: Full-Time On-Site\nResume: Resume.pdf, 1 KB\n');
});
