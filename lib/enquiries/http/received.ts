/** The cookie by which the page after a form shows reference and date to the browser that sent it, and to no other. */
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Site } from '#lib/platform/context';
import { isSigned, sign } from '#lib/platform/db/hmac';
import { cookieIn, readHostCookie, writeHostCookie } from '#lib/platform/http/intake/cookies';

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
