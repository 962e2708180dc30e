/** Turns what happened into HTTP: an envelope for scripts, a page for plain forms. */

import { receivedPath } from '#data/addresses/routes';
import type { Env } from '#lib/platform/config/env';
import { type HttpError, httpError } from '#lib/platform/http/errors/http-error';

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
