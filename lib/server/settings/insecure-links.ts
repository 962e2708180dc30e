/** Connections to other machines that anybody on the way could read. */

interface Links {
  readonly DATABASE_URL?: string | undefined;
}

/** What is wrong with them in public mode, a line each; `sslmode=disable` says in so many words that the way is one's own. */
export function insecureLinks({ DATABASE_URL }: Links): readonly string[] {
  if (!DATABASE_URL) return [];
  const { hostname, searchParams } = new URL(DATABASE_URL);
  const host = searchParams.get('host') ?? hostname;
  const mode = searchParams.get('sslmode') ?? '';
  if (isOwnMachine(host) || /^(?:require|verify-ca|verify-full|disable)$/.test(mode)) return [];
  return [
    'DATABASE_URL: another host needs TLS: add ?sslmode=verify-full (or sslmode=disable, on a network of your own)',
  ];
}

/** This machine: a socket's folder, or a loopback address. */
export const isOwnMachine = (host: string): boolean =>
  host === '' ||
  host.startsWith('/') ||
  host === 'localhost' ||
  /^\[?::1\]?$/.test(host) ||
  /^127(?:\.\d{1,3}){3}$/.test(host);
