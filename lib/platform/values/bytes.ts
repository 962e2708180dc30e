import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives the memory of large bytes back at once: the collector of a thread leaves up to 64 MB of them lying, and four threads
 * take resumes. Whoever still reads them reads nothing.
 */
export function discard(data: Uint8Array | undefined): void {
  if (data && isWhole(data)) data.buffer.transfer(0);
}

/** Small buffers of Node share theirs with others. */
const isWhole = (data: Uint8Array): data is Uint8Array<ArrayBuffer> =>
  data.buffer instanceof ArrayBuffer && data.byteLength === data.buffer.byteLength;

/** The bytes that a value is, or that are in one of its properties. */
export function bytesIn(value: unknown): readonly Uint8Array<ArrayBuffer>[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: readonly unknown[] = value instanceof Uint8Array ? [value] : Object.values(value);
  return parts.filter((each) => each instanceof Uint8Array).filter(isWhole);
}

const collectEvery = 8 * 1024 * 1024;
let received = 0;

/**
 * Called for each block that was received and written: blocks lie outside the heap, and V8 does not count them when it
 * decides to collect. Fifty uploads would hold 130 MB of what is on the disk already.
 */
export function collectReceived(bytes: number): void {
  received += bytes;
  if (received < collectEvery) return;
  received = 0;
  void globalThis.gc?.({ type: 'minor' });
}

/** Bytes of a file under `public`, by its address; throws where it is missing. */
export const fileSize = (address: string): number =>
  statSync(join(process.cwd(), 'public', address)).size;
