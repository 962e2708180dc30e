/** Access control: every page and every call of the desk goes through here. */
import { isApiPath } from '#data/addresses/api-routes';
import { deskCalls } from '#data/addresses/desk-routes';
import { renderPaths } from '#data/addresses/render-paths';
import { routes } from '#data/addresses/routes';
import { type AppContext, context } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import {
  asksForPage,
  type Body,
  checkOrigin,
  type Fields,
  isPlainPost,
  readBody,
} from '#lib/platform/http/intake/body';
import {
  type HttpError,
  httpError,
  replyError,
  replySuccess,
  withPrivateHeaders,
} from '#lib/platform/http/intake/reply';
import { renderPage } from '#lib/platform/http/page-view';
import { hourMs } from '#lib/platform/values/india';
import { hashOf } from '#lib/platform/values/token';
import { type Entered, mailMinutes, sessionHours } from '#lib/staff/actions';
import { readCookie, writeCookie } from '#lib/staff/credentials';
import {
  clearUnsentForm,
  type PageOfFields,
  pageOfCall,
  saveUnsentForm,
} from '#lib/staff/http/unsent-form';
import { type Member, memberOf, membersOf } from '#lib/staff/rules';
import { type DeskSession, mostWrong, type SignIn } from '#lib/staff/schema';
import { type Colleague, teamOf } from '#lib/staff/views';

export interface StaffRequest {
  readonly context: AppContext;
  readonly request: Request;
  readonly url: URL;
  readonly member: Member;
  readonly session: DeskSession;
  readonly members: readonly Colleague[];
  readonly now: number;
  /** A form without script: answered by pages. */
  readonly plain: boolean;
  readonly params: Readonly<Record<string, string>>;
}

type RouteContext = { readonly params: Promise<Readonly<Record<string, string>>> };
type Handler = (request: Request, route?: RouteContext) => Promise<Response>;

export const seeOther = (location: string, cookie?: string) =>
  withPrivateHeaders(
    new Response(null, {
      status: 303,
      headers: { location, ...(cookie && { 'set-cookie': cookie }) },
    }),
  );

/** Without members there is no desk; a post from elsewhere is refused before anything else. */
export function withDesk(
  work: (request: Request, params: Readonly<Record<string, string>>) => Promise<Response>,
): Handler {
  return async (request, route) => {
    if (membersOf(context().env).length === 0) return withPrivateHeaders(notFound(request));
    const foreign = request.method === 'POST' ? checkOrigin(request, context().env) : undefined;
    if (foreign) return withPrivateHeaders(await asAsked(request, replyError(foreign)));
    const params = (await route?.params) ?? {};
    const answer = await withStoreErrors(request, () => work(request, params));
    return withPrivateHeaders(await asAsked(request, answer));
  };
}

/** A form without script reads a page where a call reads JSON. */
async function asAsked(request: Request, answer: Response): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  if (answer.status < 400 || !isJson || !isPlainPost(request)) return answer;
  const { message } = (await answer.json()) as { message: string };
  const words: [string, string] =
    answer.status === 404
      ? ['This is no longer here', `${erased} Nothing was saved.`]
      : [message, 'Nothing was saved: go back, and what you typed may still be there.'];
  return html(await refusalPage(...words), answer.status, answer.headers);
}

const erased = 'It was erased, by the person or by a colleague, or its address is wrong.';

export const notOnDesk = async (title: string, text = erased): Promise<Response> =>
  html(await refusalPage(title, text), 404);

function html(page: string, status: number, more: HeadersInit = {}): Response {
  const headers = new Headers(more);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page, { status, headers });
}

/** An unavailable store gets its own response; any other error goes on to Next, which logs it. */
async function withStoreErrors(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const isPage = !isApiPath(new URL(request.url).pathname) || isPlainPost(request);
    if (!isPage) return replyError(storeAway);
    return html(await storeAwayPage(), 503, { 'retry-after': '30' });
  }
}

