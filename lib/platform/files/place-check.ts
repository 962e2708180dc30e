/** Asked by commands alone: in a file that pages load, the compiler would read all that these paths may name. */
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Env } from '#lib/platform/config/env';
import { makeDataFolder } from '#lib/platform/files/data-folder';

type Where = Pick<Env, 'DATA_DIR' | 'HOST' | 'PORT'>;

/** Before a minute is spent on a build: throws a sentence where the site could not listen, or not write. */
export async function checkPlace(where: Where): Promise<void> {
  await checkPort(where);
  await checkDataDir(where);
}

export function checkPort({ HOST, PORT }: Pick<Where, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer();
  const portRemedies: Readonly<Record<string, string>> = {
    EADDRINUSE:
      'is taken: this site runs there already, or another program does. End it, or set PORT',
    EACCES:
      'may not be used by this user: ports below 1024 need root; set PORT to 3000 and put nginx in front',
    EADDRNOTAVAIL:
      'is no address of this machine: set HOST to 127.0.0.1, or to 0.0.0.0 in a container',
    ENOTFOUND: 'is no address: set HOST to 127.0.0.1, or to 0.0.0.0 in a container',
  };
  return new Promise((done, fail) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const remedy = portRemedies[error.code ?? ''] ?? 'cannot be listened on';
      fail(new Error(`Port ${PORT} of ${HOST} ${remedy} (${error.code}).`));
    });
    probe.listen(PORT, HOST, () => probe.close(() => done()));
  });
}

const remedies: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file; name a folder',
  ENOTDIR: 'a part of its path is a file; name a folder',
  ENOENT: 'no folder can be made there; name one on a disk',
  EROFS:
    'it is mounted read-only, or the service may not write there; allow it, or name another folder',
};

export async function checkDataDir({ DATA_DIR }: Pick<Where, 'DATA_DIR'>): Promise<void> {
  const folder = resolve(DATA_DIR);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeDataFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The store has room laid in for that, and says so.
    if (code === 'ENOSPC' || code === 'EDQUOT') return;
    const remedy = remedies[code ?? ''] ?? 'give it to that user, or name another folder';
    throw new Error(
      `DATA_DIR ${folder} cannot be written by ${userInfo().username} (${code}): ${remedy}.`,
    );
  }
}
