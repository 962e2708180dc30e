/** Lets the page after a form show reference and date to the browser that sent it, and to no other. */

import { isSigned, sign } from '#lib/server/hmac';
import type { CallAnswer } from '#lib/server/intake/call-answer';
import { cookieIn, readHostCookie, writeHostCookie } from '#lib/server/intake/host-cookie';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';

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
