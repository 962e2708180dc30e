/** Input from before the scripts are there is replayed in another engine than Chromium's as well. */
import type { Page } from 'puppeteer-core';
import { expect, test } from '#tests/journeys/firefox/fixture';

const form = 'main form#contact-us';
const name = `${form} [name=name]`;

// The page's own policy forbids what `waitForFunction` needs in Firefox: it is asked from outside.
const isAlive = (page: Page, selector: string) =>
  expect
    .poll(() => page.$eval(selector, (each) => (each as HTMLFormElement).noValidate))
    .toBe(true);

/** A post within a second of the page's load is taken for a robot's. */
const takeTime = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1100);

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, answer] of Object.entries(answers)) {
    await page.type(`${form} [name=${field}]`, answer);
  }
}

const typedIn = (page: Page, selector: string) =>
  page.$eval(selector, (field) => (field as HTMLInputElement).value);

test('what is typed before the scripts arrive stays, the caret with it', async ({ slow, site }) => {
  await slow.goto(`${site.origin}/contact-us`);
  await slow.click(name);
  await slow.keyboard.type('Typed before and during', { delay: 60 });
  await isAlive(slow, form);
  await slow.keyboard.type(' and after');
  expect(await typedIn(slow, name)).toBe('Typed before and during and after');
});

test('an empty form sent before the scripts arrive is answered in its own words', async ({
  slow,
  site,
}) => {
  await slow.goto(`${site.origin}/contact-us`);
  await slow.click(`${form} [type=submit]`);
  const alert = await slow.waitForSelector(`${form} [role=alert]`, { visible: true });
  expect(await alert?.evaluate((each) => each.textContent)).toContain('Please fill in all fields.');
});

test('a form sent twice before the scripts arrive is sent once, and answered by the dialog', async ({
  slow,
  site,
  post,
}) => {
  await slow.goto(`${site.origin}/contact-us`);
  await takeTime(slow);
  await fill(slow, { name: 'Fox Early', phone: '9876543210', email: 'fox@example.in' });
  // At once: a second click that comes after the answer would close the dialog.
  await slow.click(`${form} [type=submit]`, { count: 2 });
  await slow.waitForSelector('dialog[open] ::-p-text(Request received)');
  await post.mailAbout('[callback] Fox Early');
  expect(post.mails.filter(({ subject }) => subject?.includes('Fox Early'))).toHaveLength(1);
});

test('what is ticked before the scripts arrive counts: the enrolment opens with it', async ({
  slow,
  site,
}) => {
  await slow.goto(`${site.origin}/certification`);
  await slow.click('.modules input[type=checkbox]');
  await slow.click('::-p-aria([name="Ask for this module"][role="button"])');
  await slow.waitForSelector('dialog[open] ::-p-text(AcSS 1)', { visible: true });
});

test('when the scripts cannot load, the form posts by itself', async ({ broken, site, post }) => {
  await broken.goto(`${site.origin}/contact-us`);
  await takeTime(broken);
  await fill(broken, { name: 'Fox Alone', phone: '9876543210', email: 'alone@example.in' });
  await Promise.all([broken.waitForNavigation(), broken.click(`${form} [type=submit]`)]);
  expect(broken.url()).toMatch(/\/received\/callback$/);
  await post.mailAbout('[callback] Fox Alone');
});
