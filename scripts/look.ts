/**
 * A picture of every page at three widths in both themes, with `--short` of one page of each template; fails on what a
 * person would trip over. With a path: of it and what is under it.
 */
import { mkdir, rm } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { routes } from '#data/addresses/routes';
import { openBrowser } from '#scripts/browser';
import { openDesk } from '#scripts/open-desk';
import { builtPages, firstOfTemplate } from '#scripts/pages';
import { serveCopy } from '#scripts/serve-copy';
import { installSystem } from '#scripts/system';

const folder = 'var/look';
const widths = [360, 768, 1280, 1600];
const themes = ['dark', 'light'];
const renderedEachRequest = [
  routes.thankYou,
  '/search?q=gst',
  '/which-modules?goal=gst',
  '/quotation?modules=1,2,5',
];
const words = process.argv.slice(2);
const only = words.find((word) => word.startsWith('/'));

installSystem(['chromium']);
const member = 'meena@example.com';
const site = await serveCopy({
  DESK_EMAILS: `Meena Sample <${member}>, Sathya Sample <sathya@example.com>`,
});
const desk = await openDesk(site, member);
const browser = await openBrowser();
let problems = 0;
if (!only) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
try {
  const built = await builtPages();
  const chosen = words.includes('--short') ? built.filter(firstOfTemplate) : built;
  const paths = [...chosen, ...renderedEachRequest, ...desk.paths].filter(
    (path) => !only || path === only || path.startsWith(`${only}/`),
  );
  for (const path of [...paths, ...(only ? [] : ['/no-such-page'])]) {
    for (const width of widths) {
      for (const theme of themes) {
        for (const problem of await look(browser, path, width, theme)) {
          problems += 1;
          console.error(problem);
        }
      }
    }
  }
  console.log(`${paths.length} pages in ${folder}`);
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = problems === 0 ? 0 : 1;

async function look(browser: Browser, path: string, width: number, theme: string) {
  const at = `${path} ${width} ${theme}`;
  const found: string[] = [];
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await context.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    sessionStorage.setItem('letters', '1');
  }, theme);
  const { name: cookie, value } = desk.cookie;
  await context.addCookies([{ name: cookie, value, url: site.origin }]);
  const page = await context.newPage();
  page.on('console', (message) => {
    const expected = path === '/no-such-page' && message.text().includes('404');
    if (message.type() === 'error' && !expected) found.push(`${at}: console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`${at}: script: ${error.message}`));
  // As on the second page of a visit: in the site's own letters from the start.
  await page.goto(`${site.origin}${path}`, { waitUntil: 'load', referer: `${site.origin}/` });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (beyond > 0) found.push(`${at}: scrolls sideways by ${beyond} px`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations) {
    found.push(`${at}: axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w.-]+/g, '-');
  await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true });
  await context.close();
  return found;
}
