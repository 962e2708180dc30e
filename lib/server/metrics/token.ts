import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request bears `token` (RFC 6750); takes the same time whatever it bears. Unset: nobody does. */
export function hasToken({ headers }: Request, token: string | undefined): boolean {
  // The name of a scheme is the same in any case (RFC 9110, 11.1).
  const given = (headers?.get('authorization') ?? '').replace(/^bearer +/i, 'Bearer ');
  return token !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
