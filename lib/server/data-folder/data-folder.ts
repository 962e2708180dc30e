import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Node's own `recursive` never ends where the kernel makes no folders, such as below /proc: this throws what `mkdir` says. */
export function makeDataFolder(folder: string): void {
  const path = resolve(folder);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    makeDataFolder(dirname(path));
    makeDataFolder(path);
  }
}
