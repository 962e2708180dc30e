/** The directory of a zip file, read without unpacking anything: PKWARE's APPNOTE, 4.3. */

export interface Entry {
  readonly name: string;
  readonly encrypted: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Of its local header. */
  readonly offset: number;
}

const mostEntries = 5_000;
const endBytes = 22;
const longestComment = 65_535;

/** `undefined` where this is no whole zip from its first byte. */
export function entriesOf(data: Buffer): readonly Entry[] | undefined {
  if (data.length < endBytes || data.readUInt32LE(0) !== 0x04034b50) return undefined;
  const end = endOf(data);
  if (end === undefined) return undefined;
  const count = data.readUInt16LE(end + 10);
  const size = data.readUInt32LE(end + 12);
  const start = data.readUInt32LE(end + 16);
  // Also refuses zip64, whose fields here are all ones: no resume needs it.
  if (count > mostEntries || start + size > end) return undefined;
  return readDirectory(data.subarray(start, start + size), count);
}

function endOf(data: Buffer): number | undefined {
  const first = Math.max(0, data.length - endBytes - longestComment);
  for (let at = data.length - endBytes; at >= first; at -= 1) {
    if (data.readUInt32LE(at) !== 0x06054b50) continue;
    if (at + endBytes + data.readUInt16LE(at + 20) === data.length) return at;
  }
  return undefined;
}

function readDirectory(directory: Buffer, count: number): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameBytes = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.subarray(at + 46, at + 46 + nameBytes).toString('utf8'),
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
