/** That a change was kept is said once: by the page that the browser is led to, and not when it is read again. */
import type { Env } from '#lib/env';
import { hostCookieName } from '#lib/intake/host-cookie';

const keptName = 'kept';

/** The browser is led there at once. */
export const keptSeconds = 60;

/** `action` is a word of ours; an empty one takes the cookie away. */
export const keptCookie = (action: string, env: Pick<Env, 'mode'>): string =>
  hostCookieName(kept(action, action ? keptSeconds : 0), env) +
  (env.mode === 'public' ? '; Secure' : '');

function kept(action: string, seconds: number): string {
  return `${keptName}=${action}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

/** What the browser that sends this `Cookie` header changed just now. */
export const keptIn = (cookies: string, env: Pick<Env, 'mode'>): string | undefined => {
  const start = `${hostCookieName(keptName, env)}=`;
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(start));
  return pair?.slice(start.length) || undefined;
};
