import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` while no other process does so under the same file; waits for one that does. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(file))) await wait(250);
  const release = () => rm(file, { force: true });
  try {
    return await work();
  } finally {
    await release();
  }
}

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await dropStale(file);
    return false;
  }
}

/** The lock of a process that is gone, or that never wrote its number. */
async function dropStale(file: string): Promise<void> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  const written = (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now();
  const unsigned = !holder && Date.now() - written > 10_000;
  // Our own number, and not from us: in a container the former process had it too.
  const gone = holder && (holder === process.pid || !isAlive(holder));
  if (unsigned || gone) await rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
