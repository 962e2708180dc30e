import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { open, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { istOffset } from '#lib/platform/values/india';

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

/** Gives a finished file its name once all of it is on the disk: whoever finds the name finds it whole. */
export async function atomicRename(part: string, file: string): Promise<void> {
  await sync(part);
  await rename(part, file);
  await sync(dirname(file));
}

/** The file as it was, or whole; its part has a name of its own, since a command may be writing beside this process. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, text, { mode: 0o600 });
    await atomicRename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** A rename is on the disk only once its folder is. */
export async function sync(path: string): Promise<void> {
  const entry = await open(path, 'r');
  try {
    await entry.sync();
  } finally {
    await entry.close();
  }
}

/** Part of a file's name: `20261120-161200`, Indian time. */
export const fileStamp = (now: number) =>
  new Date(now + istOffset).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

const megabyte = 1024 * 1024;
/** A day's worth of resumes at the most that we take, and room to act. */
const leastBytes = 3 * 1024 * megabyte;
/** The share of a small disk that must stay free. */
const leastShare = 0.1;

export interface Space {
  readonly freeBytes: number;
  readonly allBytes: number;
}

/** The space on the disk of `folder`; `undefined` where it cannot be read. */
export async function spaceIn(folder: string): Promise<Space | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && { freeBytes: disk.bavail * disk.bsize, allBytes: disk.blocks * disk.bsize };
}

/** Whether somebody should make room while there is time. */
export const isLow = ({ freeBytes, allBytes }: Space): boolean =>
  freeBytes < Math.min(leastBytes, leastShare * allBytes);

/** "512 MB are left". */
export const leftIn = ({ freeBytes }: Space): string =>
  `${Math.floor(freeBytes / megabyte)} MB are left`;
