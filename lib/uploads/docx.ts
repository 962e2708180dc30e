import { inflateRawSync } from 'node:zlib';
import type { Finding } from '#lib/uploads/finding';
import { type Entry, entriesOf } from '#lib/uploads/zip';

/** A resume does not unpack to more than this; what claims to is a bomb. */
const mostUnpackedBytes = 100 * 1024 * 1024;
const typesLimitBytes = 1024 * 1024;
const contentTypes = '[Content_Types].xml';

/** A Word document is a zip (ECMA-376) with a list of its parts' types and a main part. */
export function checkDocx(data: Buffer): Finding {
  const entries = entriesOf(data);
  if (!entries) return 'other';
  const list = entries.find(({ name }) => name === contentTypes);
  const isWord = list && entries.some(({ name }) => name === 'word/document.xml');
  if (!isWord) return 'other';
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (unpacked > mostUnpackedBytes) return 'other';
  if (entries.some(({ encrypted }) => encrypted)) return 'locked';
  if (entries.some(({ name }) => /vba(project|data)/i.test(name))) return 'macros';
  const types = unpack(data, list);
  if (types === undefined) return 'other';
  return /macroEnabled/i.test(types) ? 'macros' : 'fine';
}

function unpack(data: Buffer, entry: Entry): string | undefined {
  if (entry.unpackedBytes > typesLimitBytes) return undefined;
  // The local header repeats the name and has extra fields of its own length.
  const header = data.subarray(entry.offset, entry.offset + 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return undefined;
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = data.subarray(start, start + entry.packedBytes);
  if (entry.method === 0) return packed.toString('utf8');
  if (entry.method !== 8) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: typesLimitBytes }).toString('utf8');
  } catch {
    return undefined;
  }
}
