import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { istOffset } from '#lib/shared/india';

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
