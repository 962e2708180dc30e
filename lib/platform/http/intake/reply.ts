/** Turns what happened into HTTP: an envelope for scripts, a page for plain forms. */

import { receivedPath } from '#data/addresses/routes';
import { type Env, env } from '#lib/platform/config/env';
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

type Header = readonly [name: string, value: string];

/**
 * An answer as it is sent. A web `Response` makes a stream of every body, which takes longer than to record a form:
 * only Next is given one.
 */
export interface CallAnswer {
  readonly status: number;
  /** Names in lower case; one that is sent more than once is there more than once. */
  readonly headers: readonly Header[];
  readonly body: string;
}

export const jsonAnswer = (
  body: unknown,
  headers: readonly Header[],
  status = 200,
): CallAnswer => ({
  status,
  headers: [['content-type', 'application/json'], ...headers],
  body: JSON.stringify(body),
});

/** Converts the answer to a Response for Next. */
export function asResponse({ status, headers, body }: CallAnswer): Response {
  const all = new Headers();
  for (const [name, value] of headers) all.append(name, value);
  // A status that has no body may not be given an empty one.
  return new Response(body === '' ? null : body, { status, headers: all });
}

export const asRoute =
  <Request>(call: (request: Request) => CallAnswer | Promise<CallAnswer>) =>
  async (request: Request): Promise<Response> =>
    asResponse(await call(request));

const noStore = ['cache-control', 'no-store'] as const;

export const answerSuccess = (
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): CallAnswer => jsonAnswer({ success: true, message, msg: message, ...more }, [noStore]);

export const replySuccess = (...args: Parameters<typeof answerSuccess>): Response =>
  asResponse(answerSuccess(...args));

const answerLeadTo = (location: string): CallAnswer => ({
  status: 303,
  headers: [['location', location], noStore],
  body: '',
});

/** To a form sent without script: the page that follows. */
export const leadTo = (location: string): Response => asResponse(answerLeadTo(location));

export const answerReceived = (kind: string): CallAnswer => answerLeadTo(receivedPath(kind));

export function answerError(error: HttpError): CallAnswer {
  const { status, message, errors } = error;
  const body = { success: false, message, msg: message, ...(errors ? { errors } : {}) };
  return jsonAnswer(body, [noStore, ...retryAfter(error)], status);
}

export const replyError = (error: HttpError): Response => asResponse(answerError(error));

/** To whoever asks for what is in the store, while that does not answer. */
export const replyStoreAway = (): Response =>
  replyError(
    httpError(503, 'We cannot show this just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    }).error,
  );

export const answerPage = (
  body: string,
  error: Pick<HttpError, 'status' | 'retryAfterSeconds'>,
): CallAnswer => ({
  status: error.status,
  headers: [html, noStore, ...retryAfter(error)],
  body,
});

const html = ['content-type', 'text/html; charset=utf-8'] as const;

const retryAfter = ({ retryAfterSeconds }: Pick<HttpError, 'retryAfterSeconds'>) =>
  retryAfterSeconds === undefined ? [] : [['retry-after', String(retryAfterSeconds)] as const];

type Mode = Pick<Env, 'mode'>;

interface HostCookie {
  readonly name: string;
  /** Empty takes the cookie away. */
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** `None` goes along when another site posts to us; without TLS browsers take none, and ours says nothing. */
  readonly sameSite?: 'Lax' | 'None';
}

/** Trial mode has no TLS, which the prefix asks for. */
export const hostCookieName = (name: string, { mode }: Mode): string =>
  mode === 'public' ? `__Host-${name}` : name;

export function writeHostCookie(
  { name, value, maxAgeSeconds, sameSite = 'Lax' }: HostCookie,
  env: Mode,
): string {
  const overTls = env.mode === 'public';
  const site = sameSite === 'Lax' || overTls ? `; SameSite=${sameSite}` : '';
  const secure = overTls ? '; Secure' : '';
  return `${hostCookieName(name, env)}=${value}; Path=/; Max-Age=${value ? maxAgeSeconds : 0}; HttpOnly${site}${secure}`;
}

/** The value in a `Cookie` header; `undefined` where it is not there or empty. */
export const readHostCookie = (
  header: string | null,
  name: string,
  env: Mode,
): string | undefined => cookieIn(header, hostCookieName(name, env));

/** By its whole name. */
export function cookieIn(header: string | null, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

export function withCookie(response: Response, cookie: string): Response {
  response.headers.append('set-cookie', cookie);
  return response;
}

export const answerWithCookie = (answer: CallAnswer, cookie: string): CallAnswer => ({
  ...answer,
  headers: [...answer.headers, ['set-cookie', cookie]],
});

export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

/** Pages of one person or of the desk: not cached, not listed, not named to others. */
export function withPrivateHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}
