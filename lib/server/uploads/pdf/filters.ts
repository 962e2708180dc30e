/** Undoes the filters of a stream, bounded; the parser's own decoders know no predictors: ISO 32000-2, 7.4. */
import { decodePDFRawStream, PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { UnreadablePdf } from '#lib/server/uploads/pdf/parser';
import { type Predictor, undoPredictor } from '#lib/server/uploads/pdf/predictor';

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
