/** Chromium as somebody has it who prints: at the public address, whose answers come from the site on this machine. */
import { openBrowser } from '#scripts/browser';
import type { Cleanup } from '#tests/parts/part';
import { publicSettings } from '#tests/parts/public-site';
import type { PublicStory } from '#tests/parts/public-story';

/** Prints a page of the story's site as the browser's own dialog would: the page says its paper. */
export async function openPrinter(cleanup: Cleanup, story: Pick<PublicStory, 'read'>) {
  const browser = await openBrowser();
  cleanup.defer(() => browser.close());
  const context = await browser.newContext();
  await context.route(`${publicSettings.SITE_URL}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The browser reads what is not compressed.
    const { status, headers, bytes } = await story.read(`${pathname}${search}`, {
      'accept-encoding': 'identity',
    });
    const given = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    await route.fulfill({ status, headers: Object.fromEntries(given), body: bytes });
  });
  return async (path: string): Promise<Buffer> => {
    const page = await context.newPage();
    const answer = await page.goto(`${publicSettings.SITE_URL}${path}`, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const printed = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    await page.close();
    return printed;
  };
}
