/** Has Next make a page anew, and puts it into memory in the place of the former one. */
import { nextRevision, replacePage, type StaticCache } from '#lib/server/http/cache/static-cache';
import type { InternalRequest } from '#lib/server/http/listen/internal-request';
import { log } from '#lib/server/log';
import { redactedPath } from '#lib/server/redacted-path';

/** Makes pages anew, one after the other; one that fails stays as it was. */
export async function revalidate(
  cache: StaticCache,
  ask: InternalRequest,
  paths: readonly string[] = cache.manifest.revalidated,
): Promise<void> {
  for (const path of paths) await remake(cache, ask, path);
}

/** Addresses of all pages that a build has made; frames that calls fill in are among them. */
export const everyPage = ({ answers, plainPages = new Map() }: StaticCache): readonly string[] =>
  [...answers, ...plainPages].flatMap(([path, { status, headers }]) =>
    status === 200 && headers['content-type']?.startsWith('text/html') ? path : [],
  );

/** Says whether the page is a new one now. */
export async function remake(
  cache: StaticCache,
  ask: InternalRequest,
  path: string,
): Promise<boolean> {
  const revision = nextRevision();
  try {
    const headers = { 'x-prerender-revalidate': cache.manifest.revalidateKey };
    const { status, type, body } = await ask(path, headers);
    if (status !== 200 || !type.startsWith('text/html')) throw new Error(`status ${status}`);
    // Where pages go out as Next makes them, it has kept this one itself.
    if (!cache.ordinary) await replacePage(cache, path, body, revision);
    return true;
  } catch (error) {
    log().error(
      { path: redactedPath(path), reason: String(error) },
      'a page could not be made anew',
    );
    return false;
  }
}
