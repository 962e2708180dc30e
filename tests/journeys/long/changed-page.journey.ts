/** Whatever has changed a page before or while React comes, what is typed and chosen stays, and typing goes on. */
import type { Locator, Page } from '@playwright/test';
import { resume } from '#tests/journeys/applying';
import {
  type Change,
  changes,
  type TypedForm,
  textFields,
  typedForms,
  wordsFor,
} from '#tests/journeys/changed-page';
import { expect, hold, test } from '#tests/journeys/fixture';
import { delayScripts, scripts } from '#tests/journeys/page-bytes';
import { selling } from '#tests/journeys/selling';

test.use({ environment: selling });

async function open(page: Page, { path, dialog }: TypedForm, change?: Change): Promise<void> {
  await page.goto(path);
  if (change) await page.evaluate(change);
  if (!dialog) return;
  await page.locator(dialog).evaluate((each: HTMLDialogElement) => each.showModal());
}

const isLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydration-live').length > 0);

/** The visible text fields, each held by its place: React may put another element there. */
async function fieldsOf(form: Locator): Promise<readonly { field: Locator; words: string }[]> {
  const all = form.locator(textFields);
  const count = Math.min(3, await all.count());
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const field = all.nth(at);
      return { field, words: await wordsFor(field) };
    }),
  );
}

async function typeAsAPersonDoes(page: Page, form: Locator): Promise<void> {
  const fields = await fieldsOf(form);
  expect(fields.length).toBeGreaterThan(0);
  for (const { field, words } of fields) {
    await field.click();
    await page.keyboard.type(words, { delay: 80 });
  }
  await isLive(page);
  for (const { field, words } of fields) await expect(field).toHaveValue(words);
  const last = fields.at(-1);
  await expect(last?.field ?? form).toBeFocused();
  await page.keyboard.type('7');
  await expect(last?.field ?? form).toHaveValue(`${last?.words}7`);
}

for (const each of typedForms) {
  const { path, form: selector } = each;
  for (const [how, change] of Object.entries(changes)) {
    test(`${path} ${selector}, ${how}: what is typed stays, and typing goes on`, async ({
      page,
    }) => {
      await open(page, each, change);
      await typeAsAPersonDoes(page, page.locator(selector));
    });
  }

  test(`${path} ${selector} on a slow line, translated after the first touch`, async ({ page }) => {
    await delayScripts(page);
    await open(page, each);
    const form = page.locator(selector);
    await form.locator(textFields).first().click();
    await page.evaluate(changes.translated as Change);
    await typeAsAPersonDoes(page, form);
  });

  test(`${path} ${selector}, translated: ticks, choices, folds and the selection are carried over`, async ({
    page,
  }) => {
    const arrive = await hold(page, scripts);
    await open(page, each, changes.translated);
    const form = page.locator(selector);
    const first = form.locator(textFields).first();
    await first.click();
    await page.keyboard.type('Asha Nair');
    const ticks = form.locator(':is([type=checkbox],[type=radio]):not([name=website]):visible');
    if ((await ticks.count()) > 0) {
      await ticks.first().check();
      await ticks.last().check();
    }
    const select = form.locator('select:visible').first();
    if ((await select.count()) > 0) await select.selectOption({ index: 1 });
    const file = form.locator('[type=file][name=resume]');
    if ((await file.count()) > 0) await file.setInputFiles(resume);
    const fold = form.locator('details:not([open]) > summary:visible').last();
    if ((await fold.count()) > 0) await fold.click();
    await first.focus();
    await first.evaluate((field: HTMLInputElement) => field.setSelectionRange(0, 4, 'backward'));
    const stateNow = () =>
      form.evaluate((element: HTMLFormElement) => [
        ...[...element.elements].flatMap((each) =>
          each instanceof HTMLInputElement && each.type !== 'hidden'
            ? [`${each.name}=${each.checked} ${each.value}`]
            : each instanceof HTMLSelectElement
              ? [`${each.name}=${each.selectedIndex} ${each.value}`]
              : [],
        ),
        [...element.querySelectorAll('details')].map(({ open }) => open).join(),
      ]);
    const before = await stateNow();
    arrive();
    await isLive(page);
    expect(await stateNow()).toEqual(before);
    await expect(first).toBeFocused();
    await page.keyboard.type('Usha');
    await expect(first).toHaveValue('Usha Nair');
  });
}
