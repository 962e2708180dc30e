/** What wakes React: bootstrap calls, flight data, chunks, and the stylesheets React expects. */
export type Waiting = {
  b: unknown[];
  f: unknown[];
  c: string[];
  l: [href: string, precedence: string][];
};
