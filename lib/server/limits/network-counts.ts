import { networkOf, siteOf } from '#lib/server/limits/network';

/** How many of something each visitor's network has: a household (/64, an IPv4 address) and its site (/48). */
export interface NetworkCounts {
  add(visitor: string, many?: number): void;
  remove(visitor: string, many?: number): void;
  /** Whether one more, or so many, is within `mostEach` for the household, and twice that for the site. */
  mayAdd(visitor: string, mostEach: number, many?: number): boolean;
  ofSite(visitor: string): number;
}

export function newNetworkCounts(): NetworkCounts {
  const households = new Map<string, number>();
  const sites = new Map<string, number>();
  const change = (counts: Map<string, number>, key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  const both = (visitor: string, by: number) => {
    change(households, networkOf(visitor), by);
    change(sites, siteOf(visitor), by);
  };
  return {
    add: (visitor, many = 1) => both(visitor, many),
    remove: (visitor, many = 1) => both(visitor, -many),
    mayAdd: (visitor, mostEach, many = 1) =>
      (households.get(networkOf(visitor)) ?? 0) + many <= mostEach &&
      (sites.get(siteOf(visitor)) ?? 0) + many <= 2 * mostEach,
    ofSite: (visitor) => sites.get(siteOf(visitor)) ?? 0,
  };
}
