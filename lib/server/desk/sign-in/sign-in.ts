/** Signing in without a password: a mail with a link and a code, once, for ten minutes. */
import { createHmac } from 'node:crypto';
import { hashOf, hashOfCode, newCode, newToken } from '#lib/server/desk/sign-in/hash';
import { signInMail } from '#lib/server/desk/sign-in/sign-in-mail';
import { memberOf } from '#lib/server/settings/desk-members';
import type { Site } from '#lib/server/site';
import type { DeskSession } from '#lib/server/store/desk/desk-sessions';
import { mostWrong, type SignIn } from '#lib/server/store/desk/desk-sign-ins';

const minute = 60_000;
export const mailMinutes = 10;
const mailsAnHour = 5;
export const sessionHours = 12;

/** Where a sign-in leads back to: a page of the desk, and nothing else. */
export function backTo(typed: unknown): string {
  if (typeof typed !== 'string' || !/^\/desk(?:[/?]|$)/.test(typed)) return '/desk';
  if (/^\/desk\/(?:sign-in|enter)/.test(typed)) return '/desk';
  // No line ends into a header, no back slash that a browser reads as a host.
  return /^[\x21-\x5b\x5d-\x7e]{1,300}$/.test(typed) ? typed : '/desk';
}

/**
 * The same work and the same answer whoever asks: an address that is no member's is written down as well,
 * and its mail is not sent. Gives the token of the browser, to be kept in its cookie.
 */
export async function askToSignIn(
  { env, store, now, sendDirectly }: Site,
  asked: { readonly email: string; readonly back: string; readonly browser: string | undefined },
): Promise<{ readonly browser: string }> {
  const email = asked.email.trim().toLowerCase();
  const [token, browser] = [newToken(), asked.browser ?? newToken()];
  const browserHash = hashOf(browser);
  const key = createHmac('sha256', await store.secret('visits'))
    .update(email)
    .digest('base64url');
  const { count } = await store.countRequest(`desk-mail:${key}`, 60 * minute, now());
  const isMailed = count <= mailsAnHour;
  // A code that is in no mail is none that can be guessed: it would be one try more for whoever asks again and again.
  const code = isMailed ? newCode() : newToken();
  const signIn: SignIn = {
    tokenHash: hashOf(token),
    codeHash: await hashOfCode(code, browserHash, store),
    browserHash,
    email,
    back: asked.back,
    askedAt: now(),
    endsAt: now() + mailMinutes * minute,
    wrong: 0,
  };
  await store.recordSignIn(signIn);
  const member = memberOf(env, email);
  if (member && isMailed) {
    const mail = signInMail(member, { token, code, endsAt: signIn.endsAt }, env);
    // After the answer: how long a mail takes says whose address it is.
    setImmediate(() => sendDirectly?.(mail));
  }
  return { browser };
}

export type Entered =
  | { readonly token: string; readonly back: string }
  | { readonly error: 'spent' | 'closed' }
  | { readonly error: 'wrong'; readonly left: number };

/** By the link: whoever holds it, in whichever browser. */
export async function enterByToken(site: Site, token: string, former?: string): Promise<Entered> {
  const signIn = await site.store.findSignIn(hashOf(token), site.now());
  return signIn ? open(site, signIn, former) : { error: 'spent' };
}

/** By the code, in the browser that asked: it fits any mail of this browser that is still good. */
export async function enterByCode(
  site: Site,
  typed: string,
  browser: string | undefined,
  former?: string,
): Promise<Entered> {
  const { store, now } = site;
  const browserHash = hashOf(browser ?? '');
  if (!browser) return { error: 'spent' };
  const codeHash = await hashOfCode(typed.replace(/\D/g, ''), browserHash, store);
  const tried = await store.tryCode(browserHash, codeHash, now());
  if (tried.length === 0) {
    const all = await store.listSignIns(browserHash, now());
    return { error: all.length > 0 ? 'closed' : 'spent' };
  }
  const fitting = tried.find((each) => each.codeHash === codeHash);
  // An address of nobody fits as well, with its own unknown code, and opens nothing.
  if (fitting) return open(site, fitting, former);
  const left = mostWrong - Math.min(...tried.map(({ wrong }) => wrong));
  return left > 0 ? { error: 'wrong', left } : { error: 'closed' };
}

async function open(
  { env, store, now }: Site,
  signIn: SignIn,
  former: string | undefined,
): Promise<Entered> {
  if (!memberOf(env, signIn.email)) return { error: 'spent' };
  const token = newToken();
  const session: DeskSession = {
    tokenHash: hashOf(token),
    email: signIn.email,
    signedInAt: now(),
    endsAt: now() + sessionHours * 60 * minute,
  };
  if (!(await store.openDeskSession(signIn.tokenHash, session))) return { error: 'spent' };
  if (former) await store.endDeskSession(hashOf(former));
  return { token, back: signIn.back };
}
