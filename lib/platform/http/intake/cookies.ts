/**
 * Cookies of our own host: no script reads them, and over TLS no other host can set them (`__Host-`, RFC 6265bis
 * 4.1.3.2).
 */

import type { Env } from '#lib/platform/config/env';
import type { CallAnswer } from '#lib/platform/http/intake/reply';

type Mode = Pick<Env, 'mode'>;

interface HostCookie {
  readonly name: string;
  /** Empty takes the cookie away. */
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** `None` goes along when another site posts to us; without TLS browsers take none, and ours says nothing. */
  readonly sameSite?: 'Lax' | 'None';
}

/** Trial mode has no TLS, which the prefix asks for. */
export const hostCookieName = (name: string, { mode }: Mode): string =>
  mode === 'public' ? `__Host-${name}` : name;

/** The text of a `Set-Cookie` header. */
export function writeHostCookie(
  { name, value, maxAgeSeconds, sameSite = 'Lax' }: HostCookie,
  env: Mode,
): string {
  const overTls = env.mode === 'public';
  const site = sameSite === 'Lax' || overTls ? `; SameSite=${sameSite}` : '';
  const secure = overTls ? '; Secure' : '';
  return `${hostCookieName(name, env)}=${value}; Path=/; Max-Age=${value ? maxAgeSeconds : 0}; HttpOnly${site}${secure}`;
}

/** The value in a `Cookie` header; `undefined` where it is not there or empty. */
export const readHostCookie = (
  header: string | null,
  name: string,
  env: Mode,
): string | undefined => cookieIn(header, hostCookieName(name, env));

/** By its whole name. */
export function cookieIn(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

export function withCookie(response: Response, cookie: string): Response {
  response.headers.append('set-cookie', cookie);
  return response;
}

export const answerWithCookie = (answer: CallAnswer, cookie: string): CallAnswer => ({
  ...answer,
  headers: [...answer.headers, ['set-cookie', cookie]],
});
