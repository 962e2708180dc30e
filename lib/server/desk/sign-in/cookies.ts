/** The cookies of the desk: who is signed in, which browser asked to or has done so before, and what was typed when the session had ended. */

import { readHostCookie, writeHostCookie } from '#lib/server/intake/cookies';
import type { Env } from '#lib/server/settings/env';

const names = {
  session: 'desk',
  asking: 'desk-asking',
  typed: 'desk-typed',
  known: 'desk-known',
} as const;
export type DeskCookie = keyof typeof names;

export const readCookie = (request: Request, cookie: DeskCookie, env: Env): string | undefined =>
  readHostCookie(request.headers.get('cookie'), names[cookie], env);

/** An empty `value` takes the cookie away. */
export const writeCookie = (cookie: DeskCookie, value: string, maxAgeSeconds: number, env: Env) =>
  writeHostCookie({ name: names[cookie], value, maxAgeSeconds }, env);
