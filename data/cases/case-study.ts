/** A piece of work taken to the end, with its papers. Firms and people in it are made up. */
export interface CaseStudy {
  /** Last part of the page's address. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** The module that teaches it. */
  readonly courseNo: number;
  /** ISO date on which it was last read against the law. */
  readonly reviewed: string;
  /** Markdown. Rows that begin with "Total" add up what is above them; sums are equations. */
  readonly body: string;
}
