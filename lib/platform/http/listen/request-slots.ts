/** How many requests of each kind are in at once, of all and of one network, and who waits for a place. */

import { isApiPath } from '#data/addresses/api-routes';
import { apiRoutes, healthCheck, metricsPath, paymentWebhook } from '#data/addresses/routes';
import { type NetworkCounts, newNetworkCounts, siteOf } from '#lib/platform/http/limits/network';

export type RequestClass =
  | 'health'
  | 'payments'
  | 'uploads'
  | 'downloads'
  | 'calls'
  /** Pages that are rendered for each request, from their address alone. */
  | 'rendered'
  /** Pages that read one person or number from the store, and are rendered quickly. */
  | 'lookedUp';

const classesOfPaths: Readonly<Record<string, RequestClass>> = {
  [healthCheck]: 'health',
  [metricsPath]: 'health',
  [paymentWebhook]: 'payments',
  [apiRoutes.verifyPayment]: 'payments',
  [apiRoutes.application]: 'uploads',
  [apiRoutes.continuation]: 'uploads',
};

const download = /^\/(?:api\/continue\/[^/]+|desk\/[^/]+\/resume|desk\/.+\.csv)$/;
const read = /^\/(?:api|desk|enquiry|exam|received|shortlist|stop-mails|verify|thankyou)(?:\/|$)/;

export function requestClassOf(method: string | undefined, path: string): RequestClass {
  const known = classesOfPaths[path];
  if (known) return known;
  if (method === 'GET' && download.test(path)) return 'downloads';
  if (method !== 'GET' && method !== 'HEAD' && isApiPath(path)) return 'calls';
  return read.test(path) ? 'lookedUp' : 'rendered';
}

/**
 * A page that Next renders takes 25 ms of the one thread: two at once keep it busy, and no post waits for more than
 * these. What waits behind them is rendered within ten seconds at the latest; a request after that many reads 503 with
 * Retry-After. What the response cache holds asks for no place.
 */
export const renderLimits = {
  slots: 2,
  mostEach: 1,
  longestMs: 10_000,
  waiting: { all: 400, each: 100 },
} as const;

/** They wait for the store: more of them at once cost the thread less. */
const lookedUpLimits = {
  slots: 8,
  mostEach: 4,
  longestMs: 10_000,
  waiting: { all: 1_000, each: 250 },
} as const;

type Slots = ReturnType<typeof newSlots>;

/** `mostAtOnce` of all posts. */
export function newClassLimits(mostAtOnce: number): Readonly<Record<RequestClass, Slots>> {
  const part = (slots: number, share: number) => Math.max(1, Math.floor(slots * share));
  // Rendered pages never have more slots than all posts.
  const bounded = <Limits extends { slots: number; mostEach: number }>(limits: Limits) => ({
    ...limits,
    slots: Math.min(limits.slots, mostAtOnce),
  });
  return {
    calls: newSlots({ slots: mostAtOnce, mostEach: part(mostAtOnce, 0.6), longestMs: 1_500 }),
    rendered: newSlots(bounded(renderLimits)),
    lookedUp: newSlots(bounded(lookedUpLimits)),
    health: newSlots({ slots: 10, mostEach: 4, longestMs: 1_500 }),
    payments: newSlots({ slots: 32, mostEach: 16, longestMs: 5_000 }),
    // Their bodies are read while they are in, for up to 15 minutes. lib/platform/files/arrivals.ts knows who is slow and
    // shares its 80 places among networks: whoever comes has to reach it.
    uploads: newSlots({ slots: 160, mostEach: 80, longestMs: 45_000 }),
    // They wait in lib/applications/http/download.ts, which knows who is slow.
    downloads: newSlots({ slots: 40, mostEach: 16, longestMs: 15_000 }),
  };
}

interface Limits {
  /** So many are in at once. */
  readonly slots: number;
  /** The limit per client subnet; its whole site (/48) may have twice as many. */
  readonly mostEach: number;
  /** So long a request waits for a slot. */
  readonly longestMs: number;
  /** How many may wait. */
  readonly waiting?: WaitingLimits;
}

/** Lets in what finds a slot, and others when one is free: a network that holds few before one that holds many. */
export function newSlots({
  slots,
  mostEach,
  longestMs,
  waiting,
}: Limits): (request: WaitingRequest) => void {
  const held = newNetworkCounts();
  const queue = newWaitQueue(longestMs, waiting);
  let underWay = 0;

  function enter(request: WaitingRequest): void {
    const { visitor } = request;
    underWay += 1;
    held.add(visitor);
    let isIn = true;
    request.admit(() => {
      if (!isIn) return;
      isIn = false;
      underWay -= 1;
      held.remove(visitor);
      const next = underWay < slots ? queue.take(held, mostEach) : undefined;
      if (next) enter(next);
    });
  }

  return (request) => {
    if (underWay < slots && held.mayAdd(request.visitor, mostEach)) enter(request);
    else queue.join(request);
  };
}

interface WaitingLimits {
  readonly all: number;
  /** The limit per network (an IPv4 address, an IPv6 /48), which leaves others room to wait. */
  readonly each: number;
}

/** More who wait would cost more than their noes. */
const usualWaiting: WaitingLimits = { all: 2_000, each: 1_500 };

export interface WaitingRequest {
  readonly visitor: string;
  /** Comes in; calls back once its work is done. */
  admit(leave: () => void): void;
  /** There was no room in time. */
  sendAway(): void;
  isGone(): boolean;
}

interface Waiting {
  readonly request: WaitingRequest;
  readonly latest: number;
}

/** A line for each network (an IPv4 address, an IPv6 /48). */
function newWaitQueue(longestMs: number, waiting: WaitingLimits = usualWaiting) {
  const lines = new Map<string, Waiting[]>();
  let count = 0;
  let timed = false;

  function dropFirst(name: string, line: Waiting[]): WaitingRequest | undefined {
    const first = line.shift()?.request;
    if (first) count -= 1;
    if (line.length === 0) lines.delete(name);
    return first;
  }

  function sendAway(): void {
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [name, line] of [...lines]) {
      while (line[0] && line[0].latest <= now) dropFirst(name, line)?.sendAway();
      next = Math.min(next, line[0]?.latest ?? next);
    }
    timed = next < Number.POSITIVE_INFINITY;
    if (timed) setTimeout(sendAway, Math.ceil(next - now)).unref();
  }

  return {
    join(request: WaitingRequest) {
      const name = siteOf(request.visitor);
      const line = lines.get(name) ?? [];
      if (count >= waiting.all || line.length >= waiting.each) return request.sendAway();
      lines.set(name, line);
      line.push({ request, latest: performance.now() + longestMs });
      count += 1;
      if (!timed) setTimeout(sendAway, longestMs).unref();
      timed = true;
    },
    /** The first of the network that has the fewest places; `undefined` where none may come. */
    take(held: NetworkCounts, mostEach: number): WaitingRequest | undefined {
      let best:
        | { readonly name: string; readonly line: Waiting[]; readonly has: number }
        | undefined;
      for (const [name, line] of [...lines]) {
        while (line[0]?.request.isGone()) dropFirst(name, line);
        const first = line[0]?.request;
        if (!first || !held.mayAdd(first.visitor, mostEach)) continue;
        const has = held.ofSite(first.visitor);
        if (!best || has < best.has) best = { name, line, has };
      }
      if (!best) return undefined;
      const taken = dropFirst(best.name, best.line);
      // Among networks with equally few, the one that has waited longest is next.
      if (lines.delete(best.name)) lines.set(best.name, best.line);
      return taken;
    },
  };
}
