/** Undoes the filters of a stream, bounded; the parser's own decoders know no predictors: ISO 32000-2, 7.4. */
import { decodePDFRawStream, PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { UnreadablePdf } from '#lib/server/uploads/pdf/parser';

export interface Filter {
  readonly name: string;
  /** Of LZW: 1, or 0 where codes grow a step later. */
  readonly earlyChange: number;
  readonly predictor: Predictor;
}

/** Readers take the short names of inline pictures here too: ISO 32000-2, table 92. */
const longNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};
const blockBytes = 64 * 1024;
const context = PDFContext.create();

/** At most `most` bytes; throws where there are more, or where a filter is unknown or its data broken. */
export function unpack(data: Uint8Array, filters: readonly Filter[], most: number): Uint8Array {
  let content = data;
  for (const { name, earlyChange, predictor } of filters) {
    content = undo(content, longNames[name] ?? name, earlyChange, most);
    content = undoPredictor(content, predictor);
  }
  if (content.length > most) throw new UnreadablePdf('more than anybody unpacks');
  return content;
}

function undo(data: Uint8Array, name: string, earlyChange: number, most: number): Uint8Array {
  const dict = PDFDict.withContext(context);
  dict.set(PDFName.of('Filter'), PDFName.of(name));
  dict.set(PDFName.of('DecodeParms'), context.obj({ EarlyChange: earlyChange }));
  const stream = decodePDFRawStream(PDFRawStream.of(dict, data));
  const blocks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const block = stream.getBytes(blockBytes);
    if (block.length === 0) return Buffer.concat(blocks);
    bytes += block.length;
    if (bytes > most) throw new UnreadablePdf('more than anybody unpacks');
    blocks.push(Uint8Array.from(block));
  }
}

interface Predictor {
  /** 1 none, 2 TIFF, 10 to 15 PNG. */
  readonly kind: number;
  readonly colors: number;
  readonly bits: number;
  readonly columns: number;
}

/** Rows that are written as the difference to what is left of them or above: ISO 32000-2, 7.4.4.4. */
function undoPredictor(data: Uint8Array, predictor: Predictor): Uint8Array {
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
