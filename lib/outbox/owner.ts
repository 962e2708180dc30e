import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The name under which this host leases mails: kept in its data folder, so that a process that
 * starts again takes over what its dead self had claimed; the port tells two on one machine apart.
 */
export async function ownerOf(dataDir: string, port: number): Promise<string> {
  const file = join(dataDir, 'host-id');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return `${(await readFile(file, 'utf8')).trim()}:${port}`;
}
