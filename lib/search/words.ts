import type { Level } from '#data/courses';

export const kinds = ['Modules', 'Articles', 'Library', 'Questions', 'Pages', 'Policies'] as const;
export type Kind = (typeof kinds)[number];

/** Text in pieces; every other one, from the second on, is marked. */
export type Marked = readonly string[];

export interface Hit {
  readonly title: Marked;
  readonly text: Marked;
  readonly href: string;
  /** Beside the text: what it is. */
  readonly meta?: string;
  readonly level?: Level;
  /** Whole rupees before GST. */
  readonly fee?: number;
}

/** A hit in one line: the first ones of a group say more. */
export type ShortHit = Pick<Hit, 'title' | 'href' | 'meta'>;

export interface Group {
  readonly kind: Kind;
  readonly hits: readonly Hit[];
  /** Those after the first ones. */
  readonly more: readonly ShortHit[];
}

/** Where a number leads that was typed into the search. */
export interface Lead {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** The language of the title, where it is not English. */
  readonly language?: 'ta' | 'te';
}

export interface Results {
  readonly query: string;
  /** The number in all groups, including those under "more". */
  readonly count: number;
  readonly groups: readonly Group[];
  readonly lead?: Lead;
  /** It replaces mistyped words, or words in another language. */
  readonly corrected?: string;
  /** Another reading, of words that were not found or that are as near to two. */
  readonly meant?: string;
}
