/** Node's own compiler of types is 16 MB that a serving process has no use for. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compileForFirstStart } from '#scripts/compiled-code';
import { flags } from '#scripts/serving-process';

/** Says as it ends whether Node has loaded what takes types off. */
const reportCompiler = `data:text/javascript,process.on('exit',()=>console.log(process.moduleLoadList.some((name)=>name.includes('amaro/dist'))))`;

async function loadsCompiler(cache: string): Promise<string> {
  const words = [...flags, '--import', reportCompiler, join('scripts', 'load-serving-code.ts')];
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return stdout.trim();
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoa-compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a first start after a build loads no compiler of types', async () => {
  const compiled = join(folder, 'compiled');
  expect(await loadsCompiler(join(folder, 'empty'))).toBe('true');
  await compileForFirstStart(compiled);
  expect(await loadsCompiler(compiled)).toBe('false');
});
