import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#lib/log';
import type { Ask } from '#lib/serve/ask';
import { type Content, renew } from '#lib/serve/content';

/** Right within a minute, also when one attempt in between fails. */
export const freshEvery = 25_000;

/**
 * Makes every page that depends on the clock anew, one after the other in `overMs`, so that nobody waits for all of them;
 * one that fails stays as it was.
 */
export async function freshen(content: Content, ask: Ask, overMs = 0): Promise<void> {
  const { fresh, remakeKey } = content.manifest;
  let renewing = Promise.resolve();
  for (const path of fresh) {
    const keepFormer = (error: unknown) =>
      log().error({ path, reason: String(error) }, 'a page could not be made anew');
    try {
      const { status, type, body } = await ask(path, { 'x-prerender-revalidate': remakeKey });
      if (status !== 200 || !type.startsWith('text/html')) throw new Error(`status ${status}`);
      await renewing;
      // Compressed by another thread while the next page is made; all at once would take more memory.
      renewing = renew(content, path, body).catch(keepFormer);
    } catch (error) {
      keepFormer(error);
    }
    if (overMs > 0) await wait(overMs / fresh.length, undefined, { ref: false });
  }
  await renewing;
}
