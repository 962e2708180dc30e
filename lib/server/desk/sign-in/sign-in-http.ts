/** The calls and pages of the sign-in, without what they look like. */

import { notFound, seeOther, type Visit, withMember } from '#lib/server/desk/sign-in/access';
import { readCookie, writeCookie } from '#lib/server/desk/sign-in/cookies';
import { hashOf } from '#lib/server/desk/sign-in/hash';
import { backTo, type Entered, mailMinutes, sessionHours } from '#lib/server/desk/sign-in/sign-in';
import type { HttpError } from '#lib/server/http/errors/http-error';
import { type Body, type Fields, readBody } from '#lib/server/intake/body';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import type { Site } from '#lib/server/site';
import type { SignIn } from '#lib/server/store/desk/desk-records';
import { mostWrong } from '#lib/server/store/desk/desk-sign-ins';
import { routes } from '#lib/shared/addresses/routes';

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

/** A call of a member, with what was posted. */
export const withFields = (work: (visit: Visit, fields: Fields) => Promise<Response>) =>
  withFieldsAbout(() => true, work);

/** The same about what the address names: where that is not there, nothing of the body is read. */
export const withFieldsAbout = <Found>(
  find: (visit: Visit) => Found | undefined | Promise<Found | undefined>,
  work: (visit: Visit, fields: Fields, found: Found) => Promise<Response>,
) =>
  withMember(async (visit) => {
    const found = await find(visit);
    if (found === undefined) return notFound(visit.request);
    const read = await readFields(visit.request);
    if ('error' in read) return replyError(read.error);
    const { fields, plain } = read.ok;
    return work({ ...visit, plain }, fields, found);
  });

/** What was asked is done: a form without script is led on, a call reads what there is now. */
export const kept = ({ plain }: Pick<Visit, 'plain'>, to: string, now: object = {}) =>
  plain ? seeOther(to) : replySuccess('Kept', { ...now });

export const isAddress = (email: string) => /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,190}$/u.test(email);

/** What this browser was sent last, and what is left of its tries. */
export async function latestSignIn(
  request: Request,
  { env, store, now }: Site,
): Promise<{ signIn: SignIn; closed: boolean } | undefined> {
  const browser = readCookie(request, 'asking', env);
  const all = browser ? await store.listSignIns(hashOf(browser), now()) : [];
  const signIn = all[0];
  return signIn && { signIn, closed: all.every(({ wrong }) => wrong >= mostWrong) };
}

export const askingCookie = (browser: string, { env }: Site) =>
  writeCookie('asking', browser, mailMinutes * 60, env);

/** The browser is told of its new session, and forgets that it asked. */
export const sessionCookies = (
  { token, known }: Extract<Entered, { token: string }>,
  { env }: Site,
) => [
  writeCookie('session', token, sessionHours * 60 * 60, env),
  writeCookie('known', known, knownSeconds, env),
  writeCookie('asking', '', 0, env),
];

/** Longer than a holiday. */
const knownSeconds = 90 * 24 * 60 * 60;

export const clearedCookies = ({ env }: Site) => [
  writeCookie('session', '', 0, env),
  writeCookie('typed', '', 0, env),
  writeCookie('asking', '', 0, env),
];

export const toCodePage = (cookies: readonly string[]) =>
  seeOther(`${routes.deskSignIn}?code=1`, cookies);

export const backOf = (url: URL) => backTo(url.searchParams.get('to') ?? undefined);
