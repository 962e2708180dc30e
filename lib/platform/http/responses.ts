import type { Env } from '#lib/platform/config/env';

/** A route that only leads elsewhere; the address is read when it is asked for. Unset: 404. */
export const redirectTo = (address: () => string) => (): Response => {
  const location = address();
  const headers = { 'cache-control': 'no-store' };
  if (!location) return new Response('Not found', { status: 404, headers });
  return new Response(null, { status: 307, headers: { ...headers, location } });
};

const halfAYear = 182 * 24 * 60 * 60 * 1000;

/** Where to report a vulnerability: RFC 9116, which asks for a date on which the text is to be read again. */
export const securityText = (
  { origin, SUPPORT_EMAIL }: Pick<Env, 'origin' | 'SUPPORT_EMAIL'>,
  now: number,
): string =>
  [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${new Date(now + halfAYear).toISOString()}`,
    'Preferred-Languages: en, ta, te',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
