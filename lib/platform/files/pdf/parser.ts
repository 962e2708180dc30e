/** The objects of a PDF, wherever they stand in its bytes, read strictly: what two programs could read in two ways is refused. ISO 32000-2, 7.3. */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What no program, or not every one, reads as we do. */
export class UnreadablePdf extends Error {
  override name = 'UnreadablePdf';
}

const bytesOf = (keyword: string) => [...Buffer.from(keyword)];
const endobj = bytesOf('endobj');
const opening = bytesOf('<<');
/** The parser's own spelling of a control character in a name: a program written in C ends the name there. */
const controlInName = /#[01][\da-f]/i;

/** A place in the bytes and what stands there. */
interface Reading<T> {
  readonly value: T;
  /** Where the next token begins. */
  readonly end: number;
}

/** Of one file, with what is packed in it: values of any kind. A resume of 5 MB has some ten thousand. */
const mostValues = 1_000_000;

/** What may still be read of a file. */
export interface Budget {
  values: number;
}

export const newBudget = (): Budget => ({ values: mostValues });

export class StrictParser extends PDFParser {
  private readonly budget: Budget;
  /** How many keys each open dictionary has shown so far, the innermost last. */
  private readonly keys: number[] = [];
  private isValue = false;

  constructor(bytes: Uint8Array, budget: Budget) {
    super(bytes);
    this.budget = budget;
  }

  /** The object at `at`; throws where none can be read. */
  objectAt(at: number): Reading<PDFObject> {
    this.bytes.moveTo(at);
    return this.reading(this.parseObject());
  }

  /** What stands between `obj` and its `endobj`; an object without a value is null, told as `undefined`. */
  indirectObjectAt(at: number): Reading<PDFObject | undefined> {
    this.bytes.moveTo(at);
    this.skipWhitespaceAndComments();
    if (this.matchKeyword(endobj)) return this.reading(undefined);
    const value = this.parseObject();
    this.skipWhitespaceAndComments();
    if (!this.matchKeyword(endobj)) throw new UnreadablePdf('an object without an end');
    return this.reading(value);
  }

  /** The dictionary at `at`; `undefined` where something else stands. */
  dictionaryAt(at: number): PDFDict | undefined {
    this.bytes.moveTo(at);
    this.skipWhitespaceAndComments();
    const start = this.bytes.offset();
    if (!this.matchKeyword(opening)) return undefined;
    this.bytes.moveTo(start);
    return this.parseDict();
  }

  /** Where the next token at or behind `at` begins. */
  skipFrom(at: number): number {
    this.bytes.moveTo(at);
    return this.reading(undefined).end;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.budget.values -= 1;
    if (this.budget.values < 0) throw new UnreadablePdf('more than anybody reads');
    this.isValue = true;
    const object = super.parseObject(ref);
    this.isValue = false;
    return object;
  }

  protected override parseName(): PDFName {
    const innermost = this.keys.length - 1;
    if (!this.isValue && innermost >= 0) this.keys[innermost] = (this.keys[innermost] ?? 0) + 1;
    const name = super.parseName();
    if (controlInName.test(name.asString())) throw new UnreadablePdf('a control sign in a name');
    return name;
  }

  /** Of a key that stands twice, one program takes the first value and another the last. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    this.isValue = false;
    this.keys.push(0);
    const dict = super.parseDict(ref);
    if (this.keys.pop() !== dict.keys().length) throw new UnreadablePdf('a key that stands twice');
    return dict;
  }

  private reading<T>(value: T): Reading<T> {
    this.skipWhitespaceAndComments();
    return { value, end: this.bytes.offset() };
  }
}

export interface NumberedObject {
  readonly number: number;
  readonly generation: number;
  readonly object: PDFObject;
}

export interface Scan {
  readonly objects: readonly NumberedObject[];
  readonly trailers: readonly PDFDict[];
  /** Where bytes stand between the objects, from and to: tables, trailers, comments, or something of another kind. */
  readonly gaps: readonly (readonly [start: number, end: number])[];
}

/** More than any resume has. */
const mostObjects = 100_000;
const mostTrailers = 1_000;
/** Objects within streams are read once more; a hostile file makes each one end where the file does. */
const mostReadings = 3;
const longestHead = 64;
/** NUL, tab, line feed, form feed, carriage return, space: ISO 32000-2, table 1. */
const isSpace = (byte: number | undefined) =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;
const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13;
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;
const isLetter = (byte: number | undefined) =>
  byte !== undefined && (byte | 32) >= 97 && (byte | 32) <= 122;
const head = /(^|[^\d.+-])(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/;

/** Throws for an object that cannot be read. */
export function scanPdf(data: Buffer, budget: Budget): Scan {
  const parser = new StrictParser(data, budget);
  const objects: NumberedObject[] = [];
  const gaps: [number, number][] = [];
  let readTo = 0;
  let left = mostReadings * data.length + 1_024;
  for (let at = data.indexOf('obj'); at >= 0; at = data.indexOf('obj', at + 3)) {
    if (!isHead(data, at)) continue;
    const { number, generation } = numbersBefore(data, at);
    const { value, end } = parser.indirectObjectAt(at + 3);
    left -= end - at;
    if (left < 0 || objects.length >= mostObjects)
      throw new UnreadablePdf('more than anybody reads');
    if (value) objects.push({ number, generation, object: value });
    if (at > readTo) gaps.push([readTo, at]);
    readTo = Math.max(readTo, end);
  }
  gaps.push([readTo, data.length]);
  return { objects, trailers: trailersOf(data, parser), gaps };
}

/** Whether the `obj` at `at` begins an object: behind two numbers, or behind a comment that may hide one. */
function isHead(data: Buffer, at: number): boolean {
  if (isLetter(data[at + 3])) return false;
  let place = at;
  for (let numbers = 0; numbers < 2; numbers += 1) {
    const before = beforeSpaces(data, place);
    if (!isDigit(data[before.at])) return before.lineEnd && endsInComment(data, before.at);
    place = before.at;
    while (isDigit(data[place - 1])) place -= 1;
  }
  return true;
}

function beforeSpaces(data: Buffer, end: number): { at: number; lineEnd: boolean } {
  let at = end - 1;
  let lineEnd = false;
  for (; isSpace(data[at]); at -= 1) lineEnd ||= isLineEnd(data[at]);
  return { at, lineEnd };
}

function endsInComment(data: Buffer, end: number): boolean {
  for (let at = end; at >= 0 && !isLineEnd(data[at]); at -= 1) if (data[at] === 37) return true;
  return false;
}

function numbersBefore(data: Buffer, at: number): { number: number; generation: number } {
  const start = Math.max(0, at - longestHead);
  const [, before, number, generation] = head.exec(data.toString('latin1', start, at)) ?? [];
  if (before === undefined || (before === '' && start > 0))
    throw new UnreadablePdf('an object without a number');
  return { number: Number(number), generation: Number(generation) };
}

function trailersOf(data: Buffer, parser: StrictParser): PDFDict[] {
  const trailers: PDFDict[] = [];
  for (let at = data.indexOf('trailer'); at >= 0; at = data.indexOf('trailer', at + 7)) {
    const dict = parser.dictionaryAt(at + 7);
    if (dict) trailers.push(dict);
    if (trailers.length > mostTrailers) throw new UnreadablePdf('more than anybody reads');
  }
  return trailers;
}

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
