import { expect } from '@playwright/test';
import type { Inbox } from '#tests/journeys/inbox';

/** The one letter that answers a visitor's form, waited for; the question bank follows in one of its own. */
export async function mailTo(post: Inbox, address: string) {
  const isTheirs = ({ to, messageId }: Inbox['mails'][number]) =>
    to?.[0]?.address === address && !messageId?.includes('.visitor.');
  await expect.poll(() => post.mails.some(isTheirs), `mail to ${address}`).toBe(true);
  const found = post.mails.filter(isTheirs);
  expect(found).toHaveLength(1);
  return found[0];
}
