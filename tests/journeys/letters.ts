import { expect } from '@playwright/test';
import type { PostOffice } from '#tests/journeys/post-office';

/** The one letter that a visitor got, waited for. */
export async function letterTo(post: PostOffice, address: string) {
  const isTheirs = ({ to }: PostOffice['letters'][number]) => to?.[0]?.address === address;
  await expect.poll(() => post.letters.some(isTheirs), `mail to ${address}`).toBe(true);
  const found = post.letters.filter(isTheirs);
  expect(found).toHaveLength(1);
  return found[0];
}
