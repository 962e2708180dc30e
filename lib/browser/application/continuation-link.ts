/** The link to an application on its way: its key stands in the fragment, which no server sees. */
import { applyJobsPath, continuationMark } from '#lib/shared/addresses/routes';

export interface ContinuationLink {
  readonly id: string;
  readonly key: string;
}

export const continuationLink = (origin: string, { id, key }: ContinuationLink) =>
  `${origin}${applyJobsPath}#${continuationMark}${id}.${key}`;

/** Id and key have fixed lengths: a link that lost its end is told apart from a wrong one. What a mail program took for more of it is not. */
const whole = /^([\w-]{22})\.([\w-]{43})(?![\w-])/;

/** `cut` for one that is not whole; undefined for a fragment that is none. */
export function linkIn(hash: string): ContinuationLink | 'cut' | undefined {
  const mark = `#${continuationMark}`;
  if (!hash.startsWith(mark)) return undefined;
  const [, id, key] = whole.exec(hash.slice(mark.length)) ?? [];
  return id && key ? { id, key } : 'cut';
}
