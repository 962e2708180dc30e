/**
 * Cookies of our own host: no script reads them, and over TLS no other host can set them (`__Host-`, RFC 6265bis
 * 4.1.3.2). One lets the page after a form show reference and date to the browser that sent it, and to no other.
 */

import type { Enquiry } from '#lib/enquiries/schema';
import type { Env } from '#lib/platform/config/env';
import type { Site } from '#lib/platform/context';
import { isSigned, sign } from '#lib/platform/db/hmac';
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

const receivedName = 'received';

/** Long enough to write it down; the same is in the receipt. */
const maxAgeSeconds = 60 * 60;

export async function receivedCookie(
  submissionId: string,
  { env, store }: Pick<Site, 'env' | 'store'>,
): Promise<string> {
  const value = `${submissionId}.${sign(submissionId, await store.secret(receivedName))}`;
  return writeHostCookie({ name: receivedName, value, maxAgeSeconds }, env);
}

export function withCookie(response: Response, cookie: string): Response {
  response.headers.append('set-cookie', cookie);
  return response;
}

export const answerWithCookie = (answer: CallAnswer, cookie: string): CallAnswer => ({
  ...answer,
  headers: [...answer.headers, ['set-cookie', cookie]],
});

/** What the browser that sends this `Cookie` header sent last; `undefined` where none is ours, and for what was erased. */
export async function receivedBy(
  cookies: string,
  site: Pick<Site, 'env' | 'store' | 'now'>,
): Promise<Enquiry | undefined> {
  const [id, signature, ...more] = receivedIn(cookies, site)?.split('.') ?? [];
  if (!id || more.length > 0) return undefined;
  if (!isSigned(id, signature, await site.store.secret(receivedName))) return undefined;
  return site.store.findEnquiryOf(id);
}

function receivedIn(cookies: string, { env, now }: Pick<Site, 'env' | 'now'>): string | undefined {
  // Code of before set it without the prefix: the last of those ends an hour after this start.
  const mayBeFormer = now() - performance.timeOrigin < maxAgeSeconds * 1000;
  return (
    readHostCookie(cookies, receivedName, env) ??
    (mayBeFormer ? cookieIn(cookies, receivedName) : undefined)
  );
}
