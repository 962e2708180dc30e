/** That a change was kept is said once: by the page that the browser is led to, and not when it is read again. */
import type { Env } from '#lib/env';
import { enquiryPath } from '#lib/token-routes';

const keptName = 'kept';

/** `action` is a word of ours; an empty one takes the cookie away. */
export const keptCookie = (token: string, action: string, { mode }: Pick<Env, 'mode'>): string =>
  written(token, action, action ? 60 : 0) + (mode === 'public' ? '; Secure' : '');

function written(token: string, action: string, seconds: number): string {
  return `${keptName}=${action}; Path=${enquiryPath(token)}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

/** What the browser that sends this `Cookie` header changed just now. */
export const keptIn = (cookies: string): string | undefined =>
  /(?:^|;\s*)kept=([a-z]+)/.exec(cookies)?.[1];
