/** One address for everything: who comes by another name (`www`, a forgotten domain) is sent to the site's own. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Where a read belongs that came by another name; undefined where it may stay. `origin` is that of public mode. */
export function canonicalAddress(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  origin: string | undefined,
): string | undefined {
  if (!origin || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const asked = hostIn(headers.host);
  if (asked === undefined || asked === new URL(origin).hostname) return undefined;
  // Whoever watches this host asks it by its own address.
  if (asked === 'localhost' || isIP(asked.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  // An address that begins with two slashes names another host.
  return `${origin}/${url.replace(/^\/+/, '')}`;
}

function hostIn(host: string | undefined): string | undefined {
  const address = `http://${host}`;
  return host && URL.canParse(address) ? new URL(address).hostname : undefined;
}
