import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

export const fixture = (name: string) => readFileSync(join(__dirname, 'files', name));

export const pdf = () => fixture('plain.pdf');

/** A PDF of exactly so many bytes, padded with a comment that compresses to nothing. */
export function pdfOf(bytes: number): Buffer {
  const start = Buffer.from('%PDF-1.7\n%');
  const end = Buffer.from('\n%%EOF\n');
  const filler = Buffer.alloc(bytes - start.length - end.length, 'x');
  return Buffer.concat([start, filler, end]);
}

export interface ZipPart {
  readonly name: string;
  readonly data?: Buffer | string;
  /** What the directory claims instead of the truth. */
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
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(unpackedBytes ?? raw.length, 18);
    common.writeUInt16LE(names.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, names, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, names);
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}
