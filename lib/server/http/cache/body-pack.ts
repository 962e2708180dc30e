/** The bodies of all ready answers in one file: read when first asked for, and kept in memory while there is room. */
import { openSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Body, type BodyCache, newBodyCache } from '#lib/server/http/cache/body-cache';

/** Where a body lies in the file: bytes before it, and its own. */
export type Piece = readonly [offset: number, length: number];

export const bodyOf = (bytes: Buffer): Body => ({ length: bytes.length, bytes: () => bytes });

/** Few ask for a page as it is: it is made of its compressed form when somebody does. */
export const uncompressed = (br: Body, length: number): Body => ({
  length,
  bytes: () => brotliDecompressSync(br.bytes()),
});

export interface Pack {
  body(piece: Piece): Body;
  /** Made of its compressed form. */
  uncompressed(br: Body, length: number): Body;
}

/** The file stays readable when its folder is removed: it is open as long as this process. */
export function openPack(file: string, cache: BodyCache = newBodyCache()): Pack {
  const handle = openSync(file, 'r');
  return {
    body: ([offset, length]) => cache.body(length, () => readPiece(handle, offset, length)),
    uncompressed: (br, length) => cache.body(length, uncompressed(br, length).bytes),
  };
}

/** From the system's own cache a body takes some 20 µs: less than a turn through the pool of threads. */
function readPiece(handle: number, offset: number, length: number): Buffer {
  // In memory of its own, which is free when the body is.
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let read = 0; read < length; ) {
    const more = readSync(handle, bytes, read, length - read, offset + read);
    if (more === 0) throw new Error('The file of ready answers ends early.');
    read += more;
  }
  return bytes;
}

export interface PackWriter {
  add(bytes: Buffer): Promise<Piece>;
  close(): Promise<void>;
}

export async function writePack(file: string): Promise<PackWriter> {
  const handle: FileHandle = await open(file, 'wx');
  let end = 0;
  return {
    async add(bytes) {
      const piece: Piece = [end, bytes.length];
      end += bytes.length;
      for (let written = 0; written < bytes.length; ) {
        const rest = bytes.length - written;
        const { bytesWritten } = await handle.write(bytes, written, rest, piece[0] + written);
        written += bytesWritten;
      }
      return piece;
    },
    close: () => handle.close(),
  };
}
