import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#lib/log';
import type { Ask } from '#lib/serve/ask';
import { type Content, nextTurn, renew } from '#lib/serve/content';

/** Right within a minute, also when one attempt in between fails. */
const freshEvery = 25_000;

/** Pages that say something else from `at`, in epoch milliseconds, on. */
export interface Turn {
  readonly at: number;
  readonly paths: readonly string[];
}

/** Makes all pages anew every 25 s, and those of `turn` at its moment too; the result ends it. */
export function keepFresh(content: Content, ask: Ask, turn: Turn): () => void {
  const soon = () => {
    const left = turn.at - Date.now();
    if (left < 0 || left > freshEvery) return;
    // A timer may be a millisecond early, and the page would still say the old.
    setTimeout(() => freshen(content, ask, { only: turn.paths }), left + 20).unref();
  };
  soon();
  const clock = setInterval(() => {
    soon();
    void freshen(content, ask, { overMs: freshEvery / 2 });
  }, freshEvery);
  return () => clearInterval(clock);
}

/**
 * Makes every page that depends on the clock anew, one after the other in `overMs`, so that nobody waits for all of them;
 * one that fails stays as it was.
 */
export async function freshen(
  content: Content,
  ask: Ask,
  { overMs = 0, only = content.manifest.fresh }: { overMs?: number; only?: readonly string[] } = {},
): Promise<void> {
  const { remakeKey } = content.manifest;
  const fresh = content.manifest.fresh.filter((path) => only.includes(path));
  let renewing = Promise.resolve();
  for (const path of fresh) {
    const keepFormer = (error: unknown) =>
      log().error({ path, reason: String(error) }, 'a page could not be made anew');
    const asked = nextTurn();
    try {
      const { status, type, body } = await ask(path, { 'x-prerender-revalidate': remakeKey });
      if (status !== 200 || !type.startsWith('text/html')) throw new Error(`status ${status}`);
      await renewing;
      // Compressed by another thread while the next page is made; all at once would take more memory.
      renewing = renew(content, path, body, asked).catch(keepFormer);
    } catch (error) {
      keepFormer(error);
    }
    if (overMs > 0) await wait(overMs / fresh.length, undefined, { ref: false });
  }
  await renewing;
}
