import type { Page } from '@playwright/test';
import { takeTime } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';

export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Enquire about coaching' });

/** Answers the dialog that is open, sends it and closes its thanks. */
export async function enquire(page: Page, name: string): Promise<void> {
  const dialog = dialogOf(page);
  await fillPerson(dialog, name);
  await dialog.getByLabel('I authorize HOA').check();
  await takeTime(page);
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('button', { name: 'Got It' }).click();
}
