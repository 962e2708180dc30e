/** The cookies of the desk: who is signed in, which browser asked to, and what was typed when the session had ended. */
import type { Env } from '#lib/env';

const names = { session: 'desk', asking: 'desk-asking', typed: 'desk-typed' } as const;
export type DeskCookie = keyof typeof names;

/** `__Host-` holds a cookie to https and to this host alone; trial mode speaks plain http. */
const nameOf = (cookie: DeskCookie, { mode }: Pick<Env, 'mode'>) =>
  mode === 'public' ? `__Host-${names[cookie]}` : names[cookie];

export function readCookie(request: Request, cookie: DeskCookie, env: Env): string | undefined {
  const start = `${nameOf(cookie, env)}=`;
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}

/** An empty `value` takes the cookie away. */
export function writeCookie(cookie: DeskCookie, value: string, maxAgeSeconds: number, env: Env) {
  const secure = env.mode === 'public' ? '; Secure' : '';
  return `${nameOf(cookie, env)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
