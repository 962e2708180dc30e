/** The selection: its count in the header, the modules to tick, the slip beside them and the panel. */
import type { Page } from '@playwright/test';

export const badge = (page: Page) => page.locator('cart-count');
export const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
export const foundation = (page: Page) =>
  page.getByRole('region', { name: 'Foundation', exact: true });
export const slip = (page: Page) => page.getByRole('region', { name: 'Your selection' });

export async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Your selection' }).click();
  return page.getByRole('dialog', { name: 'Your selection' });
}
