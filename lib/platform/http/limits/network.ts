import type { AppContext } from '#lib/platform/context';
import { keyedHash } from '#lib/platform/db/settings';
import type { Store } from '#lib/platform/db/store';
import type { CallRequest } from '#lib/platform/http/intake/body';
import { type HttpError, httpError } from '#lib/platform/http/intake/reply';

/** A client subnet (IPv6 /64) counts as one visitor. */
export const networkOf = (address: string): string => firstGroups(address, 4);

/** A provider gives one customer a /48 (RFC 6177), which holds 65,536 subnets. */
export const siteOf = (address: string): string => firstGroups(address, 3);

/** An IPv4 address is a network of its own. */
function firstGroups(address: string, many: number): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  // Where `::` is, as many groups of zero were left out as are missing to eight.
  const left = tail === undefined ? 0 : 8 - before.length - groupsOf(tail).length;
  return [...before, ...Array.from({ length: Math.max(0, left) }, () => '0')]
    .slice(0, many)
    .join(':');
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));

/** Networks are counted and compared, never stored in clear: a hash keyed by a secret of this installation. */
export async function networkHash(
  store: Pick<Store, 'secret'>,
  address: string,
  width: 'subnet' | 'site' = 'subnet',
): Promise<string> {
  const network = width === 'site' ? siteOf(address) : networkOf(address);
  return keyedHash(store, 'visits', network);
}

export type NetworkCounts = ReturnType<typeof newNetworkCounts>;

/** Counts something for each visitor's client subnet (/64, an IPv4 address) and its site (/48). */
export function newNetworkCounts() {
  const subnets = new Map<string, number>();
  const sites = new Map<string, number>();
  const change = (counts: Map<string, number>, key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  const both = (visitor: string, by: number) => {
    change(subnets, networkOf(visitor), by);
    change(sites, siteOf(visitor), by);
  };
  return {
    add: (visitor: string, many = 1) => both(visitor, many),
    remove: (visitor: string, many = 1) => both(visitor, -many),
    /** Whether one more, or so many, is within `mostEach` for the subnet, and twice that for the site. */
    mayAdd: (visitor: string, mostEach: number, many = 1): boolean =>
      (subnets.get(networkOf(visitor)) ?? 0) + many <= mostEach &&
      (sites.get(siteOf(visitor)) ?? 0) + many <= 2 * mostEach,
    ofSite: (visitor: string) => sites.get(siteOf(visitor)) ?? 0,
  };
}

export const windowMs = 10 * 60 * 1000;

/** Counts one submission of this visitor; refuses past `most` in 10 minutes. */
export async function checkRateLimit(
  request: CallRequest,
  { env, store, now: clock }: AppContext,
  counter: string,
  most = env.RATE_LIMIT,
): Promise<HttpError | undefined> {
  if (env.RATE_LIMIT === Number.POSITIVE_INFINITY) return undefined;
  const now = clock();
  const visitor = await networkHash(store, request.headers.get('x-visitor-address') ?? '');
  const { count, startedAt } = await store.countRequest(`${counter}:${visitor}`, windowMs, now);
  if (count <= most) return undefined;
  const retryAfterSeconds = Math.max(1, Math.ceil((startedAt + windowMs - now) / 1000));
  return httpError(429, 'Too many requests. Please try again in a few minutes.', {
    retryAfterSeconds,
  }).error;
}
