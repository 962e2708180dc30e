import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** What holds personal data is readable by the site's own user alone, also where it was made before, or by a looser umask. */
export function keepFilesPrivate(dataDir: string): void {
  // To the compiler that is any file of the project, each of which it would read.
  for (const name of ['hoa.sqlite', 'hoa.sqlite-wal', 'hoa.sqlite-shm', 'reserve'])
    setMode(join(/* turbopackIgnore: true */ dataDir, name), 0o600);
  setMode(dataDir, 0o700);
}

/** A folder of somebody else's, such as a mounted one, is theirs to close. */
function setMode(path: string, mode: number): void {
  if (!existsSync(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
