import type { Page } from '@playwright/test';

export const maker = (page: Page) => page.getByRole('form', { name: 'Your resume' });

/** Other labels hold these words too. */
export const field = (page: Page, label: string) => maker(page).getByLabel(label, { exact: true });

/** A phone shows one step at a time; a wide window shows all of them. */
export async function openStep(
  page: Page,
  name: 'You' | 'Education' | 'Work' | 'Skills' | 'Finish',
) {
  const steps = page.getByRole('list', { name: 'Steps' });
  if (await steps.isVisible()) await steps.getByRole('button', { name }).click();
}

export const click = (page: Page, name: string) =>
  maker(page).getByRole('button', { name, exact: true }).click();
