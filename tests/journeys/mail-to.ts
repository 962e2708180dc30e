import { expect } from '@playwright/test';
import type { Inbox } from '#tests/journeys/inbox';

/** The one letter that answers a visitor's form, waited for; the question bank follows in one of its own. */
export async function mailTo(post: Inbox, address: string) {
  const isTheirs = ({ to, messageId }: Inbox['letters'][number]) =>
    to?.[0]?.address === address && !messageId?.includes('.visitor.');
  await expect.poll(() => post.letters.some(isTheirs), `mail to ${address}`).toBe(true);
  const found = post.letters.filter(isTheirs);
  expect(found).toHaveLength(1);
  return found[0];
}
