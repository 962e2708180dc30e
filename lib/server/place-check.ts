import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Env } from '#lib/env';

type Where = Pick<Env, 'DATA_DIR' | 'HOST' | 'PORT'>;

/** Before a minute is spent on a build: throws a sentence where the site could not listen, or not write. */
export async function checkPlace(where: Where): Promise<void> {
  await checkPort(where);
  await checkDataDir(where);
}

export function checkPort({ HOST, PORT }: Pick<Where, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer();
  const remedies: Readonly<Record<string, string>> = {
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
      const remedy = remedies[error.code ?? ''] ?? 'cannot be listened on';
      fail(new Error(`Port ${PORT} of ${HOST} ${remedy} (${error.code}).`));
    });
    probe.listen(PORT, HOST, () => probe.close(() => done()));
  });
}

export async function checkDataDir({ DATA_DIR }: Pick<Where, 'DATA_DIR'>): Promise<void> {
  const folder = resolve(DATA_DIR);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The store has room laid in for that, and says so.
    if (code === 'ENOSPC' || code === 'EDQUOT') return;
    throw new Error(
      `DATA_DIR ${folder} cannot be written by ${userInfo().username} (${code}): give it to that user, or name another folder.`,
    );
  }
}
