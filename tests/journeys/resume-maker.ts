import type { Page } from '@playwright/test';

export const maker = (page: Page) => page.getByRole('form', { name: 'Your resume' });

/** Other labels hold these words too. */
export const field = (page: Page, label: string) => maker(page).getByLabel(label, { exact: true });

export const click = (page: Page, name: string) =>
  maker(page).getByRole('button', { name, exact: true }).click();
