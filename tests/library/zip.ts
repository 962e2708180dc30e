/** The parts of an office file as text, by name. */
import { inflateRawSync } from 'node:zlib';
import { entriesOf } from '#lib/uploads/zip';

export const partsOf = (data: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (entriesOf(data) ?? []).map(({ name, method, offset, packedBytes }) => {
      const start = offset + 30 + data.readUInt16LE(offset + 26) + data.readUInt16LE(offset + 28);
      const packed = data.subarray(start, start + packedBytes);
      return [name, (method === 8 ? inflateRawSync(packed) : packed).toString('utf8')];
    }),
  );
