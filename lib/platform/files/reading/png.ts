/** A picture as PNG: what a page was drawn as, without transparency. The Portable Network Graphics specification. */
import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Blue, green, red and a byte that says nothing, row after row of `stride` bytes. */
  readonly data: Uint8Array;
  readonly stride: number;
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const colourType = { grey: 0, colour: 2 } as const;
/** Each row as the difference to the one above: pages are white, and scans change little. */
const filterUp = 2;

export interface Packed {
  readonly width: number;
  readonly height: number;
  readonly isGrey: boolean;
  readonly rows: Buffer;
}

/** In grey where nothing is coloured, a third of the size. */
export function packPixels(pixels: Pixels): Packed {
  const { width, height } = pixels;
  const isGrey = !hasColour(pixels);
  return { width, height, isGrey, rows: deflateSync(filtered(pixels, isGrey)) };
}

export function pngOf({ width, height, isGrey, rows }: Packed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isGrey ? colourType.grey : colourType.colour, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', '')];
  return Buffer.concat([signature, ...parts]);
}

function hasColour({ width, height, data, stride }: Pixels): boolean {
  for (let y = 0; y < height; y += 1) {
    for (let at = y * stride, end = at + width * 4; at < end; at += 4)
      if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return true;
  }
  return false;
}

function filtered({ width, height, data, stride }: Pixels, isGrey: boolean): Buffer {
  const samples = isGrey ? 1 : 3;
  const rowBytes = 1 + width * samples;
  const out = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    let to = y * rowBytes;
    out[to] = filterUp;
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + x * 4;
      // Red first.
      for (let sample = 0; sample < samples; sample += 1) {
        const from = at + 2 - sample;
        to += 1;
        out[to] = (data[from] ?? 0) - (y > 0 ? (data[from - stride] ?? 0) : 0);
      }
    }
  }
  return out;
}

function chunk(type: string, content: Buffer | ''): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(content)]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length - 4, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
