/** What wakes React: bootstrap calls, flight data, chunks, and the stylesheets React expects. */
export type HydrationPayload = {
  b: unknown[];
  f: unknown[];
  c: string[];
  l: [href: string, precedence: string][];
};