const storeAway: HttpError = httpError(
  503,
  'The database does not answer just now. Please try again in a minute.',
  { retryAfterSeconds: 30 },
).error;

/** For members who are signed in: others are led to the sign-in and back, and calls read 401. */
export function withMember(
  work: (staffRequest: StaffRequest) => Promise<Response>,
  pageOfFields?: PageOfFields,
): Handler {
  return withDesk(async (request, params) => {
    const url = new URL(request.url);
    const found = await sessionOf(request);
    const plain = isPlainPost(request);
    if (!found) return askToSignIn(request, url, pageOfFields);
    const { now } = context();
    const at = now();
    const members = await teamOf(context(), at);
    const staffRequest = {
      context: context(),
      request,
      url,
      ...found,
      members,
      now: at,
      plain,
      params,
    };
    const answer = await work(staffRequest);
    return request.method === 'POST' && answer.status === 303
      ? forget(staffRequest, answer)
      : answer;
  });
}

async function forget(
  { request, url, context: own }: StaffRequest,
  answer: Response,
): Promise<Response> {
  const list = answer.headers.get('location')?.split('?')[0];
  const page = url.pathname === deskCalls.many ? list : pageOfCall(url.pathname);
  for (const cookie of await clearUnsentForm(request, page ?? routes.desk, own))
    answer.headers.append('set-cookie', cookie);
  return answer;
}

export async function sessionOf(
  request: Request,
): Promise<{ session: DeskSession; member: Member } | undefined> {
  const { env, store, now } = context();
  const token = readCookie(request, 'session', env);
  const session = token ? await store.findDeskSession(hashOf(token), now()) : undefined;
  const member = session && memberOf(env, session.email);
  return session && member ? { session, member } : undefined;
}

/** A sign-in leads back to no longer one, and it is in the head of an answer three times as long. */
const mostBack = 300;

const backQuery = (back: string) =>
  new URLSearchParams({ to: back.length > mostBack ? routes.desk : back }).toString();

async function askToSignIn(
  request: Request,
  url: URL,
  pageOfFields?: PageOfFields,
): Promise<Response> {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const isPage = reads ? !isApiPath(url.pathname) : isPlainPost(request) || asksForPage(request);
  if (!isPage) return replyError(signInFirst('Sign in to the desk.'));
  // After a post one goes back to the page that its form stood on.
  const { back, cookie } = reads
    ? { back: url.pathname + url.search }
    : await saveUnsentForm(request, context(), pageOfFields);
  return seeOther(`${routes.deskSignIn}?${backQuery(back)}`, cookie);
}

const signInFirst = (message: string): HttpError => httpError(401, message).error;

export function notFound(request: Request): Response {
  if (isApiPath(new URL(request.url).pathname))
    return replyError(httpError(404, 'Not found').error);
  // The listener shows the page for an unknown address in its place.
  return html('<!doctype html><title>Not found</title>', 404);
}

export const hasRecentSignIn = (staffRequest: StaffRequest) => freshSeconds(staffRequest) > 0;

export const freshSeconds = ({ session, now }: StaffRequest) =>
  Math.max(0, Math.ceil((session.signedInAt + hourMs - now) / 1000));

/** A file with people in it: by way of the sign-in, where that was too long ago. */
export const withRecentSignIn = (
  work: (staffRequest: StaffRequest) => Promise<Response>,
): Handler =>
  withMember(async (staffRequest) => {
    const { pathname, search } = staffRequest.url;
    return hasRecentSignIn(staffRequest)
      ? work(staffRequest)
      : requireRecentSignIn(staffRequest, pathname + search);
  });

/** Once more through the sign-in, and back to `back`. */
export function requireRecentSignIn({ plain, request }: StaffRequest, back: string): Response {
  if (plain || request.method === 'GET')
    return seeOther(`${routes.deskSignIn}?again=1&${backQuery(back)}`);
  return replyError(signInFirst('Sign in again: your sign-in is more than an hour old.'));
}

