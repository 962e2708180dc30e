/** The objects of a PDF by their numbers, older and newer ones, those that nothing points to among them. */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { UnreadablePdf } from '#lib/server/uploads/pdf/parser';
import type { NumberedObject } from '#lib/server/uploads/pdf/scan';

/** A reference to a reference to …: more than anybody writes. */
const longestChain = 8;
const mostVersions = 200;
/** Each time an entry leads to another object. */
const mostLookups = 1_000_000;

export interface PdfModel {
  readonly objects: readonly NumberedObject[];
  /** All that a value may stand for: itself, or each object that has the number it refers to. Empty where none has. */
  resolve(value: PDFObject | undefined): readonly PDFObject[];
}

export function newModel(objects: readonly NumberedObject[]): PdfModel {
  const versions = Map.groupBy(objects, ({ number }) => number);
  for (const { length } of versions.values())
    if (length > mostVersions) throw new UnreadablePdf('more than anybody reads');
  let lookups = 0;
  function resolve(value: PDFObject | undefined, depth = 0): readonly PDFObject[] {
    if (value === undefined) return [];
    if (!(value instanceof PDFRef)) return [value];
    if (depth > longestChain) throw new UnreadablePdf('references without an end');
    const found = versions.get(value.objectNumber) ?? [];
    lookups += 1 + found.length;
    if (lookups > mostLookups) throw new UnreadablePdf('more than anybody reads');
    return found.flatMap(({ object }) => resolve(object, depth + 1));
  }
  return { objects, resolve: (value) => resolve(value) };
}

/** The dictionary that an object is or has: some programs take a stream's for one. */
export function dictOf(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}

/** Without its slash; `undefined` for what is no name. */
export const nameOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.asString().slice(1) : undefined;

export const entryOf = (dict: PDFDict, key: string): PDFObject | undefined => {
  const value = dict.get(PDFName.of(key), true);
  return value === PDFNull ? undefined : value;
};

/** The one thing that a value stands for; throws where it may be one thing or another, or is missing. */
export function soleOf(model: PdfModel, value: PDFObject | undefined): PDFObject | undefined {
  if (value === undefined) return undefined;
  const [first, ...others] = model.resolve(value);
  const text = first?.toString();
  if (!first || others.some((other) => other.toString() !== text))
    throw new UnreadablePdf('a value that may be one thing or another');
  return first === PDFNull ? undefined : first;
}

export function numberOf(model: PdfModel, dict: PDFDict, key: string, otherwise?: number): number {
  const value = soleOf(model, entryOf(dict, key));
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (!(value instanceof PDFNumber)) throw new UnreadablePdf(`no number at ${key}`);
  return value.asNumber();
}

/** Each dictionary within an object, its own first; what it only refers to stands elsewhere. */
export function* dictionariesIn(object: PDFObject): Generator<PDFDict> {
  const open: PDFObject[] = [object];
  for (let each = open.pop(); each; each = open.pop()) {
    const dict = dictOf(each);
    if (dict) {
      yield dict;
      for (const value of dict.values()) open.push(value);
    } else if (each instanceof PDFArray) for (const value of each.asArray()) open.push(value);
  }
}
