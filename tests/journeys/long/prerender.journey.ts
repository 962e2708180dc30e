/** A page that the browser renders under a resting mouse, before its link is clicked. */
import { openTab, type Tab } from '#scripts/tab';
import { expect, test } from '#tests/journeys/fixture';

const inTab = async (work: (tab: Tab) => Promise<void>) => {
  const tab = await openTab();
  await work(tab).finally(tab.close);
};

/** A browser may learn what it can make ready after the mouse has come to rest: it comes once more. */
const restUntil = (tab: Tab, selector: string, ready: () => boolean) =>
  expect(async () => {
    await tab.hover(selector);
    await expect.poll(ready, 'the next page is made ready').toBe(true);
  }).toPass({ timeout: 40_000 });

const pathIn = (tab: Tab) => tab.evaluate<string>('location.pathname').catch(() => '');

test('a page rendered ahead shows what was chosen after that, and its form what is stored', async ({
  site,
}) => {
  await inTab(async (tab) => {
    await tab.goto(`${site.origin}/`);
    expect(await tab.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await restUntil(tab, 'a[href="/applyJobs"]', tab.prerendered);
    await tab.evaluate(`hoa.storage.set('theme', 'light')`);
    await tab.evaluate(
      `hoa.storage.set('application', JSON.stringify({ step: 2, savedAt: Date.now() }))`,
    );
    // The home page's line about an application draft has moved the link.
    await tab.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    await expect(async () => {
      if ((await pathIn(tab)) === '/') {
        await tab.hover('a[href="/applyJobs"]');
        await tab.press();
      }
      expect(await pathIn(tab)).toBe('/applyJobs');
    }).toPass({ timeout: 20_000 });
    const opened = `performance.getEntriesByType('navigation')[0].activationStart > 0`;
    expect(await tab.evaluate(opened)).toBe(true);
    expect(await tab.evaluate('document.documentElement.dataset.theme')).toBe('light');
    const alive = `document.querySelector('[data-hydrate-for][data-live]') !== null`;
    await expect.poll(() => tab.evaluate(alive), 'the form has its answers back').toBe(true);
  });
});

test('a page that takes along what is typed is fetched, not rendered, before its link is clicked', async ({
  site,
}) => {
  await inTab(async (tab) => {
    await tab.goto(`${site.origin}/job-hunt`);
    await tab.evaluate(`document.querySelector('[name=name]').value = 'Swathi Types'`);
    const asked = `performance.getEntriesByType('navigation')[0].deliveryType`;
    await restUntil(tab, '[data-carry][href="/job-hunt/te"]', tab.prefetched);
    await tab.press();
    await expect.poll(() => pathIn(tab)).toBe('/job-hunt/te');
    expect(await tab.evaluate(asked)).toBe('navigational-prefetch');
    const name = `document.querySelector('[name=name]').value`;
    await expect.poll(() => tab.evaluate(name)).toBe('Swathi Types');
  });
});
