/** Lets the page after a form show reference and date to the browser that sent it, and to no other. */
import { isSigned, sign } from '#lib/payments/signature';
import type { Site } from '#lib/site';
import type { Enquiry } from '#lib/store/enquiries';

export const receivedCookieName = 'received';

/** Long enough to write it down; the same is in the receipt. */
const lifeSeconds = 60 * 60;

/** Where it is shown: a plain form ends on `/received/…`, both webinars end on the page of thanks. */
const paths = { received: '/received', thanks: '/thankyou' } as const;

export async function receivedCookie(
  submissionId: string,
  { env, store }: Pick<Site, 'env' | 'store'>,
  page: keyof typeof paths,
): Promise<string> {
  const signature = sign(submissionId, await store.secret(receivedCookieName));
  const secure = env.mode === 'public' ? '; Secure' : '';
  return `${receivedCookieName}=${submissionId}.${signature}; Path=${paths[page]}; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function withCookie(response: Response, cookie: string): Response {
  response.headers.append('set-cookie', cookie);
  return response;
}

/** What the browser with this cookie has sent; `undefined` for any other cookie, and for what was erased. */
export async function receivedBy(
  cookie: string | undefined,
  { store }: Pick<Site, 'store'>,
): Promise<Enquiry | undefined> {
  const [id, signature, ...more] = cookie?.split('.') ?? [];
  if (!id || more.length > 0) return undefined;
  if (!isSigned(id, signature, await store.secret(receivedCookieName))) return undefined;
  return store.findEnquiryOf(id);
}
