import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';

/** The typefaces that a page fetched, by the letters in them. */
const fetchedLetters = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => /anek_(\w+?)[-_.].*woff2$/.exec(name)?.[1])
      .filter((letters) => letters !== undefined);
  });

/** How many widths seven letters have: the boxes of a device that lacks them are all alike. */
const differentLetters = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return 0;
    pen.font = `20px ${getComputedStyle(document.querySelector('main') ?? document.body).fontFamily}`;
    return new Set([...'கஙசஞடணத'].map((letter) => pen.measureText(letter).width)).size;
  });

test('a device with Tamil letters shows the Tamil page in them, and fetches none', async ({
  page,
}) => {
  await page.goto('/job-hunt');
  await page.waitForFunction(() => sessionStorage.getItem('letters') !== null);
  expect(await fetchedLetters(page)).not.toContain('tamil');
  expect(await differentLetters(page)).toBeGreaterThan(3);
});

test('a device without Tamil letters fetches ours', async ({ site }) => {
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
    const page = await browser.newPage();
    await page.goto(`${site.origin}/job-hunt`);
    await expect.poll(() => fetchedLetters(page)).toContain('tamil');
    await expect.poll(() => differentLetters(page)).toBeGreaterThan(3);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});
