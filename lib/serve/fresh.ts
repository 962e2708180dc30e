import { log } from '#lib/log';
import type { Ask } from '#lib/serve/ask';
import { type Content, renew } from '#lib/serve/content';

/** Right within a minute, also when one attempt in between fails. */
export const freshEvery = 25_000;

/** Makes every page that depends on the clock anew; one that fails stays as it was. */
export async function freshen(content: Content, ask: Ask): Promise<void> {
  const { fresh, remakeKey } = content.manifest;
  for (const path of fresh) {
    try {
      const { status, type, body } = await ask(path, { 'x-prerender-revalidate': remakeKey });
      if (status !== 200 || !type.startsWith('text/html')) throw new Error(`status ${status}`);
      await renew(content, path, body);
    } catch (error) {
      log().error({ path, reason: String(error) }, 'a page could not be made anew');
    }
  }
}
