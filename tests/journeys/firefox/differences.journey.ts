/** The list of what a visitor notices differently is true of the Firefox that is installed. */
import { differencesOf, engineQuestion } from '#tests/journeys/engine-differences';
import { expect, test } from '#tests/journeys/firefox/fixture';

test('what the documents say of Firefox ESR is so', async ({ plain, site }) => {
  await plain.goto(`${site.origin}/about`);
  expect(await plain.evaluate(engineQuestion)).toEqual(differencesOf('Firefox ESR'));
});
