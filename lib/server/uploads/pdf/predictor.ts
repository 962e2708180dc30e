/** Rows that are written as the difference to what stands left of them or above: ISO 32000-2, 7.4.4.4. */
import { UnreadablePdf } from '#lib/server/uploads/pdf/parser';

export interface Predictor {
  /** 1 none, 2 TIFF, 10 to 15 PNG. */
  readonly kind: number;
  readonly colors: number;
  readonly bits: number;
  readonly columns: number;
}

export function undoPredictor(data: Uint8Array, predictor: Predictor): Uint8Array {
  const { kind, colors, bits, columns } = predictor;
  if (kind === 1) return data;
  const rowBytes = Math.ceil((colors * bits * columns) / 8);
  const pixelBytes = Math.ceil((colors * bits) / 8);
  const isSane = [colors, bits, columns].every((each) => Number.isInteger(each) && each > 0);
  if (!isSane || rowBytes > 1_000_000) throw new UnreadablePdf('a predictor without sense');
  if (kind === 2 && bits === 8) return undoTiff(data, rowBytes, pixelBytes);
  if (kind >= 10 && kind <= 15) return undoPng(data, rowBytes, pixelBytes);
  throw new UnreadablePdf('an unknown predictor');
}

function undoTiff(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const out = Uint8Array.from(data);
  for (let at = 0; at < out.length; at += 1)
    if (at % rowBytes >= pixelBytes) out[at] = (out[at] ?? 0) + (out[at - pixelBytes] ?? 0);
  return out;
}

/** Each row says in its first byte how it was written; the last one may be cut. */
function undoPng(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const out = new Uint8Array(Math.max(0, data.length - rows));
  let from = 0;
  for (let start = 0; start < out.length; start += rowBytes) {
    const method = data[from] ?? 0;
    const length = Math.min(rowBytes, out.length - start);
    for (let at = 0; at < length; at += 1) {
      const left = at >= pixelBytes ? (out[start + at - pixelBytes] ?? 0) : 0;
      const above = start > 0 ? (out[start + at - rowBytes] ?? 0) : 0;
      const corner =
        start > 0 && at >= pixelBytes ? (out[start + at - rowBytes - pixelBytes] ?? 0) : 0;
      out[start + at] = (data[from + 1 + at] ?? 0) + predicted(method, left, above, corner);
    }
    from += rowBytes + 1;
  }
  return out;
}

/** The Portable Network Graphics specification, 9.2. */
function predicted(method: number, left: number, above: number, corner: number): number {
  if (method === 0) return 0;
  if (method === 1) return left;
  if (method === 2) return above;
  if (method === 3) return (left + above) >> 1;
  if (method !== 4) throw new UnreadablePdf('an unknown row');
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
