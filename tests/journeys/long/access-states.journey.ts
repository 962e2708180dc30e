import type { Locator, Page } from '@playwright/test';
import { answer, expectStep, formOf, nextOf } from '#tests/journeys/applying';
import { desk, expectAccessible, expectAccessibleAnywhere } from '#tests/journeys/axe';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { fillPerson } from '#tests/journeys/person';
import { doubled, enlarge, expectNothingLost } from '#tests/journeys/reflow';

/** Targets smaller than 44 px are hard to hit with a finger. */
const smallTargets = (form: Locator) =>
  form.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('input, textarea, button.button, .review button')]
      .map((control) => control.closest<HTMLElement>('label') ?? control)
      .filter((target) => target.checkVisibility())
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 40)
      .map(({ target, box }) => `${target.textContent || target.id}: ${box.width} × ${box.height}`),
  );

async function expectFitForPhone(page: Page, what: string): Promise<void> {
  await expectNothingLost(page, what);
  expect.soft(await smallTargets(formOf(page)), what).toEqual([]);
}

/** The steps of the application that cannot be left unanswered. */
const asking = [1, 7, 11];

test('each step of the application is accessible, unanswered and with its errors, whole on the narrowest phone, and large enough to tap', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/applyJobs');
  for (let step = 1; step < 12; step++) {
    await expectStep(page, step);
    await expectAccessibleAnywhere(page, [desk]);
    await expectFitForPhone(page, `step ${step}`);
    if (asking.includes(step)) {
      await nextOf(page).click();
      await expect(formOf(page).getByRole('alert')).toBeFocused();
      await expectAccessibleAnywhere(page);
      await expectFitForPhone(page, `step ${step} with errors`);
    }
    await answer(page, step, 'Asha Access');
    await expectAccessible(page, ['dark']);
    await nextOf(page).click();
  }
  await expectStep(page, 12);
  await expectAccessibleAnywhere(page);
  // Its summaries are shortened, and unfold.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const size of [doubled, '']) {
    await enlarge(page, size);
    expect.soft(await beyondWindow(page), `step 12 scrolls sideways ${size}`).toBe(0);
  }
  expect.soft(await smallTargets(formOf(page)), 'step 12').toEqual([]);
});

test('what unfolds is accessible unfolded', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of ['/', '/about', '/coaching', '/downloads']) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) {
        // Only one of the parts with one name can be open.
        part.removeAttribute('name');
        part.open = true;
      }
    });
    await expectAccessibleAnywhere(page);
    await expectNothingLost(page, `${path} unfolded`);
  }
});

test('a filled selection is accessible and whole, beside the modules and in its panel', async ({
  page,
}) => {
  await page.goto('/certification');
  await page.evaluate(() => {
    const modules = { type: 'one-on-one', haca: ['final'], acss: [1, 3] };
    const cart = { certification: modules, coaching: modules, licenses: ['trainer'] };
    localStorage.setItem('cart', JSON.stringify(cart));
  });
  await page.reload();
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the selection');
  await page.getByRole('button', { name: 'Your selection' }).click();
  const panel = page.getByRole('dialog', { name: 'Your selection' });
  await expect(panel).toContainText('Final, whole level');
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the panel');
});

test('the answers of the site are accessible: received, refused, not found, closed', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expectAccessibleAnywhere(page);
  await page.goto('/aiwebinar');
  await expectAccessibleAnywhere(page);
  await page.goto('/contact-us');
  const form = page.locator('form#contact-us');
  await fillPerson(form, 'Asha Access');
  await takeTime(page);
  await form.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Request received' })).toBeVisible();
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the success');
  await page.goto('/contact-us');
  const [answered] = await Promise.all([
    page.waitForNavigation(),
    // As the browser sends it without scripts.
    form.evaluate((element) => (element as HTMLFormElement).submit()),
  ]);
  expect(answered?.status()).toBe(422);
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the refusal');
});
