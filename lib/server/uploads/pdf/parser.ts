/** Objects of a PDF, read strictly: what two programs could read in two ways is refused. ISO 32000-2, 7.3. */
import {
  type PDFDict,
  type PDFName,
  type PDFObject,
  PDFParser,
  type PDFRef,
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
export interface Reading<T> {
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
