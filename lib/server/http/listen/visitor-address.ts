import { isIP } from 'node:net';

/**
 * The visitor's address. `forwardedFor` (the X-Forwarded-For header, where each proxy adds the
 * address it was called from at the end) is believed for as many entries as there are proxies of
 * ours: what stands left of them, anybody may have written.
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = plainAddress(socketAddress ?? '') ?? 'unknown';
  if (trustedProxies < 1 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const hop = hops[Math.max(0, hops.length - trustedProxies)];
  return plainAddress(hop ?? '') ?? direct;
}

/** `1.2.3.4:80`, `[2001:db8::1]:80` and `::ffff:1.2.3.4` without what is not the address. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare.toLowerCase() : undefined;
}
