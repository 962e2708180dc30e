/** The pages of a build as they are kept: their scripts deferred, or a word on what of the build nobody knows. */
import { readFile } from 'node:fs/promises';
import type { PrerenderedPage } from '#lib/server/http/build/build-output';
import { compressible } from '#lib/server/http/cache/media-type';
import { deferScripts, joinStyles, type PageShell } from '#lib/server/http/hydration/defer-scripts';

export const isHtml = ({ file }: PrerenderedPage) => file.endsWith('.html');

export type Made = { readonly bodies: ReadonlyMap<string, Buffer> } | { readonly mismatch: string };

/** All pages, their scripts deferred; or what of the build nobody knows. */
export async function makePages(
  pages: readonly PrerenderedPage[],
  shell: PageShell,
): Promise<Made> {
  const bodies = new Map<string, Buffer>();
  for (const page of pages) {
    try {
      bodies.set(page.path, await pageBody(page, shell));
    } catch (error) {
      const { message, cause } = error as Error;
      return { mismatch: `${message}: ${cause instanceof Error ? cause.message : cause}` };
    }
  }
  return { bodies };
}

export async function bodiesOf(pages: readonly PrerenderedPage[], shell: PageShell) {
  const bodies = pages.map(async (page) => [page.path, await pageBody(page, shell)] as const);
  return new Map(await Promise.all(bodies));
}

async function pageBody(
  { path, file, status, headers }: PrerenderedPage,
  shell: PageShell,
): Promise<Buffer> {
  if (status >= 300 && status < 400) return Buffer.alloc(0);
  const body = await readFile(file);
  if (!compressible(headers['content-type'] ?? '')) return body;
  const text = body.toString();
  if (!file.endsWith('.html')) {
    return Buffer.from(shell.origin ? text.replaceAll(shell.origin.from, shell.origin.to) : text);
  }
  try {
    return Buffer.from(joinStyles(deferScripts(text, shell)));
  } catch (cause) {
    throw new Error(`${path} cannot be prepared`, { cause });
  }
}
