import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicRename, makeDataFolder, sync } from '#lib/platform/files/data-folder';

/**
 * The name under which this host leases mails: stored in its data folder, so that a process that
 * starts again takes over what its dead self had claimed; the port tells two on one machine apart.
 */
export async function leaseOwner(dataDir: string, port: number): Promise<string> {
  const file = join(dataDir, 'host-id');
  makeDataFolder(dataDir);
  const host = (await read(file)) || (await name(file));
  return `${host}:${port}`;
}

/** Written whole before it gets its name: an empty one would be the same on every host that has one. */
async function name(file: string): Promise<string> {
  const part = `${file}.${randomUUID()}`;
  try {
    await writeFile(part, randomUUID());
    await sync(part);
    // If two start at once the first one wins; some file systems have no links.
    const first = await link(part, file).then(
      () => true,
      () => false,
    );
    if (!first && !(await read(file))) await atomicRename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return read(file);
}

const read = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return '';
    },
  );
