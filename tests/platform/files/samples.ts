import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** Read from the root of the project: programs of either kind of module import this. */
export const fixture = (name: string) => readFileSync(join('tests/platform/files/files', name));

export const pdf = () => fixture('plain.pdf');

/** A PDF with a comment that no page shows. */
export function pdfWith(comment: string | Buffer): Buffer {
  const data = pdf();
  const at = data.lastIndexOf('startxref');
  const line = [Buffer.from('%'), Buffer.from(comment), Buffer.from('\n')];
  return Buffer.concat([data.subarray(0, at), ...line, data.subarray(at)]);
}

/** A PDF of exactly so many bytes, padded with a comment that compresses to nothing. */
export const pdfOf = (bytes: number): Buffer =>
  pdfWith(Buffer.alloc(bytes - pdf().length - 2, 'x'));

export const edited = (data: Buffer, find: string | RegExp, by: string) =>
  Buffer.from(data.toString('latin1').replace(find, by), 'latin1');

/** Numbers of two bytes, and of four, the lowest byte first. */
export const words = (...values: readonly number[]) =>
  Buffer.from(Uint16Array.of(...values).buffer);
export const doubleWords = (...values: readonly number[]) =>
  Buffer.from(Uint32Array.of(...values).buffer);

export interface ZipPart {
  readonly name: string;
  readonly data?: Buffer | string;
  readonly unpackedBytes?: number;
  readonly flags?: number;
}

export function zip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = '', unpackedBytes, flags = 0 } of parts) {
    const raw = typeof data === 'string' ? Buffer.from(data) : data;
    const packed = deflateRawSync(raw);
    const names = Buffer.from(name);
    const common = Buffer.concat([
      words(20, flags, 8, 0, 0),
      doubleWords(crc32(raw), packed.length, unpackedBytes ?? raw.length),
      words(names.length, 0),
    ]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, names, packed]);
    const rest = [words(0, 0, 0), doubleWords(0, offset)];
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, ...rest, names);
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const counts = words(0, 0, parts.length, parts.length);
  const end = [doubleWords(0x06054b50), counts, doubleWords(entries.length, offset), words(0)];
  return Buffer.concat([...locals, entries, ...end]);
}
