import { expect } from '@playwright/test';
import type { Inbox } from '#tests/journeys/inbox';

/** The one letter that a visitor got, waited for. */
export async function mailTo(post: Inbox, address: string) {
  const isTheirs = ({ to }: Inbox['letters'][number]) => to?.[0]?.address === address;
  await expect.poll(() => post.letters.some(isTheirs), `mail to ${address}`).toBe(true);
  const found = post.letters.filter(isTheirs);
  expect(found).toHaveLength(1);
  return found[0];
}
