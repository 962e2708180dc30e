/** What a search answers, for the server that finds it and the browser that shows it. */
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

export interface Results {
  readonly query: string;
  readonly count: number;
  readonly groups: readonly { readonly kind: Kind; readonly hits: readonly Hit[] }[];
  /** What was searched for in place of mistyped words. */
  readonly corrected?: string;
  /** Where nothing was found: what may have been meant. */
  readonly meant?: string;
}
