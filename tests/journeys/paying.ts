/** Sites on which the paid webinar is still sold: one in the sandbox, one with keys and a stand-in for the provider. */
import type { Page } from '@playwright/test';
import {
  test as base,
  expect,
  openSite,
  type RunningSite,
  takeTime,
} from '#tests/journeys/fixture';
import { editionPrice } from '#tests/journeys/prices';
import { selling } from '#tests/journeys/selling';
import { type Provider, startProvider } from '#tests/payments/provider';

const startMs = 300_000;

export const test = base.extend<
  object,
  { sandbox: RunningSite; keyed: RunningSite & { readonly provider: Provider } }
>({
  sandbox: [
    async ({ site, environment }, use) => {
      if ('AI_WEBINAR_CLOSES_AT' in environment) return use(site);
      const sold = await openSelling();
      await use(sold);
      await sold.stop();
    },
    { scope: 'worker', timeout: startMs },
  ],
  keyed: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
    async ({}, use) => {
      const provider = await startProvider();
      const site = await openSelling(provider.settings);
      await use({ ...site, provider });
      await site.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: startMs },
  ],
});

export { expect };

const openSelling = (environment: Record<string, string> = {}) =>
  openSite({ ...selling, ...environment });

/** For the tests of a file: their site is the sandbox. */
export const inSandbox: Parameters<typeof test.use>[0] = {
  baseURL: async ({ sandbox }, use) => use(sandbox.origin),
  post: async ({ sandbox }, use) => use(sandbox.post),
};

export const closedDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Registrations Closed' });

export const payButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^Pay ${editionPrice} and`) });

/** Fills in the box; the address tells whose mail is whose. */
export async function register(page: Page, name: string, email: string): Promise<void> {
  const main = page.locator('.payment-box .when-open');
  await main.getByLabel('Name').fill(name);
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Phone').fill('98400 12345');
  await main.getByLabel('Accounting experience').selectOption('Advanced');
  await main.getByLabel('Preferred language').selectOption('Tamil');
}

/** Fills in the box and clicks pay, no faster than a person. */
export async function registerAndPay(page: Page, name: string, email: string): Promise<void> {
  await register(page, name, email);
  await takeTime(page);
  await payButton(page).click();
}
