/** Tokens and codes of the sign-in, and the cookies of the desk: who is signed in, which browser asked to or has done so before, and what was typed when the session had ended. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Env } from '#lib/platform/config/env';
import { keyedHash } from '#lib/platform/db/settings';
import type { Store } from '#lib/platform/db/store';
import { readHostCookie, writeHostCookie } from '#lib/platform/http/intake/reply';
import { endingInLetter } from '#lib/platform/values/token';

/** 191 random bits or more. */
export const newToken = () => endingInLetter(randomBytes(24).toString('base64url'));

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** A million codes are quickly tried: the hash needs a secret and the browser it was asked from. */
export const hashOfCode = (code: string, browserHash: string, store: Pick<Store, 'secret'>) =>
  keyedHash(store, 'desk-code', `${browserHash}:${code}`);

const names = {
  session: 'desk',
  asking: 'desk-asking',
  typed: 'desk-typed',
  known: 'desk-known',
} as const;
type DeskCookie = keyof typeof names;

export const readCookie = (request: Request, cookie: DeskCookie, env: Env): string | undefined =>
  readHostCookie(request.headers.get('cookie'), names[cookie], env);

/** An empty `value` takes the cookie away. */
export const writeCookie = (cookie: DeskCookie, value: string, maxAgeSeconds: number, env: Env) =>
  writeHostCookie({ name: names[cookie], value, maxAgeSeconds }, env);
