import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';
import { openWhole } from '#tests/journeys/page-bytes';
import { totalOf } from '#tests/journeys/prices';

// Without it the page glides to where the focus is, and is measured on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const edges = async (of: Locator) => {
  const { y, height } = (await of.boundingBox()) ?? { y: 0, height: 0 };
  return { top: y, bottom: y + height };
};

const showStart = (of: Element) => of.scrollIntoView({ behavior: 'instant' });
const showEnd = (of: Element) => of.scrollIntoView({ behavior: 'instant', block: 'end' });

for (const [path, action, sum] of [
  ['/certification', 'Ask for this module', [totalOf(1), 'GST 18%']],
  ['/coaching#personalized', 'Enquire about these', ['To learn', 'hours']],
] as const) {
  test(`on a phone ${path} keeps the sum of the ticks and the way on in sight`, async ({
    page,
  }) => {
    // In its last letters: they move what is measured.
    await openWhole(page, path);
    const slip = page.getByRole('region', { name: 'Your selection' });
    await expect(slip).not.toBeInViewport();
    const first = page.getByRole('checkbox', { name: 'Business book-keeping' });
    await first.check();
    for (const part of sum) {
      const figure = slip.locator('.slip-total > *, .slip-gst > *').filter({ hasText: part });
      await expect(figure).toBeInViewport({ ratio: 1 });
    }
    await expect(slip.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });

    await first.focus();
    const focused = page.locator('.choosing .level :focus');
    let passed = 0;
    for (; (await focused.count()) > 0; passed += 1) {
      expect((await edges(focused)).bottom).toBeLessThanOrEqual((await edges(slip)).top);
      await page.keyboard.press('Tab');
    }
    // A batch that another test announced is a link in its row.
    const dated = await page.locator('.choosing .starts a:visible').count();
    expect(passed).toBe(2 * 17 + 2 + dated);
  });

  test(`${path} lets the sum settle after its modules, and in a low window from the start`, async ({
    page,
  }) => {
    // In its last letters: they move what is measured.
    await openWhole(page, path);
    await page.getByRole('checkbox', { name: 'Business book-keeping' }).check();
    const slip = page.getByRole('region', { name: 'Your selection' });
    const modules = page.locator('.choosing > div');
    await page.locator('.choosing').evaluate(showEnd);
    expect((await edges(slip)).top).toBeGreaterThanOrEqual((await edges(modules)).bottom);
    await page.setViewportSize({ width: 640, height: 400 });
    await modules.evaluate(showStart);
    await expect(slip).not.toBeInViewport();
  });
}
