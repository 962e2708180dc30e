/** In development Next's dev server renders each page, which hydrates whole, behind the listener, headers and head script of production (ADR 002). */
import { randomBytes } from 'node:crypto';
import { deskLive } from '#data/addresses/desk-routes';
import type { Mode } from '#lib/platform/config/env';
import { bodyOf, cacheControl, makeCachedResponse } from '#lib/platform/http/cache/cached-response';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { securityHeaders, sourceHash } from '#lib/platform/http/headers/security-headers';
import { olderBrowsers } from '#lib/platform/values/page-marks';
import { addressRules } from '#lib/start/address-rules';
import { deskScript, headScript, olderBrowsersScript } from '#lib/start/build/bundles';

const tools = '/__nextjs';

/** All but data, and what the desk loads itself. */
const scripts = /<script(?![^>]*json)(?![^>]* src="\/desk\/)[\s\S]*?<\/script>/g;

/** `root` is the project's folder. The head script is that of the start. */
export async function developmentCache(root: string, mode: Mode): Promise<StaticCache> {
  const head = await headScript(root);
  const headersOf = securityHeaders(mode, {
    // React names the components in its errors by eval, and Next's error window brings its own styles.
    scripts: [sourceHash(head), "'unsafe-eval'"],
    styles: ["'unsafe-inline'"],
  });
  const script = async (text: Promise<string>, path: string) => {
    const headers = {
      ...headersOf(path),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl.page,
    };
    const identity = bodyOf(Buffer.from(await text));
    return [path, makeCachedResponse(200, headers, { identity })] as const;
  };
  return {
    rules: addressRules,
    answers: new Map([
      await script(deskScript(root), deskLive),
      await script(olderBrowsersScript(root), olderBrowsers),
    ]),
    headersOf,
    styles: new Set(),
    shell: { head, css: () => undefined, islands: {} },
    manifest: { revalidated: [], dynamicRoutes: [`^${tools}`], revalidateKey: '' },
    development: {
      isPage: (path) => !path.startsWith(tools),
      allowScripts(request, own) {
        const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
        const policy = own['content-security-policy'] ?? '';
        const allowed = policy.replace("script-src 'self'", `script-src 'self' ${nonce}`);
        own['content-security-policy'] = allowed;
        request.headers['content-security-policy'] = allowed;
      },
      withHead: (html) => withHead(html, head),
      withoutScripts: (html) => withHead(html.replace(scripts, ''), head),
    },
  };
}

/** Our own script is after the charset, for which browsers look in the first 1,024 bytes. */
function withHead(html: string, head: string): string {
  const start = /<meta charset=[^>]*>/i.exec(html) ?? /<head[^>]*>/.exec(html);
  if (!start) return html;
  const at = start.index + start[0].length;
  return `${html.slice(0, at)}<script>${head}</script>${html.slice(at)}`;
}
