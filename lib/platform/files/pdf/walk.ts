/**
 * Every object of a PDF, wherever it is in the bytes: what no table leads to, another reader finds. Read strictly:
 * what two programs could read in two ways is not walked. ISO 32000-2, 7.3 and 7.5.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

class Unwalked extends Error {
  override name = 'Unwalked';
}

/** A resume of 5 MB has some ten thousand values. */
const mostValues = 1_000_000;
const mostObjects = 100_000;
/** Objects within streams are read once more; a hostile file makes each one end where the file does. */
const mostReadings = 3;
const mostTrailers = 1_000;
/** The limit of all object streams together. */
const mostUnpackedBytes = 16 * 1024 * 1024;
const blockBytes = 64 * 1024;
/** A line end before `endstream` that the length does not count. */
const lineEndBytes = 2;
/** A reference to a reference to …: more than anybody writes. */
const longestChain = 8;
const mostLookups = 1_000_000;

interface NumberedObject {
  readonly number: number;
  readonly object: PDFObject;
}

export interface WalkedPdf {
  readonly objects: readonly PDFObject[];
  /** All that a value may stand for: itself, or each object that has the number it refers to. */
  resolve(value: PDFObject | undefined): readonly PDFObject[];
  /** The bytes between objects, from and to. */
  readonly gaps: readonly (readonly [start: number, end: number])[];
}

interface Budget {
  values: number;
  unpacked: number;
}

/** Throws where the file cannot be read to its end. */
export async function walkPdf(data: Buffer): Promise<WalkedPdf> {
  const budget = { values: mostValues, unpacked: mostUnpackedBytes };
  const { objects, trailers, gaps } = scan(data, budget);
  const resolve = resolverOf(objects);
  const streams = objects.flatMap(({ object }) => (isObjectStream(object) ? [object] : []));
  const heads = [...trailers, ...objects.flatMap(({ object }) => dictOf(object) ?? [])];
  const isEncrypted = heads.some((dict) => resolve(entryOf(dict, 'Encrypt')).some(isSomething));
  const packed = isEncrypted
    ? await decryptedObjects(data, objects, streams)
    : streams.flatMap((stream) => unpackObjects(stream, resolve, budget));
  const all = [...objects, ...packed];
  return {
    objects: [...all.map(({ object }) => object), ...trailers],
    resolve: resolverOf(all),
    gaps,
  };
}

function scan(data: Buffer, budget: Budget) {
  const parser = new StrictParser(data, budget);
  const objects: NumberedObject[] = [];
  const gaps: [number, number][] = [];
  let readTo = 0;
  let left = mostReadings * data.length + 1_024;
  for (let at = data.indexOf('obj'); at >= 0; at = data.indexOf('obj', at + 3)) {
    if (!isHead(data, at)) continue;
    const number = numberBefore(data, at);
    const { value, end } = parser.indirectObjectAt(at + 3);
    left -= end - at;
    if (left < 0 || objects.length >= mostObjects) throw new Unwalked('more than anybody reads');
    if (value) objects.push({ number, object: value });
    if (at > readTo) gaps.push([readTo, at]);
    readTo = Math.max(readTo, end);
  }
  gaps.push([readTo, data.length]);
  const trailers: PDFDict[] = [];
  for (let at = data.indexOf('trailer'); at >= 0; at = data.indexOf('trailer', at + 7)) {
    const dict = parser.dictionaryAt(at + 7);
    if (dict) trailers.push(dict);
    if (trailers.length > mostTrailers) throw new Unwalked('more than anybody reads');
  }
  return { objects, trailers, gaps };
}

const isSpace = (byte: number | undefined): boolean =>
  byte !== undefined && [0, 9, 10, 12, 13, 32].includes(byte);
