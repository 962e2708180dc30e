/** The bytes of stored answers. Those of a build lie in one file, which a start reads as a whole. */
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { decompress, type Encoding } from '#lib/server/http/cache/compress';

export interface Body {
  readonly length: number;
  bytes(): Buffer;
}

/** Where a body lies in the file: bytes before it, and its own. */
export type Piece = readonly [offset: number, length: number];

export const bodyOf = (bytes: Buffer): Body => ({ length: bytes.length, bytes: () => bytes });

/** Few ask for a page as it is: it is decompressed each time. `length` is that of the page. */
export const decompressed = (body: Body, encoding: Encoding, length: number): Body => ({
  length,
  bytes: () => decompress(body.bytes(), encoding),
});

/** Gives each body by its place. */
export async function readBodies(file: string): Promise<(piece: Piece) => Body> {
  const all = await readFile(file);
  return ([offset, length]) => bodyOf(all.subarray(offset, offset + length));
}

export interface BodyWriter {
  add(bytes: Buffer): Promise<Piece>;
  close(): Promise<void>;
}

export async function writeBodies(file: string): Promise<BodyWriter> {
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
