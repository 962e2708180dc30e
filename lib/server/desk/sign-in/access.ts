/** Who may come in: every page and every call of the desk goes through here. */

import { refusalPage, storeAwayPage } from '#lib/server/desk/messages';
import { readCookie } from '#lib/server/desk/sign-in/cookies';
import { hashOf } from '#lib/server/desk/sign-in/hash';
import { clearUnsentForm, pageOfCall, saveUnsentForm } from '#lib/server/desk/sign-in/unsent-form';
import { type Colleague, teamOf } from '#lib/server/desk/team/team';
import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import { withPrivateHeaders } from '#lib/server/http/headers/security-headers';
import { asksForPage, isPlainPost } from '#lib/server/intake/body';
import { checkOrigin } from '#lib/server/intake/guard';
import { replyError } from '#lib/server/intake/reply';
import { type Member, memberOf, membersOf } from '#lib/server/settings/desk-members';
import { type Site, site } from '#lib/server/site';
import type { DeskSession } from '#lib/server/store/desk/desk-records';
import { StoreUnavailable } from '#lib/server/store/store';
import { isApiPath } from '#lib/shared/addresses/api-routes';
import { deskCalls } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

export interface Visit {
  readonly site: Site;
  readonly request: Request;
  readonly url: URL;
  readonly member: Member;
  readonly session: DeskSession;
  /** Everybody of the desk. */
  readonly members: readonly Colleague[];
  readonly now: number;
  /** A form without script: answered by pages. */
  readonly plain: boolean;
  /** The parts of the address that vary. */
  readonly params: Readonly<Record<string, string>>;
}

type Context = { readonly params: Promise<Readonly<Record<string, string>>> };
export type Handler = (request: Request, context?: Context) => Promise<Response>;

export const seeOther = (location: string, cookies: readonly string[] = []) => {
  const response = new Response(null, { status: 303, headers: { location } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return withPrivateHeaders(response);
};

/** Without members there is no desk; a post from elsewhere is refused before anything else. */
export function withDesk(
  work: (request: Request, params: Readonly<Record<string, string>>) => Promise<Response>,
): Handler {
  return async (request, context) => {
    if (membersOf(site().env).length === 0) return withPrivateHeaders(notFound(request));
    const foreign = request.method === 'POST' ? checkOrigin(request, site().env) : undefined;
    if (foreign) return withPrivateHeaders(await asAsked(request, replyError(foreign)));
    const params = (await context?.params) ?? {};
    const answer = await withStoreErrors(request, () => work(request, params));
    return withPrivateHeaders(await asAsked(request, answer));
  };
}

/** A form without script reads a page where a call reads JSON. */
async function asAsked(request: Request, answer: Response): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  if (answer.status < 400 || !isJson || !isPlainPost(request)) return answer;
  const { message } = (await answer.json()) as { message: string };
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  const page =
    answer.status === 404
      ? await refusalPage('This is no longer here', `${erased} Nothing was saved.`)
      : await refusalPage(
          message,
          'Nothing was saved: go back, and what you typed may still be there.',
        );
  return new Response(page, { status: answer.status, headers });
}

const erased = 'It was erased, by the person or by a colleague, or its address is wrong.';

/** To a member who follows an address of the desk. */
export const notOnDesk = async (title: string, text = erased): Promise<Response> =>
  new Response(await refusalPage(title, text), {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** A store that is away is told as such; anything else goes on to Next, which logs it. */
async function withStoreErrors(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const isPage = !isApiPath(new URL(request.url).pathname) || isPlainPost(request);
    if (!isPage) return replyError(storeAway);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' };
    return new Response(await storeAwayPage(), { status: 503, headers });
  }
}

const storeAway: HttpError = httpError(
  503,
  'The database does not answer just now. Please try again in a minute.',
  { retryAfterSeconds: 30 },
).error;

/** For members who are signed in: others are led to the sign-in and back, and calls read 401. */
export function withMember(work: (visit: Visit) => Promise<Response>): Handler {
  return withDesk(async (request, params) => {
    const url = new URL(request.url);
    const found = await sessionOf(request);
    const plain = isPlainPost(request);
    if (!found) return askToSignIn(request, url);
    const { now } = site();
    const at = now();
    const members = await teamOf(site(), at);
    const visit = { site: site(), request, url, ...found, members, now: at, plain, params };
    const answer = await work(visit);
    return request.method === 'POST' && answer.status === 303 ? forget(visit, answer) : answer;
  });
}

/** What waited for the sign-in is kept by now. */
async function forget({ request, url, site: own }: Visit, answer: Response): Promise<Response> {
  const list = answer.headers.get('location')?.split('?')[0];
  const page = url.pathname === deskCalls.many ? list : pageOfCall(url.pathname);
  for (const cookie of await clearUnsentForm(request, page ?? routes.desk, own))
    answer.headers.append('set-cookie', cookie);
  return answer;
}

/** The session of this browser, and whose it is. */
export async function sessionOf(
  request: Request,
): Promise<{ session: DeskSession; member: Member } | undefined> {
  const { env, store, now } = site();
  const token = readCookie(request, 'session', env);
  const session = token ? await store.findDeskSession(hashOf(token), now()) : undefined;
  const member = session && memberOf(env, session.email);
  return session && member ? { session, member } : undefined;
}

/** A sign-in leads back to no longer one, and it stands in the head of an answer three times as long. */
const mostBack = 300;

export const backQuery = (back: string) =>
  new URLSearchParams({ to: back.length > mostBack ? routes.desk : back }).toString();

async function askToSignIn(request: Request, url: URL): Promise<Response> {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const isPage = reads ? !isApiPath(url.pathname) : isPlainPost(request) || asksForPage(request);
  if (!isPage) return replyError(signInFirst('Sign in to the desk.'));
  // After a post one goes back to the page that its form stood on.
  const { back, cookie } = reads
    ? { back: url.pathname + url.search }
    : await saveUnsentForm(request, site());
  return seeOther(`${routes.deskSignIn}?${backQuery(back)}`, cookie ? [cookie] : []);
}

export const signInFirst = (message: string): HttpError => httpError(401, message).error;

export function notFound(request: Request): Response {
  if (isApiPath(new URL(request.url).pathname))
    return replyError(httpError(404, 'Not found').error);
  // The listener shows the page for an unknown address in its place.
  return new Response('<!doctype html><title>Not found</title>', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
