/** In development nothing is held in memory: Next's dev server makes each page, and all else is as in production. */

import {
  deskScript,
  headScript,
  olderBrowsersScript,
} from '#lib/server/http/build/inline-script-build';
import { bodyOf } from '#lib/server/http/cache/bodies';
import { cacheControl } from '#lib/server/http/cache/cache-control';
import { makeCachedResponse } from '#lib/server/http/cache/cached-response';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { securityHeaders, sourceHash } from '#lib/server/http/headers/security-headers';
import type { Mode } from '#lib/server/settings/env';
import { deskLive } from '#lib/shared/addresses/desk-routes';
import { olderBrowsers } from '#lib/shared/page-marks';

/** What Next's own tools in the page ask for. */
const tools = '/__nextjs';

/** `root` is the project's folder. The head script is that of the start. */
export async function developmentCache(root: string, mode: Mode): Promise<StaticCache> {
  const head = await headScript(root);
  const headersOf = securityHeaders(mode, {
    // React names the components in its errors by eval, and Next's error window brings its own styles.
    scripts: [sourceHash(head), "'unsafe-eval'"],
    styles: ["'unsafe-inline'"],
  });
  const answerOf = (path: string, text: string) => {
    const headers = {
      ...headersOf(path),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl.page,
    };
    return [
      path,
      makeCachedResponse(200, headers, { identity: bodyOf(Buffer.from(text)) }),
    ] as const;
  };
  return {
    answers: new Map([
      answerOf(deskLive, await deskScript(root)),
      answerOf(olderBrowsers, await olderBrowsersScript(root)),
    ]),
    headersOf,
    styles: new Set(),
    shell: { head, css: () => undefined, islands: {} },
    folder: '',
    manifest: { revalidated: [], dynamicRoutes: [`^${tools}`], revalidateKey: '' },
    ordinary: {
      reason: 'development',
      prerendered: false,
      has: (path) => !path.startsWith(tools),
    },
  };
}
