/** Objects that stand packed in a stream: ISO 32000-2, 7.5.7. */
import { PDFArray, PDFDict, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import { type Filter, unpack } from '#lib/server/uploads/pdf/filters';
import { entryOf, nameOf, numberOf, type PdfModel, soleOf } from '#lib/server/uploads/pdf/model';
import { type Budget, StrictParser, UnreadablePdf } from '#lib/server/uploads/pdf/parser';
import type { NumberedObject } from '#lib/server/uploads/pdf/scan';

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
