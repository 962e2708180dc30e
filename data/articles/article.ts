import type { LawId } from '#data/law';

/** One article of the site; `body` is Markdown with an anchor on every heading. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** ISO date, `YYYY-MM-DD`. */
  readonly date: string;
  /** ISO date of its last change, where it has changed since. */
  readonly updated?: string;
  readonly readTime: string;
  readonly category: string;
  readonly featured: boolean;
  readonly restsOn: readonly LawId[];
  readonly body: string;
}
