/** That a change was kept is said once: by the page that the browser is led to, and not when it is read again. */
import type { Env } from '#lib/env';
import { readHostCookie, writeHostCookie } from '#lib/intake/host-cookie';

const keptName = 'kept';

/** The browser is led there at once. */
export const keptSeconds = 60;

/** `action` is a word of ours; an empty one takes the cookie away. */
export const keptCookie = (action: string, env: Pick<Env, 'mode'>): string =>
  writeHostCookie({ name: keptName, value: action, maxAgeSeconds: keptSeconds }, env);

/** What the browser that sends this `Cookie` header changed just now. */
export const keptIn = (cookies: string, env: Pick<Env, 'mode'>): string | undefined =>
  readHostCookie(cookies, keptName, env);
