import type { ReactNode } from 'react';
import type { PageMeta } from '#lib/shared/pages/seo';

/** What a page made from its address says to one address: its head, and what stands in its main part. */
export interface Answer {
  readonly head: PageMeta;
  /** Read from memory, or the store where that is not there yet. */
  page(): ReactNode | Promise<ReactNode>;
}
