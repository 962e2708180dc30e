/** Whatever has changed a page before or while React comes, in another engine than Chromium's: nothing typed is lost. */
import type { Page } from 'puppeteer-core';
import { type Change, changes, type TypedForm, typedForms } from '#tests/journeys/changed-page';
import { expect, test } from '#tests/journeys/firefox/fixture';
import { selling } from '#tests/journeys/selling';

test.use({ environment: selling });

const words = 'Asha Nair';
const first = ({ form }: TypedForm) => `${form} :is([type=text],[type=search]):not([name=website])`;

async function open(page: Page, origin: string, { path, dialog }: TypedForm): Promise<void> {
  await page.goto(origin + path);
  await page.evaluate(
    (selector) => selector && document.querySelector<HTMLDialogElement>(selector)?.showModal(),
    dialog,
  );
}

/** As Playwright does of itself: once more where React replaced the field between the look and the click. */
const clickField = (page: Page, field: string) => expect(() => page.click(field)).toPass();

async function typeOn(page: Page, field: string): Promise<void> {
  await page.keyboard.type(words, { delay: 80 });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('hydration-live').length))
    .toBeGreaterThan(0);
  await page.keyboard.type(' K');
  const shown = await page.$eval(field, (each) => [
    (each as HTMLInputElement).value,
    document.activeElement === each,
  ]);
  expect(shown).toEqual([`${words} K`, true]);
}

for (const each of typedForms) {
  for (const [how, change] of Object.entries(changes)) {
    test(`${each.path} ${each.form}, ${how}: what is typed stays`, async ({ plain, site }) => {
      await open(plain, site.origin, each);
      await plain.evaluate(change);
      await clickField(plain, first(each));
      await typeOn(plain, first(each));
    });
  }

  test(`${each.path} ${each.form}, translated after the first touch on a slow line: what is typed stays`, async ({
    slow,
    site,
  }) => {
    await open(slow, site.origin, each);
    await clickField(slow, first(each));
    await slow.evaluate(changes.translated as Change);
    await typeOn(slow, first(each));
  });
}
