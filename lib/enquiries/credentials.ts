/**
 * Tokens of the links to an enquiry and to a shortlist, of which only hashes are stored; and the cookie by which the page
 * after a form shows reference and date to the browser that sent it, and to no other.
 */

import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { type AppContext, context } from '#lib/platform/context';
import { isSigned, keyedHash, sign } from '#lib/platform/db/settings';
import type { Store } from '#lib/platform/db/store';
import { cookieIn, readHostCookie, writeHostCookie } from '#lib/platform/http/intake/reply';
import type { MailLinks } from '#lib/platform/mail/outbox/deliver';
import { endingInLetter, hashOf, tokensOf } from '#lib/platform/values/token';

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const tokenMark = '{enquiry-token}';

/** 191 bits or more, the same for the same submission: a repeat and a mail sent again give the same link. */
export const enquiryToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  endingInLetter((await keyedHash(store, 'enquiry-link', id)).slice(0, 32));

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const shortlistMark = '{shortlist-token}';

/** 191 bits or more, the same for the same shortlist: the desk shows the link that was mailed. */
export const shortlistToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  endingInLetter((await keyedHash(store, 'shortlist-link', id)).slice(0, 32));

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const examMark = '{exam-token}';

/** 191 bits or more, the same for the same sitting: every mail about it has one link. */
export const examToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  endingInLetter((await keyedHash(store, 'exam-link', id)).slice(0, 32));

export const mailLinks: MailLinks = async (store, { mail, submissionId }) => {
  const token = mail.linked && (await enquiryToken(store, submissionId));
  const shortlist = mail.shortlist && (await shortlistToken(store, mail.shortlist));
  const exam = mail.exam && (await examToken(store, mail.exam));
  return [
    ...(token ? [[tokenMark, token] as const] : []),
    ...(exam ? [[examMark, exam] as const] : []),
    ...(shortlist ? [[shortlistMark, shortlist] as const] : []),
  ];
};

const receivedName = 'received';

/** Long enough to write it down; the same is in the receipt. */
const maxAgeSeconds = 60 * 60;

export async function receivedCookie(
  submissionId: string,
  { env, store }: Pick<AppContext, 'env' | 'store'>,
): Promise<string> {
  const value = `${submissionId}.${sign(submissionId, await store.secret(receivedName))}`;
  return writeHostCookie({ name: receivedName, value, maxAgeSeconds }, env);
}

/** `undefined` where no cookie is ours, and for an erased enquiry. */
export async function receivedBy(
  cookies: string,
  context: Pick<AppContext, 'env' | 'store' | 'now'>,
): Promise<Enquiry | undefined> {
  const [id, signature, ...more] = receivedIn(cookies, context)?.split('.') ?? [];
  if (!id || more.length > 0) return undefined;
  if (!isSigned(id, signature, await context.store.secret(receivedName))) return undefined;
  return context.store.findEnquiryOf(id);
}

function receivedIn(
  cookies: string,
  { env, now }: Pick<AppContext, 'env' | 'now'>,
): string | undefined {
  // Code of before set it without the prefix: the last of those ends an hour after this start.
  const mayBeFormer = now() - performance.timeOrigin < maxAgeSeconds * 1000;
  return (
    readHostCookie(cookies, receivedName, env) ??
    (mayBeFormer ? cookieIn(cookies, receivedName) : undefined)
  );
}

export async function findByToken(token: string): Promise<Enquiry | undefined> {
  const { store } = context();
  for (const each of tokensOf(token)) {
    const enquiry = await store.findEnquiryByToken(hashOf(each));
    // A store restored without its secret would else take a former link.
    if (enquiry && (await enquiryToken(store, enquiry.id)) === endingInLetter(each)) return enquiry;
  }
  return undefined;
}
