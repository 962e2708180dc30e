import type { Locator, Page } from '@playwright/test';
import {
  expectStep,
  formOf,
  goOn,
  nextOf,
  resume,
  submitOf,
  successOf,
} from '#tests/journeys/applying';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { tabTo } from '#tests/journeys/keyboard';
import { beyondWindow } from '#tests/journeys/pages';
import { enlarge } from '#tests/journeys/reflow';

/** What of the page stands out of the window to the right. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName}: ${element.textContent}`);
  });

/** What a finger can press on the step that is shown, and is smaller than 44 px. */
const smallTargets = (form: Locator) =>
  form.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('input, textarea, button.button, .review button')]
      .map((control) => control.closest<HTMLElement>('label') ?? control)
      .filter((target) => target.checkVisibility())
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 40)
      .map(({ target, box }) => `${target.textContent || target.id}: ${box.width} × ${box.height}`),
  );

test('no step scrolls sideways at 320 px or loses anything at 200% text, and all is large enough to press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/applyJobs');
  const form = formOf(page);
  const look = async (what: string) => {
    expect.soft(await beyondWindow(page), `${what} at 320 px`).toBe(0);
    expect.soft(await smallTargets(form), what).toEqual([]);
    await enlarge(page, '200%');
    expect.soft(await beyond(page), `${what} at 200% text`).toEqual([]);
    await enlarge(page, '');
  };
  await nextOf(page).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await look('step 1 with errors');
  for (let step = 1; step <= 12; step++) {
    await goOn(page, 'Asha Narrow', step, Math.max(step - 1, 1));
    await look(`step ${step}`);
  }
});

/** The step is turned to, and its heading has taken the focus. */
async function arriveAt(page: Page, step: number): Promise<void> {
  await expectStep(page, step);
  await expect(page.locator('.step:not([hidden]) h2')).toBeFocused();
}

test('the keyboard alone is enough for all twelve steps', async ({ page, post }) => {
  await page.goto('/applyJobs');
  const form = formOf(page);
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, form.getByLabel('Name', { exact: true }));
  for (const typed of ['Kiran Keys', '9876543210', 'kiran@example.in']) {
    await page.keyboard.type(typed);
    await press('Tab');
  }
  await press('ArrowRight');
  await expect(form.getByLabel('Female')).toBeChecked();
  await press('Tab');
  await page.keyboard.type('31');
  await press('Tab');
  await press('Space');
  await expect(form.getByLabel('Chennai')).toBeChecked();
  await tabTo(page, nextOf(page));
  await press('Enter');
  for (const [step, label] of [
    [2, 'No'],
    [3, 'B.Com'],
    [4, 'Fresher, searching for a job'],
    [5, '0-1 years'],
    [6, 'English: speak'],
    [7, 'I declare that I can do the work'],
    [8, '₹12,000-15,000 per month'],
    [9, 'Not yet'],
    [10, 'Full-Time On-Site'],
  ] as const) {
    await arriveAt(page, step);
    const control = form.getByLabel(label, { exact: step === 2 }).first();
    await tabTo(page, step === 2 ? form.getByLabel('Yes', { exact: true }) : control);
    await press(step === 2 ? 'ArrowRight' : 'Space');
    await expect(control).toBeChecked();
    await tabTo(page, nextOf(page));
    await press('Enter');
  }
  await arriveAt(page, 11);
  // The browser is told to hand its chooser over before the key that opens it is pressed.
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, form.getByLabel('Resume', { exact: true }));
  await press('Space');
  await (await opened).setFiles(resume);
  await tabTo(page, nextOf(page));
  await press('Enter');
  await expectStep(page, 12);
  await tabTo(page, submitOf(page));
  await takeTime(page);
  await press('Enter');
  await expect(successOf(page)).toBeFocused();
  const mail = await post.mailAbout('[application] Kiran Keys');
  expect(mail.text).toContain('Gender: Female\nAge: 31\nPreferred job location: Chennai\n');
  expect(mail.text).toContain('Work preference: Full-Time On-Site\nResume: Resume.pdf, 1 KB\n');
});