/** One text of a posted body: a tick is `yes`; a list or an object is no text. */
export function textOf(fields: Body['fields'], name: string): string {
  const value = fields[name];
  if (value === true) return 'yes';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A post without a body is one without fields. */
export async function readFields(
  request: Request,
): Promise<{ readonly ok: Pick<Body, 'fields' | 'plain'> } | { readonly error: HttpError }> {
  if (!request.headers.has('content-type')) return { ok: { fields: {}, plain: false } };
  return readBody(request);
}

/** `pageOfFields`: the page for which a post is stored until after the sign-in, if its address alone does not say so. */
export const withFields = (
  work: (staffRequest: StaffRequest, fields: Fields) => Promise<Response>,
  pageOfFields?: PageOfFields,
) => withFieldsAbout(() => true, work, pageOfFields);

/** Like `withFields`, for an existing object that the address names: if it is missing, the body is not read. */
export const withFieldsAbout = <Found>(
  find: (staffRequest: StaffRequest) => Found | undefined | Promise<Found | undefined>,
  work: (staffRequest: StaffRequest, fields: Fields, found: Found) => Promise<Response>,
  pageOfFields?: PageOfFields,
) =>
  withMember(async (staffRequest) => {
    const found = await find(staffRequest);
    if (found === undefined) return notFound(staffRequest.request);
    const read = await readFields(staffRequest.request);
    if ('error' in read) return replyError(read.error);
    const { fields, plain } = read.ok;
    return work({ ...staffRequest, plain }, fields, found);
  }, pageOfFields);

/** The action is done: a form without script is redirected, a call reads the present state. */
export function replySaved(
  { plain }: Pick<StaffRequest, 'plain'>,
  to: string,
  now: object = {},
  { message = 'Kept', cookies = [] }: { message?: string; cookies?: readonly string[] } = {},
): Response {
  const answer = plain ? seeOther(to) : replySuccess(message, { ...now });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

export async function latestSignIn(
  request: Request,
  { env, store, now }: AppContext,
): Promise<{ signIn: SignIn; closed: boolean } | undefined> {
  const browser = readCookie(request, 'asking', env);
  const all = browser ? await store.listSignIns(hashOf(browser), now()) : [];
  const signIn = all[0];
  return signIn && { signIn, closed: all.every(({ wrong }) => wrong >= mostWrong) };
}

export const askingCookie = (browser: string, { env }: AppContext) =>
  writeCookie('asking', browser, mailMinutes * 60, env);

export const sessionCookies = (
  { token, known }: Extract<Entered, { token: string }>,
  { env }: AppContext,
) => [
  writeCookie('session', token, sessionHours * 60 * 60, env),
  writeCookie('known', known, knownSeconds, env),
  writeCookie('asking', '', 0, env),
];

/** Longer than a holiday. */
const knownSeconds = 90 * 24 * 60 * 60;

export const clearedCookies = ({ env }: AppContext) => [
  writeCookie('session', '', 0, env),
  writeCookie('typed', '', 0, env),
  writeCookie('asking', '', 0, env),
];

/** Why nothing was done or found, to somebody without script. */
export const refusalPage = (title: string, text: string): Promise<string> =>
  renderPage(renderPaths.desk, {
    title,
    message: {
      heading: title,
      text,
      state: 'refused',
      ways: [{ href: routes.desk, label: 'To the enquiries' }],
    },
  });

const storeAwayPage = (): Promise<string> =>
  renderPage(renderPaths.desk, {
    title: 'Try again in a minute',
    message: {
      heading: 'We cannot show the desk just now',
      text: 'Nothing is lost: what visitors send is saved, or they are told that it was not. Today’s mails are in the desk’s mailbox. Try again in a minute.',
      state: 'store-away',
      ways: [{ href: routes.desk, label: 'Try again' }],
    },
  });
