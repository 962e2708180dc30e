/** Tokens of the links to an enquiry and to a shortlist: only their hashes are stored. */

import { keyedHash } from '#lib/platform/db/hmac';
import type { Store } from '#lib/platform/db/store';
import type { MailLinks } from '#lib/platform/mail/outbox/deliver';
import { endingInLetter } from '#lib/platform/values/token';

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

/** What takes the place of these marks when a mail is sent. */
export const mailLinks: MailLinks = async (store, { mail, submissionId }) => {
  const token = mail.linked && (await enquiryToken(store, submissionId));
  const shortlist = mail.shortlist && (await shortlistToken(store, mail.shortlist));
  return [
    ...(token ? [[tokenMark, token] as const] : []),
    ...(shortlist ? [[shortlistMark, shortlist] as const] : []),
  ];
};
