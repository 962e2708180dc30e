import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, hold, takeTime, test } from '#tests/journeys/fixture';
import { delayScripts, scripts, scriptsAsked } from '#tests/journeys/page-bytes';
import { fillPerson } from '#tests/journeys/person';
import { forgetNewerApis, newerApis, newerUses } from '#tests/platform/http/build/newer-apis';

/** The wheel is answered before the page has scrolled. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('scrollend', () => document.body.classList.add('scrolled'), { once: true }),
  );
  await page.mouse.wheel(0, 4000);
  await expect(page.locator('body')).toHaveClass(/scrolled/);
}

test('no script is asked for by scrolling, links, questions, dialogs or the theme', async ({
  page,
}) => {
  const asked = scriptsAsked(page);
  await page.goto('/');
  await scrollDown(page);
  await page.locator('.accordion summary').first().click();
  await page.getByText('Show More').first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch between dark and light' }).click();
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await page.keyboard.press('Escape');
  await page.goto('/privacy-policy');
  await scrollDown(page);
  expect(asked).toEqual([]);
});

test.describe('on a slow line', () => {
  test.beforeEach(async ({ page }) => delayScripts(page));

  test('what is typed before the scripts arrive stays, the caret with it', async ({ page }) => {
    await page.goto('/contact-us');
    const name = page.getByRole('main').getByLabel('Name');
    await name.click();
    await page.keyboard.type('Typed before and during', { delay: 60 });
    await expect(page.locator('form#contact-us')).toHaveJSProperty('noValidate', true);
    await page.keyboard.type(' and after');
    await expect(name).toHaveValue('Typed before and during and after');
  });

  test('a form sent before the scripts arrive is sent once, and answered by the dialog', async ({
    page,
    post,
  }) => {
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    // Not by the clock: on a busy machine the second click would come after them.
    const arrive = await hold(page, scripts);
    await takeTime(page);
    await fillPerson(main, 'Early Bird');
    await main.getByRole('button', { name: 'GET A CALL BACK' }).click();
    await main.getByRole('button', { name: 'GET A CALL BACK' }).click();
    arrive();
    await expect(page.getByRole('dialog', { name: 'Request received' })).toBeVisible();
    await post.mailAbout('[callback] Early Bird');
    expect(post.mails.filter(({ subject }) => subject?.includes('Early Bird'))).toHaveLength(1);
  });
});

test('when the scripts cannot load, the form posts by itself', async ({ page, post }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await fillPerson(main, 'Gone Chunk');
  await main.getByRole('button', { name: 'GET A CALL BACK' }).click();
  await expect(page).toHaveURL(/\/received\/callback$/);
  await post.mailAbout('[callback] Gone Chunk');
});

test('a browser as old as the site supports sends a form, and says what came of it', async ({
  page,
  post,
}) => {
  await page.addInitScript(forgetNewerApis, newerApis);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await fillPerson(main, 'Olivia Oldphone');
  await takeTime(page);
  await main.getByRole('button', { name: 'GET A CALL BACK' }).click();
  await expect(page.getByRole('dialog', { name: 'Request received' })).toBeVisible();
  await post.mailAbout('[callback] Olivia Oldphone');
  expect(errors).toEqual([]);
});

test('what Next has built for browsers asks for nothing newer, but for what older ones alone are sent', () => {
  const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  const polyfills = new Set(manifest.polyfillFiles.map((path: string) => `.next/${path}`));
  const files = globSync('.next/static/**/*.js').filter((file) => !polyfills.has(file));
  expect(files.length).toBeGreaterThan(30);
  const uses = files.flatMap((file) =>
    newerUses(readFileSync(file, 'utf8')).map((use) => `${file}: ${use}`),
  );
  expect(uses).toEqual([]);
});
