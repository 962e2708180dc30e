import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#lib/log';
import type { InternalRequest } from '#lib/server/internal-request';
import { nextTurn, replacePage, type StaticCache } from '#lib/server/static-cache';

/** Right within a minute, also when one attempt in between fails. */
const revalidateEveryMs = 25_000;

/** Pages that say something else from `at`, in epoch milliseconds, on. */
export interface ScheduledChange {
  readonly at: number;
  readonly paths: readonly string[];
}

/** Makes all pages anew every 25 s, and those of `turn` at its moment too; the result ends it. */
export function scheduleRevalidation(
  cache: StaticCache,
  ask: InternalRequest,
  turn: ScheduledChange,
): () => void {
  const soon = () => {
    const left = turn.at - Date.now();
    if (left < 0 || left > revalidateEveryMs) return;
    // A timer may be a millisecond early, and the page would still say the old.
    setTimeout(() => revalidate(cache, ask, { only: turn.paths }), left + 20).unref();
  };
  soon();
  const clock = setInterval(() => {
    soon();
    void revalidate(cache, ask, { overMs: revalidateEveryMs / 2 });
  }, revalidateEveryMs);
  return () => clearInterval(clock);
}

/**
 * Makes every page that depends on the clock anew, one after the other in `overMs`, so that nobody waits for all of them;
 * one that fails stays as it was.
 */
export async function revalidate(
  cache: StaticCache,
  ask: InternalRequest,
  {
    overMs = 0,
    only = cache.manifest.revalidated,
  }: { overMs?: number; only?: readonly string[] } = {},
): Promise<void> {
  const { revalidateKey } = cache.manifest;
  const revalidated = cache.manifest.revalidated.filter((path) => only.includes(path));
  let renewing = Promise.resolve();
  for (const path of revalidated) {
    const keepFormer = (error: unknown) =>
      log().error({ path, reason: String(error) }, 'a page could not be made anew');
    const asked = nextTurn();
    try {
      const { status, type, body } = await ask(path, { 'x-prerender-revalidate': revalidateKey });
      if (status !== 200 || !type.startsWith('text/html')) throw new Error(`status ${status}`);
      await renewing;
      // Compressed by another thread while the next page is made; all at once would take more memory.
      renewing = replacePage(cache, path, body, asked).catch(keepFormer);
    } catch (error) {
      keepFormer(error);
    }
    if (overMs > 0) await wait(overMs / revalidated.length, undefined, { ref: false });
  }
  await renewing;
}
