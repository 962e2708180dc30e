/** The visitor's link: it opens one enquiry to whoever holds it, and stands nowhere in the store. */
import { hash } from 'node:crypto';
import { keyedHash } from '#lib/server/hmac';
import type { Store } from '#lib/server/store/store';

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const tokenMark = '{enquiry-token}';

/** 192 bits, the same for the same submission: a repeat and a mail sent again give the same link. */
export const enquiryToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  (await keyedHash(store, 'enquiry-link', id)).slice(0, 32);

/** What the store keeps of it. */
export const hashOf = (token: string) => hash('sha256', token, 'base64url');

/** Whether it can be one at all: a cut link is not looked up. */
export const isToken = (text: string) => /^[\w-]{32}$/.test(text);
