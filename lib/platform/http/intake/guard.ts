/** Who may post, and how often. */

import type { Env } from '#lib/platform/config/env';
import type { Site } from '#lib/platform/context';
import { type HttpError, httpError } from '#lib/platform/http/errors/http-error';
import type { CallRequest } from '#lib/platform/http/intake/body';
import { networkHash } from '#lib/platform/http/limits/network';

/** A post from another site's page is refused; a client that says nothing of its origin is taken. */
export function checkOrigin(request: CallRequest, env: Env): HttpError | undefined {
  const { error } = httpError(403, 'This form can only be sent from our own pages.');
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin' || fetchSite === 'none') return undefined;
  if (fetchSite === 'cross-site') return error;
  const origin = request.headers.get('origin');
  if (origin === null) return fetchSite === null ? undefined : error;
  const ours = [env.origin, `http://${request.headers.get('host')}`];
  if (env.mode === 'public') ours.pop();
  return ours.includes(origin) ? undefined : error;
}

export const windowMs = 10 * 60 * 1000;

/** Counts one submission of this visitor; refuses past `most` in 10 minutes. */
export async function checkRateLimit(
  request: CallRequest,
  { env, store, now: clock }: Site,
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
