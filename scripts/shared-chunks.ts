/** Turbopack writes the same chunk under a dozen names, and Node would load each: one stays, the others lead to it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** In the build in `dist` (`.next`); a second time it finds nothing more to do. */
export function shareEqualChunks(dist: string): void {
  const folder = join(dist, 'server/chunks');
  const kept = new Map<string, string>();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) {
    const content = createHash('sha256').update(readFileSync(file)).digest('base64');
    // Of one folder: what a chunk asks for is found from where it stands.
    const key = `${dirname(file)} ${content}`;
    const first = kept.get(key);
    if (first === undefined) {
      kept.set(key, file);
      continue;
    }
    rmSync(file);
    symlinkSync(basename(first), file);
  }
}
