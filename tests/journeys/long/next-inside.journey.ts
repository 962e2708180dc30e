/**
 * Deferred hydration relies on these internals of Next and React (lib/browser/hydration/README.md), tried on the
 * present build.
 */
import { readFile, stat } from 'node:fs/promises';
import { onDemandExamples } from '#data/addresses/on-demand-pages';
import { healthCheck, metricsPath, routes } from '#data/addresses/routes';
import { deferScripts } from '#lib/platform/http/defer-scripts';
import { dynamicRoutes, prerenderedPages, revalidateKey } from '#lib/start/build/next-build';
import { islands } from '#lib/start/islands';
import { expect, test } from '#tests/journeys/fixture';

const dist = '.next';
const files = Object.fromEntries(Object.keys(islands).map((name) => [name, []]));
const shell = { head: 'window.hoa=1', css: () => undefined, islands: files };
const htmlPages = async () =>
  (await prerenderedPages(dist)).filter(({ file }) => file.endsWith('.html'));

test('bootstrap, flight, inline scripts: no page of the build has a script that nobody knows', async ({
  site,
}) => {
  for (const { path, file } of await htmlPages()) {
    const html = await readFile(file, 'utf8');
    expect.soft(() => deferScripts(html, shell), path).not.toThrow();
  }
  const health = await (await fetch(`${site.origin}${healthCheck}`)).json();
  expect(health).not.toHaveProperty('pages');
});

test('manifests: pages, answers of routes and what is made for each request are distinguished', async () => {
  const pages = await prerenderedPages(dist);
  const at = (path: string) => pages.find((page) => page.path === path);
  expect(at(routes.terms)).toMatchObject({ status: 200, revalidate: undefined });
  expect(at(routes.home)?.revalidate).toBe(60);
  expect(at('/robots.txt')?.headers['content-type']).toContain('text/plain');
  const made = (await dynamicRoutes(dist)).map((regex) => new RegExp(regex));
  expect(made.some((regex) => regex.test(routes.thankYou))).toBe(true);
  expect(made.some((regex) => regex.test(routes.contactUs))).toBe(false);
});

test('preview id: the start of the site has revalidated the pages that depend on the clock', async ({
  site,
}) => {
  expect(await revalidateKey(dist)).toMatch(/^[0-9a-f]{32}$/);
  expect((await fetch(site.origin)).status).toBe(200);
  const made = await stat(`${dist}/server/app/index.html`);
  const built = await stat(`${dist}/BUILD_ID`);
  expect(made.mtimeMs).toBeGreaterThan(built.mtimeMs);
});

test('defer-scripts: pages that are rendered from their address are stored without their scripts', async ({
  site,
}) => {
  for (const example of onDemandExamples) {
    const answer = await fetch(site.origin + example);
    // Next's own answers say more: no-cache, max-age=0, must-revalidate.
    const answers = [answer.status, answer.headers.get('cache-control')];
    expect.soft(answers, example).toEqual([200, 'private, no-store']);
    expect.soft(await answer.text(), example).toContain('</main>');
  }
});

test('one page of each of these kinds is rendered some seconds after a startup, whether anybody has asked or not', async ({
  site,
}) => {
  const ready = async () =>
    /^hoa_drawn_kinds\{state="ready"\} (\d+)$/m.exec(
      await (await fetch(`${site.origin}${metricsPath}`)).text(),
    )?.[1];
  const all = String(onDemandExamples.length);
  await expect.poll(ready, { timeout: 60_000 }).toBe(all);
});

test('fiber mark, value tracker: what React leaves on the page is what we look for', async ({
  page,
}) => {
  await page.goto(routes.contactUs);
  const field = page.locator('main [data-react] input[name=name]').first();
  await field.click();
  await page.waitForFunction(() => performance.getEntriesByName('hydration-live').length > 0);
  const marks = await field.evaluate((input) => ({
    fiber: Object.keys(input).some((key) => key.startsWith('__reactFiber$')),
    tracked: typeof (input as { _valueTracker?: { setValue?: unknown } })._valueTracker?.setValue,
  }));
  expect(marks).toEqual({ fiber: true, tracked: 'function' });
});
