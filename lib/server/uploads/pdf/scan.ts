/** Every object that stands in the bytes of a PDF, wherever its tables point: a program that repairs a file reads so. */
import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { type Budget, StrictParser, UnreadablePdf } from '#lib/server/uploads/pdf/parser';

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
