/** How many requests of each kind are in at once, of all and of one network. */

import { newSlots } from '#lib/server/http/listen/concurrency-limit';
import { isApiPath } from '#lib/shared/addresses/api-routes';
import { apiRoutes, healthCheck, metricsPath, paymentWebhook } from '#lib/shared/addresses/routes';

export type RequestClass =
  | 'health'
  | 'payments'
  | 'uploads'
  | 'downloads'
  /** What is posted, above all forms. */
  | 'calls'
  /** Pages that are made anew for each request, from their address alone. */
  | 'drawn'
  /** What is read from the store for one person or number, and drawn in a moment. */
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
const read = /^\/(?:api|desk|enquiry|received|shortlist|stop-mails|verify|thankyou)(?:\/|$)/;

/** By method and path. */
export function requestClassOf(method: string | undefined, path: string): RequestClass {
  const known = classesOfPaths[path];
  if (known) return known;
  if (method === 'GET' && download.test(path)) return 'downloads';
  if (method !== 'GET' && method !== 'HEAD' && isApiPath(path)) return 'calls';
  return read.test(path) ? 'lookedUp' : 'drawn';
}

/**
 * A page that Next renders takes 25 ms of the one thread: two at once keep it busy, and no post waits for more than
 * these. What waits behind them is rendered within ten seconds at the latest; a request after that many reads 503 with
 * Retry-After. What the response cache holds asks for no place.
 */
export const drawnLimits = {
  slots: 2,
  mostEach: 1,
  longestMs: 10_000,
  room: { all: 400, each: 100 },
} as const;

/** They wait for the store: more of them at once cost the thread less. */
const lookedUpLimits = {
  slots: 8,
  mostEach: 4,
  longestMs: 10_000,
  room: { all: 1_000, each: 250 },
} as const;

type Slots = ReturnType<typeof newSlots>;

/** `mostAtOnce` of all posts. */
export function newClassLimits(mostAtOnce: number): Readonly<Record<RequestClass, Slots>> {
  const part = (slots: number, share: number) => Math.max(1, Math.floor(slots * share));
  // What is drawn never has more places than all posts.
  const bounded = <Limits extends { slots: number; mostEach: number }>(limits: Limits) => ({
    ...limits,
    slots: Math.min(limits.slots, mostAtOnce),
  });
  return {
    calls: newSlots({ slots: mostAtOnce, mostEach: part(mostAtOnce, 0.6), longestMs: 1_500 }),
    drawn: newSlots(bounded(drawnLimits)),
    lookedUp: newSlots(bounded(lookedUpLimits)),
    health: newSlots({ slots: 10, mostEach: 4, longestMs: 1_500 }),
    payments: newSlots({ slots: 32, mostEach: 16, longestMs: 5_000 }),
    // Their bodies are read while they are in, for up to 15 minutes. lib/server/uploads/arrivals.ts knows who is slow and
    // shares its 80 places among networks: whoever comes has to reach it.
    uploads: newSlots({ slots: 160, mostEach: 80, longestMs: 45_000 }),
    // They wait in lib/server/downloads, which knows who is slow.
    downloads: newSlots({ slots: 40, mostEach: 16, longestMs: 15_000 }),
  };
}
