import { readFile } from 'node:fs/promises';
import type { BuildFile } from '#lib/server/http/build/build-output';

/** The stylesheets of a build by address, fit to stand inside a page. */
export async function readInlineStyles(
  files: readonly BuildFile[],
): Promise<Record<string, string>> {
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  return Object.fromEntries(
    await Promise.all(
      sheets.map(async ({ path, file }) => [path, rebaseUrls(await readFile(file, 'utf8'), path)]),
    ),
  );
}

/** Addresses in a stylesheet are relative to it; inside a page they must stand on their own. */
export function rebaseUrls(css: string, href: string): string {
  return css
    .replace(/\/\*# sourceMappingURL[\s\S]*?\*\//g, '')
    .replace(/url\((["']?)(?![a-z]+:|[/#"'])(.*?)\1\)/gi, (_, quote, address) => {
      const url = new URL(address, `http://page${href}`);
      return `url(${quote}${url.pathname}${url.search}${url.hash}${quote})`;
    })
    .trim();
}
