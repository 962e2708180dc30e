/** The employer's link: it opens one shortlist to whoever holds it, and stands nowhere in the store. */
import { keyedHash } from '#lib/server/hmac';
import { endingInLetter } from '#lib/server/store/enquiries/page-link';
import type { Store } from '#lib/server/store/store';

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const shortlistMark = '{shortlist-token}';

/** How long a link shows candidates. */
export const shortlistDays = 14;

/** 191 bits or more, the same for the same shortlist: the desk shows the link that was mailed. */
export const shortlistToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  endingInLetter((await keyedHash(store, 'shortlist-link', id)).slice(0, 32));
