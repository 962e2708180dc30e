/**
 * A page put together of texts that are compressed one by one: what stands around an answer is compressed once, the
 * answer alone when it is new. Each part is a run of whole bytes of one deflate stream (RFC 1951, 3.2.3: blocks; a sync
 * flush ends on a byte), so that they follow each other in one gzip file (RFC 1952).
 */
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import { compressFast, type Encoding } from '#lib/server/http/cache/compress';

export interface Part {
  readonly text: Buffer;
  readonly deflated: Buffer;
  /** Of many pages, which keep it together. */
  readonly isFixed: boolean;
}

/** For what stands in many pages. */
export const fixedPart = (text: string): Part => ({ ...partOf(text, 9), isFixed: true });

/** Fast, for what is sent once. */
export const newPart = (text: string): Part => ({ ...partOf(text, 6), isFixed: false });

function partOf(text: string, level: number): Omit<Part, 'isFixed'> {
  const bytes = Buffer.from(text);
  const deflated = deflateRawSync(bytes, {
    level,
    finishFlush: constants.Z_SYNC_FLUSH,
    // An answer is 3 KB: the usual chunk of 16 and the compressor's usual memory were 40 MB more in a crowd.
    chunkSize: 4_096,
    memLevel: 6,
  });
  return { text: bytes, deflated: copyBuffer(deflated) };
}

/** In memory of its own: a kept page would hold all of what the compressor had, or of the 8 KB that Node parts among small buffers. */
function copyBuffer(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** No name, no time, made anywhere. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block, which holds nothing. */
const lastBlock = Buffer.from([3, 0]);

interface Lead {
  /** How each file begins that begins with the part. */
  readonly bytes: Buffer;
  /** The checksum up to there. */
  readonly sum: number;
}

const leads = new WeakMap<Part, Lead>();

function leadOf(part: Part): Lead {
  const known = leads.get(part);
  if (known) return known;
  const lead = { bytes: Buffer.concat([head, part.deflated]), sum: crc32(part.text) };
  leads.set(part, lead);
  return lead;
}

export interface GzipFile {
  /** What it has in common with all that begin with the same part. */
  readonly lead: Buffer;
  readonly rest: readonly Buffer[];
  /** What no other page keeps. */
  readonly ownBytes: number;
}

/** A gzip file of the parts. */
export function gzipped(first: Part, others: readonly Part[]): GzipFile {
  const lead = leadOf(first);
  const end = Buffer.alloc(8);
  const checksum = others.reduce((before, { text }) => crc32(text, before), lead.sum);
  const length = others.reduce((before, { text }) => before + text.length, first.text.length);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(length, 4);
  const own = others.filter(({ isFixed }) => !isFixed);
  return {
    lead: lead.bytes,
    rest: [...others.map(({ deflated }) => deflated), lastBlock, end],
    ownBytes: own.reduce((sum, { deflated }) => sum + deflated.length, end.length),
  };
}

/** The same page in another encoding, or as it is. */
export function encodedParts({ lead, rest }: GzipFile, encoding: Encoding | undefined): Buffer {
  const gzip = Buffer.concat([lead, ...rest]);
  if (encoding === 'gzip') return gzip;
  const plain = gunzipSync(gzip);
  return encoding ? compressFast(plain, encoding) : plain;
}
