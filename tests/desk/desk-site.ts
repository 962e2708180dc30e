/** A site with a desk of three, its mail as it is sent, and a browser that keeps cookies. */
import { rmSync } from 'node:fs';
import { readEnv } from '#lib/platform/config/env';
import { type AppContext, openContext } from '#lib/platform/context';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { hashOf } from '#lib/platform/values/token';
import { newToken } from '#lib/staff/credentials';
import { openStore } from '#lib/start/open-store';
import { checkMails } from '#tests/desk/filled-mails';
import { newDataDir } from '#tests/setup/data-dir';

const staff = 'Meena Sample <meena@example.com>, Sathya Sample <sathya@example.com>';
/** Tue 24 Nov 2026, 11:40 AM IST. */
export const tuesday = Date.parse('2026-11-24T11:40:00+05:30');

export interface DeskSite {
  readonly context: AppContext;
  readonly clock: { now: number };
  readonly mails: OutgoingMail[];
  close(): Promise<void>;
}

export async function openDeskSite(
  more: Readonly<Record<string, string>> = {},
  now = tuesday,
): Promise<DeskSite> {
  const dataDir = await newDataDir();
  const { DATABASE_URL: databaseUrl } = more;
  const store = await openStore({ dataDir, ...(databaseUrl && { databaseUrl }) });
  const clock = { now };
  const mails: OutgoingMail[] = [];
  const context: AppContext = {
    env: readEnv({ DATA_DIR: dataDir, DESK_EMAILS: staff, ...more }),
    store,
    wake: () => {},
    now: () => clock.now,
    sendDirectly: (mail, { isRehearsed }) => void (isRehearsed || mails.push(mail)),
  };
  openContext(context);
  return {
    context,
    clock,
    mails,
    async close() {
      await store.close();
      try {
        if (!databaseUrl) await checkMails({ dataDir });
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

type Params = Readonly<Record<string, string>>;
export type Fields = Readonly<Record<string, string | readonly string[]>>;
/** A route, whatever parameters its address has. */
export type RouteCall = (request: Request, context: never) => Promise<Response>;

const formOf = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, all]) => [all].flat().map((value) => [name, value])),
  );

/** Keeps cookies as a browser does and posts forms as a page without script does. */
export function newBrowser() {
  const jar = new Map<string, string>();
  const ask = async (
    call: RouteCall,
    path: string,
    init: RequestInit = {},
    params: Params = {},
  ) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('sec-fetch-site', headers.get('sec-fetch-site') ?? 'same-origin');
    headers.set('accept', headers.get('accept') ?? 'text/html');
    const request = new Request(`http://localhost:3000${path}`, { ...init, headers });
    const answer = await call(request, { params: Promise.resolve(params) } as never);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const post = (call: RouteCall, path: string, fields: Fields, params: Params = {}) =>
    ask(call, path, { method: 'POST', body: formOf(fields) }, params);
  const send = (call: RouteCall, path: string, fields: object, params: Params = {}) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    return ask(call, path, { method: 'POST', headers, body: JSON.stringify(fields) }, params);
  };
  /** The page, its texts as they are shown. */
  const read = async (call: RouteCall, path: string, params: Params = {}) =>
    (await (await ask(call, path, {}, params)).text()).replaceAll('<!-- -->', '');
  return { jar, ask, post, send, read };
}

/** The turns of the event loop that a mail after the answer takes. */
export const afterResponse = () =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A browser of a member who has just signed in. */
export async function signedInBrowser(desk: DeskSite, email = 'meena@example.com') {
  const browser = newBrowser();
  const token = newToken();
  const at = desk.clock.now;
  const signIn = { codeHash: '', browserHash: '', email, back: '/desk', askedAt: at, wrong: 0 };
  await desk.context.store.recordSignIn({
    ...signIn,
    tokenHash: hashOf(token),
    endsAt: at + 60_000,
  });
  const session = { email, signedInAt: at, endsAt: at + 12 * 60 * 60_000 };
  await desk.context.store.openDeskSession(hashOf(token), { ...session, tokenHash: hashOf(token) });
  browser.jar.set('desk', token);
  return browser;
}
