import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { LettersInPage } from '#lib/browser/inline-script/typeface';
import { esbuildFloor } from '#lib/server/http/build/browser-floor';

/** What is bold has its letters in the page itself, and so has the sign of the rupee, which the Latin cut lacks. */
const lettersInPage = [
  { weights: ['550 900'], range: 'U+0-10FFFF', file: 'anek-bold.woff2' },
  { weights: ['300 549', '550 900'], range: 'U+20B9', file: 'anek-rupee.woff2' },
] as const;

/** The modules of lib/browser/inline-script as the one inline script of every page. `root` is the project's folder. */
export async function headScript(root: string): Promise<string> {
  // Most of it runs at once: read whole, it is not read again function by function (https://v8.dev/blog/explicit-compile-hints).
  const bundled = await bundle(join(root, 'lib/browser/inline-script/main.ts'), {
    lettersInPage: JSON.stringify(await readLetters(root)),
  });
  const script = `//# allFunctionsCalledOnLoad\n${bundled}`;
  if (/<\/script|<!--/i.test(script)) throw new Error('The head script would end early in a page');
  return script;
}

/** What keeps an open page of the desk true: a file of its own, for staff alone. */
export const deskScript = (root: string) => bundle(join(root, 'lib/browser/desk-polling.ts'));

/** What the oldest browsers lack: a file of its own, for them alone. */
export const olderBrowsersScript = (root: string) =>
  bundle(join(root, 'lib/browser/older-browsers.ts'));

const readLetters = (root: string): Promise<LettersInPage> =>
  Promise.all(
    lettersInPage.map(async ({ weights, range, file }) => ({
      weights,
      range,
      woff2: await readFile(join(root, 'app/fonts', file), 'base64'),
    })),
  );

async function bundle(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    define,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    ...esbuildFloor,
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
