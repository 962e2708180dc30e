import { expect, stopClock, test } from '#tests/journeys/fixture';

test('a notification leaves after five seconds unless it is held, and Alt+T reaches it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  const say = (text: string) =>
    page.evaluate(
      (words) => (window as unknown as { hoa: { toast(t: string): void } }).hoa.toast(words),
      text,
    );
  await say('Held by focus');
  const note = page.getByText('Held by focus');
  await page.keyboard.press('Alt+t');
  await page.clock.runFor(8000);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'HOA' }).first().focus();
  await page.clock.runFor(6000);
  await expect(note).toHaveCount(0);
});

test('who closes a notification by keyboard goes on in the field where they were', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us');
  const name = page.getByRole('main').getByLabel('Name').first();
  await name.fill('Asha');
  await stopClock(page);
  await context.setOffline(true);
  const note = page.getByText('You are offline.');
  await expect(note).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(note).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(note).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('a notification leaves free what the header and an open menu are used by', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await stopClock(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch between dark and light' }).click({ trial: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText('You are offline.')).toBeVisible();
  await drawer.locator('.dialog-head').getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
});

test('a line that breaks is said in the open dialog, in sight and in reach, and stays said when it closes', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await stopClock(page);
  await context.setOffline(true);
  const words = 'You are offline. What you have typed stays on this page.';
  // An inert element has no role: a screen reader hears this one.
  const note = drawer.getByRole('status').getByText(words);
  await expect(note).toBeVisible();
  await expect(note).toBeInViewport({ ratio: 1 });
  const close = note.getByRole('button', { name: 'Close' });
  await close.click({ trial: true });
  await page.keyboard.press('Alt+t');
  await expect(note).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).and(page.locator('[part=close]')).click();
  await expect(page.getByText(words)).toHaveCount(0);
});
