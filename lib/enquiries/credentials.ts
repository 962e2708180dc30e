/** Tokens of the links to an enquiry and to a shortlist: only their hashes are stored. */
import { hash } from 'node:crypto';
import { keyedHash } from '#lib/platform/db/hmac';
import type { Store } from '#lib/platform/db/store';

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const tokenMark = '{enquiry-token}';

/** 191 bits or more, the same for the same submission: a repeat and a mail sent again give the same link. */
export const enquiryToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  endingInLetter((await keyedHash(store, 'enquiry-link', id)).slice(0, 32));

export const hashOf = (token: string) => hash('sha256', token, 'base64url');

const ends = { '-': '0', _: '1' } as const;

/** The token as a link ends with it: mail programs leave a hyphen or low line at the end of a link off. */
export const endingInLetter = (token: string): string =>
  token.replace(/[-_]$/, (end) => ends[end as keyof typeof ends]);

/**
 * The tokens whose hash the store may keep for the one in a link. A link that was mailed before all ended in a letter or
 * digit opens as it is, as it is written now, and where a mail program left its last sign off. None for what is no token.
 */
export function tokensOf(asked: string): readonly string[] {
  if (!/^[\w-]{31,32}$/.test(asked)) return [];
  if (asked.length === 31) return Object.keys(ends).map((end) => asked + end);
  const former = Object.entries(ends).find(([, end]) => asked.endsWith(end))?.[0];
  return former ? [asked, asked.slice(0, -1) + former] : [asked];
}

/** Stands for the token in a stored mail; it is put in when the mail is sent. */
export const shortlistMark = '{shortlist-token}';

export const shortlistDays = 14;

/** 191 bits or more, the same for the same shortlist: the desk shows the link that was mailed. */
export const shortlistToken = async (store: Pick<Store, 'secret'>, id: string): Promise<string> =>
  endingInLetter((await keyedHash(store, 'shortlist-link', id)).slice(0, 32));
