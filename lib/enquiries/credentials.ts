/** Tokens of the links to an enquiry and to a shortlist: only their hashes are stored. */

import { keyedHash } from '#lib/platform/db/hmac';
import type { Store } from '#lib/platform/db/store';
import { endingInLetter } from '#lib/platform/values/token';

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const tokenMark = '{enquiry-token}';

/** 191 bits or more, the same for the same submission: a repeat and a mail sent again give the same link. */
export const enquiryToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  endingInLetter((await keyedHash(store, 'enquiry-link', id)).slice(0, 32));

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const shortlistMark = '{shortlist-token}';

export const shortlistDays = 14;

/** 191 bits or more, the same for the same shortlist: the desk shows the link that was mailed. */
export const shortlistToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  endingInLetter((await keyedHash(store, 'shortlist-link', id)).slice(0, 32));
