/** Signing in without a password: a mail with a link and a code, once, for ten minutes. */

import { routes } from '#data/addresses/routes';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import { isSameText, keyedHash } from '#lib/platform/db/settings';
import { type MailContent, toStaff, writeMail } from '#lib/platform/mail/write-mail';
import { hourInWords } from '#lib/platform/values/india';
import { hashOf } from '#lib/platform/values/token';
import { hashOfCode, newCode, newToken } from '#lib/staff/credentials';
import { memberOf, namedAddress } from '#lib/staff/rules';
import { type DeskSession, mostWrong, type SignIn } from '#lib/staff/schema';

const minute = 60_000;
export const mailMinutes = 10;
/** Mails per client subnet, for whichever addresses; and of a browser that a member has signed in from, for theirs. */
const mailsPerSubnet = 5;
/** Mails to one address, for all subnets together: otherwise many networks could fill a mailbox. */
const mailsToAddress = 20;
export const sessionHours = 12;

/** Where a sign-in leads back to: a page of the desk, and nothing else. It is read as a browser would read it. */
export function backTo(typed: unknown): string {
  // No line ends into a header, no back slash that a browser reads as a host.
  if (typeof typed !== 'string' || !/^\/[\x21-\x5b\x5d-\x7e]{0,299}$/.test(typed))
    return routes.desk;
  const host = 'http://desk.invalid';
  if (!URL.canParse(typed, host)) return routes.desk;
  const { origin, pathname, search, hash } = new URL(typed, host);
  // Dots are gone by now (`/desk/../x`); a slash in disguise may be read as one by whoever is before us.
  const isOfDesk =
    origin === host && /^\/desk(?:\/|$)/.test(pathname) && !/%(?:2f|5c)/i.test(pathname);
  if (!isOfDesk || /^\/desk\/(?:sign-in|enter)/.test(pathname)) return routes.desk;
  return pathname + search + hash;
}

/**
 * The work and the answer are the same for every address: one that is no member's is written down as well, and its
 * mail is not sent. Returns the token of the browser, for its cookie.
 */
export async function askToSignIn(
  { env, store, now, sendDirectly }: AppContext,
  asked: {
    readonly email: string;
    readonly back: string;
    readonly browser: string | undefined;
    /** Keyed hash of the visitor's client subnet. */
    readonly subnet: string;
    readonly known: string | undefined;
  },
): Promise<{ readonly browser: string }> {
  const email = asked.email.trim().toLowerCase();
  const [token, browser] = [newToken(), asked.browser ?? newToken()];
  const browserHash = hashOf(browser);
  const isMailed = await mayMail({ store, now }, { ...asked, email });
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
  const to = member ?? { name: email, email };
  // After the answer, and for strangers too: how long a mail takes would say whose address it is.
  setImmediate(() =>
    sendDirectly?.(
      writeMail(
        toStaff(env, namedAddress(to)),
        signInMail({ token, code, endsAt: signIn.endsAt }, env),
      ),
      { isRehearsed: !member || !isMailed },
    ),
  );
  return { browser };
}

interface Offer {
  readonly token: string;
  readonly code: string;
  readonly endsAt: number;
}

/** The subject shows the code in two groups, to be read and typed; the mail has it whole, to be filled in by itself. */
export const signInMail = ({ token, code, endsAt }: Offer, { origin }: Env): MailContent => ({
  subject: `${code.slice(0, 3)} ${code.slice(3)} is your code for the HOA desk`,
  before: [
    ['Your code', code, 'code'],
    ['Or open this link', `${origin}${routes.desk}/enter/${token}`, 'link'],
    `Both work until ${hourInWords(endsAt)} IST, once.`,
    'If you did not ask for this, somebody else typed your address: do nothing, and tell a colleague. Nobody from HOA asks you for this code.',
  ],
});

/**
 * Strangers share what one address is sent; a browser that a member has signed in from has an allowance of its own, so
 * that nobody who knows an address locks its member out.
 */
async function mayMail(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  {
    email,
    subnet,
    known,
  }: { readonly email: string; readonly subnet: string; readonly known: string | undefined },
): Promise<boolean> {
  const own = await knownMarkOf(store, email);
  const countOf = async (counter: string) =>
    (await store.countRequest(counter, 60 * minute, now())).count;
  if (known !== undefined && isSameText(known, own)) {
    return (await countOf(`desk-mail-known:${own}`)) <= mailsPerSubnet;
  }
  // A request over the subnet's limit does not count against the address.
  if ((await countOf(`desk-mail-household:${subnet}`)) > mailsPerSubnet) return false;
  return (await countOf(`desk-mail:${own}`)) <= mailsToAddress;
}

/** It opens nothing, and names nobody without the secret of this installation. */
const knownMarkOf = (store: Pick<AppContext['store'], 'secret'>, email: string) =>
  keyedHash(store, 'desk-known', email);

export type Entered =
  | {
      readonly token: string;
      readonly back: string;
      /** For this browser to keep: with it the member's own requests are counted apart. */
      readonly known: string;
    }
  | { readonly error: 'spent' | 'closed' }
  | { readonly error: 'wrong'; readonly left: number };

export async function enterByToken(
  context: AppContext,
  token: string,
  former?: string,
): Promise<Entered> {
  const signIn = await context.store.findSignIn(hashOf(token), context.now());
  return signIn ? open(context, signIn, former) : { error: 'spent' };
}

/** By the code, in the browser that asked: it fits any mail of this browser that is still good. */
export async function enterByCode(
  context: AppContext,
  typed: string,
  browser: string | undefined,
  former?: string,
): Promise<Entered> {
  const { store, now } = context;
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
  if (fitting) return open(context, fitting, former);
  const left = mostWrong - Math.min(...tried.map(({ wrong }) => wrong));
  return left > 0 ? { error: 'wrong', left } : { error: 'closed' };
}

async function open(
  { env, store, now }: AppContext,
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
  return { token, back: signIn.back, known: await knownMarkOf(store, signIn.email) };
}
