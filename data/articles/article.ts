/** One article of the site; `body` is Markdown with an anchor on every heading. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** ISO date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly readTime: string;
  readonly category: string;
  readonly featured: boolean;
  readonly body: string;
}
