/** Objects that are packed in a stream, and its filters, undone within bounds; the parser's own decoders know no predictors: ISO 32000-2, 7.4 and 7.5.7. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import {
  type Budget,
  entryOf,
  type NumberedObject,
  nameOf,
  numberOf,
  type PdfModel,
  StrictParser,
  soleOf,
  UnreadablePdf,
} from '#lib/platform/files/pdf/parser';

/** More than any resume has in one of them. */
const mostInside = 100_000;
const mostFilters = 4;
/** A line end before `endstream` that the length does not count. */
const lineEndBytes = 2;

const comment = /%[^\r\n]*/g;

/** Whether a reader would look for objects in it: what is called so, and what has the entries of one. */
export function isObjectStream(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  const { dict } = object;
  return nameOf(entryOf(dict, 'Type')) === 'ObjStm' || entryOf(dict, 'First') !== undefined;
}

/** Throws where two readers could take two contents for it. */
export function assertLength(model: PdfModel, { dict, contents }: PDFRawStream): void {
  const told = numberOf(model, dict, 'Length');
  if (told < contents.length || told > contents.length + lineEndBytes)
    throw new UnreadablePdf('an object stream of another length than it tells');
}

/** What is in it, unpacked to at most `most` bytes; `contents` are its bytes, decrypted. */
export function unpackObjects(
  model: PdfModel,
  dict: PDFDict,
  contents: Uint8Array,
  most: number,
  budget: Budget,
): { readonly objects: readonly NumberedObject[]; readonly bytes: number } {
  const data = unpack(contents, filtersOf(model, dict), most);
  const first = numberOf(model, dict, 'First');
  const count = numberOf(model, dict, 'N');
  const isSane = [first, count].every((each) => Number.isInteger(each) && each >= 0);
  if (!isSane || first > data.length || count > mostInside)
    throw new UnreadablePdf('an object stream without sense');
  const head = Buffer.from(data.subarray(0, first)).toString('latin1').replace(comment, ' ');
  if (!/^[\0\t\n\f\r \d]*$/.test(head)) throw new UnreadablePdf('no list of objects');
  const pairs = (head.match(/\d+/g) ?? []).map(Number);
  if (pairs.length !== 2 * count) throw new UnreadablePdf('no list of objects');
  const parser = new StrictParser(data, budget);
  const objects: NumberedObject[] = [];
  let at = first;
  for (let index = 0; index < count; index += 1) {
    const start = first + (pairs[2 * index + 1] ?? 0);
    // Whoever reads one after the other, and whoever goes where the list says, reads the same.
    if (parser.skipFrom(at) !== parser.skipFrom(start))
      throw new UnreadablePdf('objects that overlap');
    const { value, end } = parser.objectAt(start);
    if (value instanceof PDFStream) throw new UnreadablePdf('a stream within a stream');
    objects.push({ number: pairs[2 * index] ?? 0, generation: 0, object: value });
    at = end;
  }
  if (parser.skipFrom(at) < data.length) throw new UnreadablePdf('more than the list says');
  return { objects, bytes: data.length };
}

function filtersOf(model: PdfModel, dict: PDFDict): Filter[] {
  const names = listOf(model, entryOf(dict, 'Filter'));
  const parameters = listOf(model, entryOf(dict, 'DecodeParms'));
  // Some readers take these names of inline pictures here, others do not.
  const isOther = ['F', 'DP', 'FFilter', 'FDecodeParms'].some((key) => entryOf(dict, key));
  if (isOther || names.length > mostFilters) throw new UnreadablePdf('filters without sense');
  return names.map((name, index) => {
    const own = soleOf(model, parameters[index]);
    const known = own instanceof PDFDict ? own : undefined;
    const number = (key: string, otherwise: number) =>
      known ? numberOf(model, known, key, otherwise) : otherwise;
    return {
      name: nameOf(soleOf(model, name)) ?? '',
      earlyChange: number('EarlyChange', 1),
      predictor: {
        kind: number('Predictor', 1),
        colors: number('Colors', 1),
        bits: number('BitsPerComponent', 8),
        columns: number('Columns', 1),
      },
    };
  });
}

/** One alone is a list of one. */
function listOf(model: PdfModel, value: PDFObject | undefined): readonly PDFObject[] {
  const sole = soleOf(model, value);
  if (sole instanceof PDFArray) return sole.asArray();
  return sole === undefined ? [] : [sole];
}

interface Filter {
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
function unpack(data: Uint8Array, filters: readonly Filter[], most: number): Uint8Array {
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
