import type { AppContext } from '#lib/platform/context';
import { type HttpError, httpError } from '#lib/platform/http/errors/http-error';
import type { CallRequest } from '#lib/platform/http/intake/body';
import { networkHash } from '#lib/platform/http/limits/network';

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
