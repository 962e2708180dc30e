/** Draws the icons of home screens and old browsers from data/icon.ts; run by hand after a change, its output is committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { icon } from '#data/icon';
import { ground } from '#lib/platform/values/page-marks';
import { openBrowser } from '#scripts/browser';

const source = `data:image/svg+xml,${encodeURIComponent(icon)}`;

interface Look {
  /** The width of the drawing in parts of the icon's. */
  readonly share: number;
  readonly background: string;
}

const bare: Look = { share: 1, background: 'transparent' };
/** A phone cuts any shape out of it; what matters lies in the inner 80%. */
const onGround: Look = { share: 0.62, background: ground };

async function renderIcon(
  browser: Browser,
  size: number,
  { share, background }: Look,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">
      <img src="${source}" width="${size * share}" height="${size * share}" alt="">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** The pictures of several sizes in one .ico: a table of 16 bytes each, then the PNGs. */
function asIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

const browser = await openBrowser();
try {
  await mkdir('public/icons', { recursive: true });
  await writeFile('public/apple-icon.png', await renderIcon(browser, 180, onGround));
  for (const size of [192, 512]) {
    await writeFile(`public/icons/${size}.png`, await renderIcon(browser, size, bare));
  }
  await writeFile('public/icons/maskable-512.png', await renderIcon(browser, 512, onGround));
  const small = [];
  for (const size of [16, 32, 48]) small.push({ size, png: await renderIcon(browser, size, bare) });
  await writeFile('public/favicon.ico', asIco(small));
  const inPage = small.find(({ size }) => size === 32)?.png.toString('base64');
  await writeFile(
    'data/icon-in-page.ts',
    `/** The mark at 32 px, written by scripts/icons.ts. */
export const iconInPage =
  'data:image/png;base64,${inPage}';
`,
  );
} finally {
  await browser.close();
}
