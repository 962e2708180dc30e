import type { Page } from '@playwright/test';
import { serveCopy } from '#scripts/serve-copy';
import { test as base, expect, takeTime } from '#tests/journeys/fixture';
import {
  choices,
  fillBasics,
  form,
  formTexts,
  nextButton,
  opener,
  submitButton,
} from '#tests/journeys/job-hunt';

const test = base.extend<object, { measured: string }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
    async ({}, use) => {
      const copy = await serveCopy({ META_PIXEL_ID: '123456789' });
      await use(copy.origin);
      await copy.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const choice = (page: Page) => form(page).getByLabel(formTexts.measure);

/** The network's host is played here; a request that the page's policy forbids never comes. */
async function asksOf(page: Page) {
  const asked: { url: URL; cookie: string | undefined }[] = [];
  await page.route(/facebook\.(com|net)/, async (route) => {
    const { cookie } = await route.request().allHeaders();
    asked.push({ url: new URL(route.request().url()), cookie });
    await route.fulfill({ status: 200, contentType: 'image/gif', body: '' });
  });
  return asked;
}

async function toSecondStep(page: Page, who: string, email: string): Promise<void> {
  await page.goto('/job-hunt');
  await opener(page).click();
  await fillBasics(page, who, email);
  await nextButton(page).click();
  await form(page).getByLabel(choices.studies.label).selectOption('M.Com');
  await takeTime(page);
}

test.describe('where the site has a pixel', () => {
  test.use({ baseURL: async ({ measured }, use) => use(measured) });

  test('a visitor who leaves the box empty is reported to nobody', async ({ page }) => {
    const asked = await asksOf(page);
    await toSecondStep(page, 'Nila Silent', 'nila@example.in');
    await expect(choice(page)).not.toBeChecked();
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/thankyou\?lang=ta&session=/);
    expect(asked).toEqual([]);
  });

  test('who agrees causes one message, worth 77 rupees, without a cookie or a name', async ({
    page,
  }) => {
    const asked = await asksOf(page);
    await toSecondStep(page, 'Mala Measured', 'mala@example.in');
    await choice(page).check();
    expect(asked).toEqual([]);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/thankyou\?lang=ta&session=/);
    await expect.poll(() => asked.length).toBe(1);
    const [ask] = asked;
    expect(ask?.url.origin).toBe('https://www.facebook.com');
    expect(Object.fromEntries(ask?.url.searchParams ?? [])).toMatchObject({
      id: '123456789',
      ev: 'CompleteRegistration',
      'cd[value]': '77',
      'cd[currency]': 'INR',
    });
    expect(ask?.url.href).not.toMatch(/mala/i);
    expect(ask?.cookie).toBeUndefined();
  });
});

test('a site without a pixel asks nothing about it', async ({ page }) => {
  const asked = await asksOf(page);
  await toSecondStep(page, 'Padma Plain', 'padma@example.in');
  await expect(form(page).locator('[name=measure]')).toHaveCount(0);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thankyou\?lang=ta&session=/);
  expect(asked).toEqual([]);
});
