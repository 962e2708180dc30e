/** Packages of hundreds of files, made one file each: every test file loads its modules again. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const folder = 'var/packages';

/** Both doors of zod in one file: what one makes the other must know. */
const contents = {
  kysely: `export * from 'kysely'`,
  zod: `export * as full from 'zod'; export * as mini from 'zod/mini'`,
};
type Name = keyof typeof contents;

/** For Jest's `moduleNameMapper`; there is nothing left to translate in them. */
export async function packageFiles(): Promise<Record<string, string>> {
  const [kysely, zod] = await Promise.all([packed('kysely'), packed('zod')]);
  const door = (name: 'full' | 'mini') =>
    written(zod.replace('.cjs', `-${name}.cjs`), `module.exports = require('${zod}').${name};`);
  return {
    '^kysely$': kysely,
    '^zod$': await door('full'),
    '^zod/mini$': await door('mini'),
  };
}

/** Made once for each version that is installed. */
function packed(name: Name): Promise<string> {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return written(join(process.cwd(), folder, `${name}-${version}.cjs`), contents[name]);
}

async function written(outfile: string, text: string): Promise<string> {
  if (existsSync(outfile)) return outfile;
  const stdin = { contents: text, resolveDir: process.cwd() };
  const external = ['*.cjs'];
  await build({ stdin, outfile, external, bundle: true, platform: 'node', format: 'cjs' });
  return outfile;
}
