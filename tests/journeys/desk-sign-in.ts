import type { Page } from '@playwright/test';
import { signInAs } from '#scripts/open-desk';
import { expect, type RunningSite } from '#tests/journeys/fixture';
import type { Inbox } from '#tests/journeys/inbox';

const member = 'operations@localhost';

/** Signed in already: a subnet is mailed five codes an hour, and these are for who walks the sign-in. */
export async function enterDesk(page: Page, site: RunningSite, as = member) {
  const cookie = await signInAs(site, as);
  await page.context().addCookies([{ ...cookie, url: site.origin }]);
  await page.goto('/desk');
}

/** On the list, with time stopped; a look that is under way would take the place of the next one. */
export async function watchDesk(page: Page, site: RunningSite) {
  await page.clock.install();
  const looked = page.waitForResponse('**/api/desk/state');
  await enterDesk(page, site);
  await (await looked).finished();
}

/** By the code of the mail, as the desk's one member of trial mode. */
export async function signIn(page: Page, post: Inbox) {
  await page.goto('/desk');
  await page.getByLabel('Work e-mail').fill(member);
  const before = post.mails.length;
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();
  await page.getByLabel('6-digit code').fill(await codeOf(post, before));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/desk$/);
}

/** It is the code of the mail that came after so many. */
export async function codeOf(post: Inbox, before: number): Promise<string> {
  const find = () =>
    post.mails.slice(before).findLast(({ subject }) => subject?.includes('your code'));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()?.subject?.slice(0, 7) ?? '';
}
