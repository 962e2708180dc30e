/** The code of the site as V8 compiled it, cached with the data: the next startup of the same build is fast. */

import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder } from '#lib/platform/files/data-folder';
import { flags } from '#scripts/serving-process';

const root = join(import.meta.dirname, '..');
const ofBuild = join(root, '.next/compiled');
const dataDir = () => process.env.DATA_DIR || 'var';
const parent = () => join(dataDir(), 'cache/compiled');

/** The settings are to be read by then. */
export function readCompiledCode(): void {
  const folder = writableFolder();
  if (folder) enableCompileCache(folder);
  // It is this program's: a build that it begins would fill it with code of its own.
  delete process.env.NODE_COMPILE_CACHE;
}

/** For a process yet to be: its very first file is compiled, too, and what takes the types off is not loaded at all. */
export function compiledCodeEnvironment(): Record<string, string> {
  const folder = writableFolder();
  return folder ? { NODE_COMPILE_CACHE: folder } : {};
}

function writableFolder(): string | undefined {
  const folder = join(parent(), build());
  const isFirst = !existsSync(folder);
  try {
    makeDataFolder(folder);
    if (isFirst && existsSync(ofBuild)) cpSync(ofBuild, folder, { recursive: true });
  } catch {
    // The start says so in a line, and Node would try for ever.
    return undefined;
  }
  return folder;
}

/**
 * For the build that has just been made: loads what serves in a process like the one that will, which notes what it compiled.
 * Without it a first start takes the types off by itself, and keeps what does that: 16 MB until the next one.
 */
export async function compileForFirstStart(folder = ofBuild): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await promisify(execFile)(
    process.execPath,
    [...flags, join(root, 'scripts/load-serving-code.ts')],
    { env: { ...process.env, NODE_COMPILE_CACHE: folder } },
  );
}

/** Removes what former builds left. Node itself writes what this one compiled when the process ends. */
export function removeFormerCode(): void {
  const folder = parent();
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== build()) rmSync(join(folder, name), { recursive: true, force: true });
}

function build(): string {
  const file = join(root, '.next/BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
}
