/** The one file of an upload: a buffer of its own that is filled as it comes and given back at once. */
import { Writable } from 'node:stream';

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

/** Where the one file goes: a buffer of its own of `room` bytes, filled as it comes; what is longer is counted alone. */
export function keptFile(room: number) {
  let file: { readonly name: string; data: Buffer | undefined; size: number } | undefined;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, next) {
      if (file) {
        const end = file.size + chunk.length;
        if (file.data && end <= file.data.length) chunk.copy(file.data, file.size);
        else file.data = undefined;
        file.size = end;
      }
      next();
    },
  });
  return {
    stream,
    /** False for a second one. */
    begin(name: string): boolean {
      if (file) return false;
      // Of its own, however small: it is given back by itself.
      file = { name, data: Buffer.allocUnsafeSlow(room), size: 0 };
      return true;
    },
    drop(): void {
      discard(file?.data);
      file = undefined;
    },
    posted(fileBytes: number): { readonly file?: PostedFile } {
      // A form without a choice sends a file without a name.
      if (!file || (file.name === '' && file.size === 0)) return {};
      const { name, size, data } = file;
      const fits = data && size <= fileBytes;
      return { file: { name, size, ...(fits && { data: data.subarray(0, size) }) } };
    },
  };
}
