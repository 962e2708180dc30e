/** That a change was kept is said once: by the page that the browser is led to, and not when it is read again. */
import { readHostCookie, writeHostCookie } from '#lib/server/intake/cookies';
import type { Env } from '#lib/server/settings/env';
import { hashOf } from '#lib/server/store/enquiries/credentials';

const keptName = 'kept';

/** The browser is led there at once. */
export const keptSeconds = 60;

/** `action` is a word of ours; it is told on the page of this link alone. */
export const keptCookie = (action: string, token: string, env: Pick<Env, 'mode'>): string =>
  setKept(`${action}.${tagOf(token)}`, env);

/** Takes the cookie away. */
export const spentCookie = (env: Pick<Env, 'mode'>): string => setKept('', env);

const setKept = (value: string, env: Pick<Env, 'mode'>) =>
  writeHostCookie({ name: keptName, value, maxAgeSeconds: keptSeconds }, env);

/** Tells links apart, and opens none: a cookie bound to the host goes along with every page. */
const tagOf = (token: string) => hashOf(token).slice(0, 8);

/** What the browser that sends this `Cookie` header changed just now by this link. */
export function keptIn(cookies: string, token: string, env: Pick<Env, 'mode'>): string | undefined {
  const [action, tag] = readHostCookie(cookies, keptName, env)?.split('.') ?? [];
  return tag === tagOf(token) ? action : undefined;
}
