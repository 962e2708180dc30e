import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { upcomingSessions } from '#lib/webinars/rules/sessions';
import { expect, test } from '#tests/journeys/fixture';

/** The typefaces that a page fetched, by the letters in them. */
const fetchedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => /anek_(\w+?)[-_.].*woff2$/.exec(name)?.[1])
      .filter((text) => text !== undefined);
  });

/** How many widths seven letters of the heading's typeface have: the boxes of a device that lacks them are all alike. */
const differentGlyphs = (page: Page, text: string) =>
  page.evaluate((shown) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return 0;
    pen.font = `20px ${getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily}`;
    return new Set([...shown].map((letter) => pen.measureText(letter).width)).size;
  }, text);

/** The words of it that are seen, in Tamil or Telugu. */
const localWords = async (page: Page) => {
  const [text = ''] = await page.locator('main').allInnerTexts();
  return [...new Set(text.match(/[\u0b80-\u0bff\u0c00-\u0c7f\u200c\u200d]+/g))];
};

const weight = (page: Page) =>
  page.evaluate(() => {
    const came = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
    return (
      came.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0) / 1024
    );
  });

const [session = ''] = upcomingSessions(Date.now(), 1).map(({ id }) => id);
const pages = [
  ['/job-hunt', 'tamil', 'கஙசஞடணத'],
  ['/job-hunt/te', 'telugu', 'కమయలసజఅ'],
  [`/thankyou?lang=ta&session=${session}`, 'tamil', 'கஙசஞடணத'],
  [`/thankyou?lang=te&session=${session}`, 'telugu', 'కమయలసజఅ'],
] as const;

for (const [path, script, text] of pages) {
  test(`a device with ${script} letters shows ${path} in them, and fetches none`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'));
    expect(await fetchedFonts(page)).not.toContain(script);
    expect(await differentGlyphs(page, text)).toBeGreaterThan(3);
  });
}

test('a device without Tamil and Telugu letters fetches ours', async ({ site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-letters-'));
  await copyFile('app/fonts/anek-card-600.ttf', join(folder, 'latin-only.ttf'));
  const settings = join(folder, 'fonts.conf');
  await writeFile(
    settings,
    `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
    env: { ...process.env, FONTCONFIG_FILE: settings },
  });
  try {
    for (const [path, script, text] of pages) {
      const page = await browser.newPage();
      await page.goto(`${site.origin}${path}`);
      await expect.poll(() => fetchedFonts(page)).toContain(script);
      await expect.poll(() => differentGlyphs(page, text)).toBeGreaterThan(3);
      const cut = (await readFile(`app/fonts/anek-${script}-page.txt`, 'utf8')).split('\n');
      const names = ['தமிழ்', 'తెలుగు'];
      const said = await localWords(page);
      expect(said.filter((word) => ![...cut, ...names].includes(word))).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect(await weight(page)).toBeLessThan(60);
      await page.close();
    }
  } finally {
    await browser.close();
    // The browser may still write the cache of its fonts.
    await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 100 });
  }
});
