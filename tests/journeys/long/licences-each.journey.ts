import { expect, test } from '#tests/journeys/fixture';
import { registerFor } from '#tests/journeys/licences';

for (const title of ['HOA Licenced Accounting Practitioner', 'HOA Licenced GST Practitioner']) {
  test(`${title}: asks for the authorization, then registers and names the licence`, async ({
    page,
    post,
  }) => {
    await registerFor(page, post, title);
  });
}

test('a licence goes into the selection and out again', async ({ page }) => {
  await page.goto('/licenses');
  const held = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').licenses);
  await page.getByRole('button', { name: 'Add to selection' }).last().click();
  expect(await held()).toEqual(['gst-practitioner']);
  await page.getByRole('button', { name: 'Remove from selection' }).click();
  expect(await held()).toEqual([]);
});
