import { join } from 'node:path';
import { build } from 'esbuild';

/** The modules of lib/head as the one inline script of every page. `root` is the project's folder. */
export async function headScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'lib/head/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  const script = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(script)) throw new Error('The head script would end early in a page');
  return script;
}