const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13;
const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 48 && byte <= 57;
const isLetter = (byte = 0): boolean => (byte | 32) >= 97 && (byte | 32) <= 122;
/** Two numbers before `obj`. */
const longestHead = 64;
const head = /(^|[^\d.+-])(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/;

/** Whether the `obj` at `at` begins an object: behind two numbers, or behind a comment that may hide one. */
function isHead(data: Buffer, at: number): boolean {
  if (isLetter(data[at + 3])) return false;
  let place = at;
  for (let numbers = 0; numbers < 2; numbers += 1) {
    let end = place - 1;
    let lineEnd = false;
    for (; isSpace(data[end]); end -= 1) lineEnd ||= isLineEnd(data[end]);
    if (!isDigit(data[end])) return lineEnd && endsInComment(data, end);
    place = end;
    while (isDigit(data[place - 1])) place -= 1;
  }
  return true;
}

function endsInComment(data: Buffer, end: number): boolean {
  for (let at = end; at >= 0 && !isLineEnd(data[at]); at -= 1) if (data[at] === 37) return true;
  return false;
}

function numberBefore(data: Buffer, at: number): number {
  const start = Math.max(0, at - longestHead);
  const [, before, number] = head.exec(data.toString('latin1', start, at)) ?? [];
  if (before === undefined || (before === '' && start > 0))
    throw new Unwalked('an object without a number');
  return Number(number);
}

const bytesOf = (keyword: string) => [...Buffer.from(keyword)];
const endobj = bytesOf('endobj');
const opening = bytesOf('<<');
const greaterThan = 62;
const lessThan = 60;
/** A program written in C ends a name at the first of them. */
const controlInName = /#[01][\da-f]/i;

class StrictParser extends PDFParser {
  private readonly budget: Budget;

  constructor(bytes: Uint8Array, budget: Budget) {
    super(bytes);
    this.budget = budget;
  }

  objectAt(at: number) {
    this.bytes.moveTo(at);
    return this.reading(this.parseObject());
  }

  /** An object without a value is null, given as `undefined`. */
  indirectObjectAt(at: number): { readonly value: PDFObject | undefined; readonly end: number } {
    this.bytes.moveTo(at);
    this.skipWhitespaceAndComments();
    if (this.matchKeyword(endobj)) return this.reading(undefined);
    const value = this.parseObject();
    this.skipWhitespaceAndComments();
    if (!this.matchKeyword(endobj)) throw new Unwalked('an object without an end');
    return this.reading(value);
  }

  dictionaryAt(at: number): PDFDict | undefined {
    const start = this.skipFrom(at);
    if (!this.matchKeyword(opening)) return undefined;
    this.bytes.moveTo(start);
    return this.parseDict();
  }

  skipFrom(at: number): number {
    this.bytes.moveTo(at);
    return this.reading(undefined).end;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.budget.values -= 1;
    if (this.budget.values < 0) throw new Unwalked('more than anybody reads');
    return super.parseObject(ref);
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    if (controlInName.test(name.asString())) throw new Unwalked('a control sign in a name');
    return name;
  }

  /** A key with two values is refused: one program takes the first and another the last. */
  protected override parseDict(): PDFDict {
    for (const _ of '<<') this.bytes.assertNext(lessThan);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    while (this.bytes.peek() !== greaterThan) {
      const key = this.parseName();
      const value = this.parseObject();
      if ((entries.get(key) ?? value).toString() !== value.toString())
        throw new Unwalked('a key with two values');
      entries.set(key, value);
      this.skipWhitespaceAndComments();
    }
    for (const _ of '>>') this.bytes.assertNext(greaterThan);
    return PDFDict.fromMapWithContext(entries, this.context);
  }

  private reading<T>(value: T) {
    this.skipWhitespaceAndComments();
    return { value, end: this.bytes.offset() };
  }
}

/** Whether a reader would look for objects in it: what is called so, and what has the entries of one. */
function isObjectStream(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  return nameOf(entryOf(object.dict, 'Type')) === 'ObjStm' || !!entryOf(object.dict, 'First');
}

type Resolve = WalkedPdf['resolve'];

function unpackObjects(stream: PDFRawStream, resolve: Resolve, budget: Budget): NumberedObject[] {
  const { dict, contents } = stream;
  const [length, first, count] = ['Length', 'First', 'N'].map((key) => {
    const [value, ...others] = resolve(entryOf(dict, key));
    if (!(value instanceof PDFNumber) || others.some((each) => each.toString() !== String(value)))
      throw new Unwalked(`no number at ${key}`);
    return value.asNumber();
  }) as [number, number, number];
  if (length < contents.length || length > contents.length + lineEndBytes)
    throw new Unwalked('an object stream of another length than it tells');
  const data = unpack(stream, budget);
  const list = Buffer.from(data.subarray(0, first))
    .toString('latin1')
    .replace(/%[^\r\n]*/g, ' ');
  const pairs = /^[\0\t\n\f\r \d]*$/.test(list) ? (list.match(/\d+/g) ?? []).map(Number) : [];
  if (pairs.length !== 2 * count) throw new Unwalked('no list of objects');
  const parser = new StrictParser(data, budget);
  let end = first;
  const objects = Array.from({ length: count }, (_, index) => {
    const [number = 0, offset = 0] = pairs.slice(2 * index, 2 * index + 2);
    // Sequential readers and readers that follow the cross-reference table must read the same.
    if (parser.skipFrom(end) !== parser.skipFrom(first + offset))
      throw new Unwalked('objects that overlap');
    const { value, end: after } = parser.objectAt(first + offset);
    if (value instanceof PDFStream) throw new Unwalked('a stream within a stream');
    end = after;
    return { number, object: value };
  });
  if (parser.skipFrom(end) < data.length) throw new Unwalked('more than the list says');
  return objects;
}

/** The library undoes no predictors, and nobody writes one here. */
function unpack({ dict, contents }: PDFRawStream, budget: Budget): Uint8Array {
  const isOther = ['DecodeParms', 'F', 'DP', 'FFilter'].some((key) => entryOf(dict, key));
  const filter = entryOf(dict, 'Filter');
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  if (isOther || filters.some((each) => each && !(each instanceof PDFName)))
    throw new Unwalked('an object stream packed as nobody does');
  const stream = decodePDFRawStream(PDFRawStream.of(dict, contents));
  const blocks: Uint8Array[] = [];
  for (;;) {
    const block = stream.getBytes(blockBytes);
    if (block.length === 0) return Buffer.concat(blocks);
    budget.unpacked -= block.length;
    if (budget.unpacked < 0) throw new Unwalked('more than anybody unpacks');
    blocks.push(Uint8Array.from(block));
  }
}

/**
 * The file opens without a password. The library passes over what it cannot read, and holds one object a number:
 * where more were packed than it holds, some are not walked.
 */
async function decryptedObjects(
  data: Buffer,
  plain: readonly NumberedObject[],
  streams: readonly PDFRawStream[],
): Promise<NumberedObject[]> {
  const { context } = await PDFDocument.load(data, {
    password: '',
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const numbers = new Set(plain.map(({ number }) => number));
  const objects = context
    .enumerateIndirectObjects()
    .map(([{ objectNumber: number }, object]) => ({ number, object }));
  const packed = objects.filter(({ number }) => !numbers.has(number)).length;
  const count = streams.reduce((sum, { dict }) => sum + Number(entryOf(dict, 'N')), 0);
  if (!(count <= packed)) throw new Unwalked('packed objects that are not there');
  return objects;
}

function resolverOf(objects: readonly NumberedObject[]): Resolve {
  const versions = Map.groupBy(objects, ({ number }) => number);
  let lookups = 0;
  function resolve(value: PDFObject | undefined, depth = 0): readonly PDFObject[] {
    if (value === undefined) return [];
    if (!(value instanceof PDFRef)) return [value];
    if (depth > longestChain) throw new Unwalked('references without an end');
    const found = versions.get(value.objectNumber) ?? [];
    lookups += 1 + found.length;
    if (lookups > mostLookups) throw new Unwalked('more than anybody reads');
    return found.flatMap(({ object }) => resolve(object, depth + 1));
  }
  return (value) => resolve(value);
}

const isSomething = (object: PDFObject): boolean => object !== PDFNull;

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

/** Each dictionary within an object, its own first; what it only refers to is elsewhere. */
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
