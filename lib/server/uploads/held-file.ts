/** An upload on its way lies in a file without a name: a slow line holds no memory, and a crash leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailable } from '#lib/server/store/store';

export interface HeldFile {
  append(chunk: Uint8Array): Promise<void>;
  /** All of it, in a buffer of its own, which `discard` gives back. */
  read(): Promise<Buffer>;
  /** What was written is gone. */
  close(): Promise<void>;
}

/** Nothing is opened before the first byte. Each call rejects with `StoreUnavailable` where the disk fails. */
export function newHeldFile(folder: string): HeldFile {
  let opened: Promise<FileHandle> | undefined;
  let size = 0;
  let closed = false;
  return {
    append: (chunk) =>
      orUnavailable(async () => {
        // What was on its way when the upload ended.
        if (closed) return;
        opened ??= openNameless(folder);
        await (await opened).appendFile(chunk);
        size += chunk.length;
      }),
    read: () =>
      orUnavailable(async () => {
        const data = Buffer.allocUnsafeSlow(size);
        const handle = await opened;
        for (let at = 0; handle && at < size; ) {
          const { bytesRead } = await handle.read(data, at, size - at, at);
          if (bytesRead === 0) throw new Error('a held file is shorter than what was written');
          at += bytesRead;
        }
        return data;
      }),
    async close() {
      if (closed) return;
      closed = true;
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}

/** On the disk of the store, since the folder for temporary files is memory on many hosts. */
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(/* turbopackIgnore: true */ folder, `upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}
