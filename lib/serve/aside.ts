/** What a touch on a page asks for stands beside the page, under an address made from its content. */
import { createHash } from 'node:crypto';
import { caching } from '#lib/serve/caching';
import type { Shell } from '#lib/serve/later';

const folder = '/_next/static/later/';

export const asideHeaders = {
  'content-type': 'application/json',
  'cache-control': caching.built,
} as const;

/** A shell that puts aside into `kept`, by address. */
export function puttingAside(shell: Shell, kept: Map<string, string>): Shell {
  return {
    ...shell,
    keepAside(data) {
      const hash = createHash('sha256').update(data).digest('base64url').slice(0, 20);
      const address = `${folder}${hash}.json`;
      kept.set(address, data);
      return address;
    },
  };
}
