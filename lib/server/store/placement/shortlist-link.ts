/** The employer's link: it opens one shortlist to whoever holds it, and stands nowhere in the store. */
import { createHmac } from 'node:crypto';
import type { Store } from '#lib/server/store/store';

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const shortlistMark = '{shortlist-token}';

/** How long a link shows candidates. */
export const shortlistDays = 14;

/** 192 bits, the same for the same shortlist: the desk shows the link that was mailed. */
export async function shortlistToken(store: Pick<Store, 'secret'>, id: string): Promise<string> {
  const secret = await store.secret('shortlist-link');
  return createHmac('sha256', secret).update(id).digest().subarray(0, 24).toString('base64url');
}
