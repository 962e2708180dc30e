import type { Env } from '#lib/env';

/** Only our own host over TLS can set a cookie of such a name (RFC 6265bis, 4.1.3.2); trial mode has no TLS. */
export const hostCookieName = (name: string, { mode }: Pick<Env, 'mode'>): string =>
  mode === 'public' ? `__Host-${name}` : name;
