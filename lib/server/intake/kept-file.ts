/** The one file of an upload: on the disk while it comes, then in a buffer of its own that is given back at once. */
import { Writable } from 'node:stream';
import type { HeldFile } from '#lib/server/uploads/arrivals';

export interface PostedFile {
  /** As the sender says it is. */
  readonly name: string;
  /** In bytes, counted to the end also where the content was too long to keep. */
  readonly size: number;
  /** Absent where the file is longer than the limit. */
  readonly data?: Buffer;
}

/** Gives the memory back at once, where the collector would leave it for some time. Whoever still reads `data` reads nothing. */
export function discard(data: Buffer | undefined): void {
  (data?.buffer as ArrayBuffer | undefined)?.transfer(0);
}

/** Takes the one file as it comes; what is longer than `most` bytes is counted alone. */
export function keptFile(held: HeldFile, most: number) {
  let file: { readonly name: string; size: number } | undefined;
  let written = Promise.resolve();
  const stream = new Writable({
    write(chunk: Buffer, _encoding, next) {
      if (file) file.size += chunk.length;
      if (file && file.size <= most) {
        written = written.then(() => held.append(chunk));
        // Told to whoever waits for it.
        written.catch(() => undefined);
      }
      next();
    },
    final: (done) => void written.then(() => done(), done),
  });
  return {
    stream,
    /** All that has come is on the disk; rejects where that takes no more. `drain` would not be told of a stream that ends. */
    written: () => written,
    /** False for a second one. */
    begin(name: string): boolean {
      if (file) return false;
      file = { name, size: 0 };
      return true;
    },
    /** Name and size; absent for a form without a choice, which sends a file without a name. */
    sent(): Pick<PostedFile, 'name' | 'size'> | undefined {
      return file && (file.name !== '' || file.size > 0) ? file : undefined;
    },
  };
}
