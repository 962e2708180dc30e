import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * One chunk has a dozen names, and Node would load each: one stays, the others lead to it. In the build in
 * `dist` (`.next`); a second time it finds nothing more to do.
 */
export function shareEqualChunks(dist: string): void {
  const firstFiles = new Map<string, string>();
  for (const file of chunksIn(dist)) {
    const content = createHash('sha256').update(readFileSync(file)).digest('base64');
    // Chunks are compared within a folder: their imports are relative to it.
    const key = `${dirname(file)} ${content}`;
    const first = firstFiles.get(key);
    if (first === undefined) {
      firstFiles.set(key, file);
      continue;
    }
    rmSync(file);
    symlinkSync(basename(first), file);
  }
}

/** V8 keeps a program with one letter beyond Latin in two bytes a letter, 3 MB in all: such letters are written as escapes. */
export function escapeNonAsciiOfChunks(dist: string): void {
  for (const file of chunksIn(dist)) {
    const program = readFileSync(file, 'utf8');
    const escaped = program.replace(
      /[^\0-\xff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    if (escaped !== program) writeFileSync(file, escaped);
  }
}

const chunksIn = (dist: string): string[] =>
  readdirSync(join(dist, 'server/chunks'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
