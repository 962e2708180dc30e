import { inflateRawSync } from 'node:zlib';
import type { Finding } from '#lib/uploads/finding';
import { mainPartOf, typeOf } from '#lib/uploads/package';
import { type Entry, entriesOf } from '#lib/uploads/zip';

/** A resume does not unpack to more than this; what claims to is a bomb. */
const mostUnpackedBytes = 100 * 1024 * 1024;
/** Of each list of the package. */
const listLimitBytes = 1024 * 1024;
const contentTypes = '[content_types].xml';
const relations = '_rels/.rels';

/** A Word document is a zip with a list of its parts' types and a main part, which need not be
 *  `word/document.xml`: ECMA-376 part 2, 6.2.4 (names without case) and part 1, 11.3.10. */
export function checkDocx(data: Buffer): Finding {
  const entries = entriesOf(data);
  const find = (name: string) => entries?.find((entry) => entry.name.toLowerCase() === name);
  const list = find(contentTypes);
  if (!entries || !list) return 'other';
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (unpacked > mostUnpackedBytes) return 'other';
  const related = find(relations);
  const encrypted = entries.some((entry) => entry.encrypted);
  const main = mainPartOf(related && !encrypted ? unpack(data, related) : undefined);
  if (!find(main)) return 'other';
  if (encrypted) return main.startsWith('word/') ? 'locked' : 'other';
  const types = unpack(data, list);
  if (types === undefined) return 'other';
  if (!main.startsWith('word/') && !/wordprocessingml|ms-word/i.test(typeOf(main, types))) {
    return 'other';
  }
  if (entries.some(({ name }) => /vba(project|data)/i.test(name))) return 'macros';
  return /macroEnabled/i.test(types) ? 'macros' : 'fine';
}

function unpack(data: Buffer, entry: Entry): string | undefined {
  if (entry.unpackedBytes > listLimitBytes) return undefined;
  // The local header repeats the name and has extra fields of its own length.
  const header = data.subarray(entry.offset, entry.offset + 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return undefined;
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = data.subarray(start, start + entry.packedBytes);
  if (entry.method === 0) return packed.toString('utf8');
  if (entry.method !== 8) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: listLimitBytes }).toString('utf8');
  } catch {
    return undefined;
  }
}
