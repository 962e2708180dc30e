/** The directory of a compound file, as far as a resume needs it: [MS-CFB]. */

export interface Compound {
  has(name: string): boolean;
  /** The first sector of a stream; `undefined` where there is no such stream. */
  startOf(name: string): Buffer | undefined;
}

interface Item {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
}

const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Where the header says how long a sector is: 2 to the power of 9 or 12 bytes. */
const shiftAt = 30;
const headerTables = 109;
const lastSector = 0xfffffffa;
/** Streams shorter than this live in the stream of the root. */
const miniLimit = 4096;
const itemBytes = 128;
const mostSectors = 12_000;

const isCompound = (data: Buffer): boolean => data.subarray(0, 8).equals(magic);

/** A header without a length of sectors: what follows it has no beginning, and every reader gives up. */
const hasBrokenHeader = (data: Buffer): boolean =>
  data.length < shiftAt + 2 || ![9, 12].includes(data.readUInt16LE(shiftAt));

export const isBrokenCompound = (data: Buffer): boolean =>
  isCompound(data) && hasBrokenHeader(data);

export function openCompound(data: Buffer): Compound | undefined {
  if (data.length < 1536 || !isCompound(data) || hasBrokenHeader(data)) return undefined;
  const shift = data.readUInt16LE(shiftAt);
  const bytes = 1 << shift;
  const sector = (index: number) => data.subarray((index + 1) * bytes, (index + 2) * bytes);
  const next = (index: number) => followerOf(data, sector, bytes, index);

  const items: Item[] = [];
  for (const index of chain(data.readUInt32LE(48), next)) items.push(...itemsOf(sector(index)));
  const root = items.find(({ kind }) => kind === 5);
  const find = (name: string) =>
    items.find((item) => item.kind !== 0 && item.name.toLowerCase() === name.toLowerCase());
  return {
    has: (name) => find(name) !== undefined,
    startOf(name) {
      const item = find(name);
      if (item?.kind !== 2) return undefined;
      if (item.size >= miniLimit) return sector(item.start);
      const place = item.start * 64;
      const index = [...chain(root?.start ?? lastSector, next)][Math.floor(place / bytes)];
      return index === undefined ? undefined : sector(index).subarray(place % bytes);
    },
  };
}

/** The sectors of a stream, in order; a chain that runs in a ring ends. */
function* chain(first: number, next: (index: number) => number): Generator<number> {
  const seen = new Set<number>();
  for (let index = first; index < lastSector && !seen.has(index); index = next(index)) {
    if (seen.size > mostSectors) return;
    seen.add(index);
    yield index;
  }
}

function followerOf(
  data: Buffer,
  sector: (index: number) => Buffer,
  bytes: number,
  index: number,
): number {
  const perTable = bytes / 4;
  const table = Math.floor(index / perTable);
  // A resume is far below the 6.8 MB that the tables named in the header cover.
  if (table >= headerTables) return lastSector;
  const place = (index % perTable) * 4;
  const entries = sector(data.readUInt32LE(76 + table * 4));
  return place + 4 <= entries.length ? entries.readUInt32LE(place) : lastSector;
}

function itemsOf(sector: Buffer): Item[] {
  const items: Item[] = [];
  for (let at = 0; at + itemBytes <= sector.length; at += itemBytes) {
    const nameBytes = Math.min(64, sector.readUInt16LE(at + 64));
    items.push({
      name: sector.subarray(at, at + Math.max(0, nameBytes - 2)).toString('utf16le'),
      kind: sector.readUInt8(at + 66),
      start: sector.readUInt32LE(at + 116),
      size: sector.readUInt32LE(at + 120),
    });
  }
  return items;
}
