/** The cookies of the desk: who is signed in, which browser asked to, and what was typed when the session had ended. */
import type { Env } from '#lib/env';
import { hostCookieName } from '#lib/intake/host-cookie';

const names = { session: 'desk', asking: 'desk-asking', typed: 'desk-typed' } as const;
export type DeskCookie = keyof typeof names;

const nameOf = (cookie: DeskCookie, env: Env) => hostCookieName(names[cookie], env);

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
