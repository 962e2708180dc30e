/** Each worker has a site of its own, started as operations would, and a mail server. */
import { test as base, expect, type Page } from '@playwright/test';
import { serveCopy } from '#scripts/serve-copy';
import { type Inbox, openInbox } from '#tests/journeys/inbox';
import { forgetNewerApis, newerApis } from '#tests/platform/http/build/newer-apis';

export type RunningSite = Awaited<ReturnType<typeof openSite>>;

/** A site with a mail server, which ends with it. */
export async function openSite(environment: Record<string, string>) {
  const post = await openInbox();
  const copy = await serveCopy({ SMTP_URL: post.url, ...environment });
  const stop = async () => {
    await copy.stop();
    await post.close();
  };
  return { ...copy, post, stop };
}

const startMs = 300_000;

/** A project has settings of the environment other than those of a trial. */
export interface SiteOptions {
  readonly environment: Record<string, string>;
  /** The pages are at this host name over plain http, in a browser as old as the site supports. */
  readonly oldBrowserAt?: string;
}

export const test = base.extend<{ post: Inbox }, { site: RunningSite } & SiteOptions>({
  environment: [{}, { option: true, scope: 'worker' }],
  oldBrowserAt: [undefined, { option: true, scope: 'worker' }],
  site: [
    async ({ environment }, use) => {
      const site = await openSite(environment);
      await use(site);
      await site.stop();
    },
    // The first start may have to build the pages.
    { scope: 'worker', timeout: startMs },
  ],
  baseURL: async ({ site, oldBrowserAt }, use) =>
    use(oldBrowserAt ? site.origin.replace('localhost', oldBrowserAt) : site.origin),
  context: async ({ context, oldBrowserAt }, use) => {
    if (oldBrowserAt) await context.addInitScript(forgetNewerApis, newerApis);
    await use(context);
  },
  post: async ({ site }, use) => use(site.post),
});

export { expect };

/** A person needs more than a second from the page's load to the send; a faster post is taken for a robot's. */
export const takeTime = (page: Page) => page.waitForFunction(() => performance.now() > 1100);

export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** From here on the page's time stands still: what leaves by itself waits until it was looked at. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
