/** An application that goes on on another phone: the panel with its link, and that phone. */
import type { Browser, Page } from '@playwright/test';

export const panel = (page: Page) =>
  page.getByRole('region', { name: 'Continue on another phone' });
export const linkOf = (page: Page) => panel(page).getByRole('textbox', { name: 'Link' });
export const ask = (page: Page) =>
  page.getByRole('button', { name: 'Continue on another phone' }).click();

export async function onPhone(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  return { context, page: await context.newPage() };
}
