import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request bears `token` (RFC 6750); takes the same time whatever it bears. Unset: nobody does. */
export function hasToken({ headers }: Request, token: string | undefined): boolean {
  const given = headers?.get('authorization') ?? '';
  return token !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
