/** The one walk over a page of every template on each push, with axe where most visitors come; every page with axe, at all widths, themes and settings, is long/every-page-matrix. */
import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { violationsOf } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';
import { countBytes, openWhole, pageBudget } from '#tests/journeys/page-bytes';
import { beyondWindow, errorsOf, templateHalves } from '#tests/journeys/pages';

test.describe.configure({ mode: 'parallel' });

/** Where most visitors come; of pages with one template the first. */
const main =
  /^\/(?:|applyJobs|certification|coaching|contact-us|downloads|employee|job-hunt|jobs|resume|library\/test\/4|certification\/course\/4|downloads\/blogs\/.*)$/;

/** The home page may hold more. */
const budget = (path: string) => (path === '/' ? 150 * 1024 : pageBudget);

for (const [half, paths] of templateHalves.entries()) {
  test(`a page of every template is whole on a phone, the main ones accessible, asks for no script before a touch, and stays within its bytes (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const errors = errorsOf(page);
    const asked = await countBytes(page);
    for (const path of paths) {
      asked.begin();
      await openWhole(page, path);
      expect.soft(asked.bytes(), `${path} bytes`).toBeLessThan(budget(path));
      expect.soft(await beyondWindow(page), `${path} scrolls sideways`).toBe(0);
      if (main.test(path)) expect.soft(await violationsOf(page), path).toEqual([]);
    }
    expect(asked.scripts).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/** A new connection brings so many bytes in three round trips (ADR 024). */
const threeTrips = 43_800;

test('home, with its head, comes in three round trips', async ({ site }) => {
  const bytes = async () => {
    const [answer] = await once(
      get(site.origin, { headers: { 'accept-encoding': 'br' } }),
      'response',
    );
    expect(answer.headers['content-encoding']).toBe('br');
    return answer.rawHeaders.join('    ').length + (await buffer(answer)).length;
  };
  // Revalidated after a startup it is sent at once, and is packed tighter a moment later (ADR 005).
  await expect.poll(bytes, { timeout: 30_000 }).toBeLessThan(threeTrips);
});
