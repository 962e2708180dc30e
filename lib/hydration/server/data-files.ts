/** What a touch on a page asks for stands beside the page, under an address made from its content. */
import { createHash } from 'node:crypto';
import type { PageShell } from '#lib/hydration/server/defer-scripts';
import { cacheControl } from '#lib/server/cache-control';

const folder = '/_next/static/hydration/';

export const hydrationDataHeaders = {
  'content-type': 'application/json',
  'cache-control': cacheControl.built,
} as const;

/** A shell that puts aside into `kept`, by address. */
export function storingHydrationData(shell: PageShell, kept: Map<string, string>): PageShell {
  return {
    ...shell,
    storeHydrationData(data) {
      const hash = createHash('sha256').update(data).digest('base64url').slice(0, 20);
      const address = `${folder}${hash}.json`;
      kept.set(address, data);
      return address;
    },
  };
}
