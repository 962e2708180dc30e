import type { Locator } from '@playwright/test';
import { formOf, goOn, nextOf } from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/fixture';

const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color, borderBottomColor } = getComputedStyle(node);
    return { backgroundColor, color, borderBottomColor };
  });

/** The label around a radio or a box that is itself not drawn. */
const around = (control: Locator) => control.locator('xpath=ancestor::label');

async function expectToStandOut(chosen: Locator, other: Locator): Promise<void> {
  const [one, two] = [await look(chosen), await look(other)];
  expect(one.backgroundColor).not.toBe(two.backgroundColor);
  expect(one.color).not.toBe(one.backgroundColor);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`in forced ${colorScheme} colours what is chosen, current, done or focused still shows`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/certification');
    const tabs = page.getByRole('navigation', { name: 'What we offer' });
    await expectToStandOut(
      tabs.getByRole('link', { name: 'Certification' }),
      tabs.getByRole('link', { name: 'Coaching' }),
    );
    // The browser's own tick.
    await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto');

    await page.goto('/applyJobs');
    const form = formOf(page);
    const progress = form.locator('progress');
    await expect(progress).toBeVisible();
    const empty = await progress.screenshot();
    await goOn(page, 'Asha Access', 9);
    expect(await progress.screenshot()).not.toEqual(empty);
    const subject = form.getByRole('group', { name: 'Accounting' });
    await subject.getByText('Exactly, 0 to 10').click();
    const chosen = subject.getByLabel('8, Expert');
    await chosen.focus();
    await page.keyboard.press('Space');
    await expectToStandOut(around(chosen), around(subject.getByLabel('7, Intermediate')));
    await expect(around(chosen)).toHaveCSS('outline-style', 'solid');
    await nextOf(page).focus();
    await expect(nextOf(page)).toHaveCSS('outline-style', 'solid');
  });
}
