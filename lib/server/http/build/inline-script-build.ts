import { join } from 'node:path';
import { build } from 'esbuild';

/** The modules of lib/head as the one inline script of every page. `root` is the project's folder. */
export async function headScript(root: string): Promise<string> {
  // Most of it runs at once: read whole, it is not read again function by function (https://v8.dev/blog/explicit-compile-hints).
  const script = `//# allFunctionsCalledOnLoad\n${await bundle(join(root, 'lib/browser/inline-script/main.ts'))}`;
  if (/<\/script|<!--/i.test(script)) throw new Error('The head script would end early in a page');
  return script;
}

/** What keeps an open page of the desk true: a file of its own, for staff alone. */
export const deskScript = (root: string) => bundle(join(root, 'lib/browser/desk-polling.ts'));

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
