import type { Hit, Kind } from '#lib/shared/search/results';

/** One thing that can be found. */
export interface Entry extends Omit<Hit, 'title' | 'text'> {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  readonly text: string;
  /** Found by, and not shown. */
  readonly also?: string;
}
