import type { Locator, Page } from '@playwright/test';
import { answer, expectStep, formOf, goOn, nextOf } from '#tests/journeys/applying';
import { expectAccessible } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/site';

/** What of the page stands out of the window to the right. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName}: ${element.textContent}`);
  });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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

test('each step is accessible on a phone in the dark', async ({ page }) => {
  await page.goto('/applyJobs');
  for (let step = 1; step <= 12; step++) {
    await answer(page, step, 'Asha Access');
    await expectAccessible(page, ['dark']);
    if (step < 12) await nextOf(page).click();
  }
  await expectStep(page, 12);
});

test('no step scrolls sideways at 320 px or loses anything at 200% text, and all is large enough to press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/applyJobs');
  const form = formOf(page);
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  const look = async (what: string) => {
    expect.soft(await sideways(page), `${what} at 320 px`).toBe(0);
    expect.soft(await smallTargets(form), what).toEqual([]);
    await enlarge('200%');
    expect.soft(await beyond(page), `${what} at 200% text`).toEqual([]);
    await enlarge('');
  };
  await nextOf(page).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await look('step 1 with errors');
  for (let step = 1; step <= 12; step++) {
    await goOn(page, 'Asha Narrow', step, Math.max(step - 1, 1));
    await look(`step ${step}`);
  }
});
