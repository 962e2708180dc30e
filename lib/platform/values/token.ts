/** Tokens as links carry them, and the hashes by which they are stored. */
import { hash } from 'node:crypto';

/** The hash of a random token: a plain hash of it reveals nothing. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

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
