import type { Page } from '@playwright/test';
import { expect } from '#tests/journeys/fixture';
import type { Inbox } from '#tests/journeys/inbox';

/** By the code of the mail, as the desk's one member of trial mode. */
export async function signIn(page: Page, post: Inbox) {
  await page.goto('/desk');
  await page.getByLabel('Work e-mail').fill('operations@localhost');
  const before = post.letters.length;
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();
  await expect
    .poll(() => post.letters.slice(before).some(({ subject }) => subject?.includes('your code')))
    .toBe(true);
  const mail = post.letters.findLast(({ subject }) => subject?.includes('your code'));
  await page.getByLabel('6-digit code').fill(mail?.subject?.slice(0, 7) ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/desk$/);
}
