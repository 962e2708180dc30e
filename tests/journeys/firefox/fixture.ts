/** Firefox for the end-to-end tests, with scripts that come, come late or never come. */
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer-core';
import { test as base } from '#tests/journeys/fixture';

export { expect } from '#tests/journeys/fixture';

const executablePath = '/usr/bin/firefox-esr';

export const test = base.extend<{ plain: Page; slow: Page; broken: Page }, { firefox: Browser }>({
  firefox: [
    // Playwright asks of Firefox's WebDriver BiDi what Debian's does not have; Puppeteer does not.
    async ({ browserName: _browser }, use) => {
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  plain: async ({ firefox }, use) => withScripts(firefox, 'come', use),
  slow: async ({ firefox }, use) => withScripts(firefox, 'come late', use),
  broken: async ({ firefox }, use) => withScripts(firefox, 'never come', use),
});

async function withScripts(
  firefox: Browser,
  fate: 'come' | 'come late' | 'never come',
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  const underWay: Promise<void>[] = [];
  const decide = async (request: HTTPRequest) => {
    const isScript = /\/_next\/static\/.*\.js$/.test(request.url());
    if (isScript && fate === 'never come') return request.abort();
    if (isScript && fate === 'come late') await new Promise((resolve) => setTimeout(resolve, 700));
    return request.continue();
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => underWay.push(decide(request).catch(givenUp)));
  await use(page);
  await Promise.all(underWay);
  await context.close();
}

/** The page went on before its request was decided. */
function givenUp(error: Error): void {
  if (!error.message.includes('no such request')) throw error;
}
