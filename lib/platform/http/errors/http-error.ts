import { env } from '#lib/platform/config/env';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { isLostStore, logStoreOutage } from '#lib/platform/db/outage';

/** contract: Statuses. */
type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** An HTTP error is a value: the status, the words, and which fields are wrong. */
export interface HttpError {
  readonly status: Status;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

/** One of the listener: it comes before any route. */
export type ErrorResponse = {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Result<T> = { readonly ok: T } | { readonly error: HttpError };

export const httpError = (
  status: Status,
  message: string,
  more: Pick<HttpError, 'errors' | 'retryAfterSeconds'> = {},
): { readonly error: HttpError } => ({ error: { status, message, ...more } });

/** All that is wrong, led by the first of it. */
export const wrongFields = (
  errors: Readonly<Record<string, string>>,
): { readonly error: HttpError } =>
  httpError(422, Object.values(errors)[0] ?? 'Please check the fields.', { errors });

export const wrong = (field: string, message: string): { readonly error: HttpError } =>
  wrongFields({ [field]: message });

/** Nothing is acknowledged that is not on disk: a store that cannot write is a 503. */
export async function catchStoreUnavailable<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    logStoreOutage(error);
    // That takes a person of ours, and more than a minute.
    const words = isLostStore(error)
      ? `We cannot take this on the site just now. Please call us: ${env().SUPPORT_PHONE}, Mon to Fri, 10:00 AM to 6:00 PM.`
      : 'We could not save this just now. Please try again in a minute.';
    return httpError(503, words, { retryAfterSeconds: 30 });
  }
}

/** To whoever sent a form without a script, where nothing of it was read: what to do begins after it. */
export const notSent =
  'Nothing was sent. What you typed is still on the page before this one: go back with your browser’s Back button';
