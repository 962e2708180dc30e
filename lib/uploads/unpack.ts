/** Unpacks a zip to see how large it really is, and keeps the few parts that are asked for. */
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { xmlText } from '#lib/uploads/xml-text';
import type { Entry } from '#lib/uploads/zip';

/** A resume does not unpack to more than this; what does is a bomb, whatever it claims. */
const mostUnpackedBytes = 60 * 1024 * 1024;
/** Of all lists of the package together. */
const listLimitBytes = 2 * 1024 * 1024;
const chunkSize = 256 * 1024;

/** The texts of the parts that `isWanted`, by their names in small letters; `undefined` for a bomb or a broken zip. */
export async function unpackAll(
  data: Buffer,
  entries: readonly Entry[],
  isWanted: (name: string) => boolean,
): Promise<Map<string, string> | undefined> {
  if (claimed(entries) > mostUnpackedBytes) return undefined;
  const texts = new Map<string, string>();
  let left = mostUnpackedBytes;
  let leftOfLists = listLimitBytes;
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    const most = isWanted(name) ? Math.min(left, leftOfLists) : left;
    const part = await unpack(data, entry, most, isWanted(name));
    if (!part) return undefined;
    left -= part.bytes;
    if (isWanted(name)) leftOfLists -= part.bytes;
    const text = part.content && xmlText(part.content);
    if (isWanted(name) && text === undefined) return undefined;
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

const claimed = (entries: readonly Entry[]) =>
  entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);

async function unpack(data: Buffer, entry: Entry, most: number, keep: boolean) {
  // The local header repeats the name and has extra fields of its own length.
  const header = data.subarray(entry.offset, entry.offset + 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return undefined;
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = data.subarray(start, start + entry.packedBytes);
  if (entry.method === 0)
    return packed.length > most
      ? undefined
      : { bytes: packed.length, content: keep ? packed : undefined };
  if (entry.method !== 8) return undefined;
  return inflate(packed, most, keep);
}

/** Chunk by chunk, in threads of Node's own: what was counted and is not wanted is let go. */
async function inflate(packed: Buffer, most: number, keep: boolean) {
  const kept: Buffer[] = [];
  let bytes = 0;
  try {
    const chunks = Readable.from([packed]).pipe(createInflateRaw({ chunkSize }));
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) return undefined;
      if (keep) kept.push(chunk);
    }
    return { bytes, content: keep ? Buffer.concat(kept) : undefined };
  } catch {
    return undefined;
  }
}
