import { expectAccessible } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';

test('a book opens its syllabus, an article its text, a recording the channel', async ({
  page,
}) => {
  await page.goto('/downloads#books');
  await page.locator('#books').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/library\/course\/1$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Business');
  await page.goto('/downloads#blogs');
  const article = page.locator('#blogs').getByRole('link').first();
  await article.click();
  await expect(page).toHaveURL(/\/downloads\/blogs\/[\w-]+$/);
  await expect(page.getByRole('main')).toContainText(/(\S+\s+){600}/);
  await expectAccessible(page);
  await page.goto('/downloads');
  const recording = page.locator('#hoavideo').getByRole('link').first();
  await expect(recording).toHaveAttribute('href', 'https://example.com/channel');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is not there yet says Coming Soon, and View More opens and closes', async ({
    page,
  }) => {
    await page.goto('/downloads');
    const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
    for (const shelf of ['Audios', 'AI tools']) {
      await page.getByRole('button', { name: shelf, exact: true }).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
    const books = page.locator('#books').getByRole('listitem');
    for (const [press, shown] of [
      ['View More', 12],
      ['Show Less', 6],
      ['View More', 12],
    ] as const) {
      await page.locator('#books').getByText(press).click();
      await expect(books.filter({ visible: true })).toHaveCount(shown);
    }
    await page.locator('#books').getByText('The other 5').click();
    await expect(books.filter({ visible: true })).toHaveCount(17);
    await page.locator('#books').getByLabel('Final').check({ force: true });
    await expect(books.filter({ visible: true })).toHaveCount(5);
  });
});
