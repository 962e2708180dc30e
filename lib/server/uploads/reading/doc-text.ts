/** The text of a document of Word 97 to 2003: [MS-DOC] 2.4.1, "Retrieving Text". */
import cfb from 'cfb';
import { newWriter, type Reading } from '#lib/server/uploads/reading/reading';

const wordMagic = 0xa5ec;
/** Of Word 97; older ones keep their text in other ways. */
const oldestVersion = 0xc1;
const encrypted = 0x0100;
const secondTable = 0x0200;
/** In the File Information Block: 2.5.1. */
const at = { version: 2, flags: 10, lengths: 76, clx: 418, clxLength: 422 } as const;
const mostPieces = 20_000;

export function docText(data: Uint8Array): Reading {
  const file = cfb.read(Buffer.from(data), { type: 'buffer' });
  const stream = (name: string) => {
    const found = cfb.find(file, name);
    return found ? Buffer.from(found.content as Uint8Array) : undefined;
  };
  const word = stream('/WordDocument');
  if (!word || word.length < at.clxLength + 4 || word.readUInt16LE(0) !== wordMagic)
    return { found: 'unreadable' };
  const flags = word.readUInt16LE(at.flags);
  if (flags & encrypted) return { found: 'locked' };
  const table = stream(flags & secondTable ? '/1Table' : '/0Table');
  if (!table || word.readUInt16LE(at.version) < oldestVersion) return { found: 'unreadable' };
  const text = textOf(word, table);
  if (text === undefined) return { found: 'unreadable' };
  const writer = newWriter();
  for (const part of partsOf(word, text)) writer.write(inWords(part));
  return writer.finish();
}

/** All of it, in the order of its pieces; `undefined` where the table of pieces is broken. */
function textOf(word: Buffer, table: Buffer): string | undefined {
  const start = word.readUInt32LE(at.clx);
  const clx = table.subarray(start, start + word.readUInt32LE(at.clxLength));
  let from = 0;
  // Properties come first: 2.9.38.
  while (from + 3 <= clx.length && clx[from] === 1) from += 3 + clx.readUInt16LE(from + 1);
  if (from + 5 > clx.length || clx[from] !== 2) return undefined;
  const pieces = clx.subarray(from + 5, from + 5 + clx.readUInt32LE(from + 1));
  const count = Math.floor((pieces.length - 4) / 12);
  if (count < 1 || count > mostPieces) return undefined;
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const length = pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4);
    const place = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    // No piece is longer than the file, however often it is named.
    if (length < 0 || text.length + length > word.length) return undefined;
    const isNarrow = (place & 0x40000000) !== 0;
    const offset = isNarrow ? (place & 0x3fffffff) / 2 : place;
    const bytes = word.subarray(offset, offset + (isNarrow ? length : length * 2));
    text += (isNarrow ? windows1252 : utf16).decode(bytes);
  }
  return text;
}

const windows1252 = new TextDecoder('windows-1252');
const utf16 = new TextDecoder('utf-16le');

/** The headers, where a name often stands, what is written in boxes, and the text itself: their lengths are in the order of 2.4.1. */
function partsOf(word: Buffer, text: string): readonly string[] {
  const lengths = Array.from({ length: 8 }, (_, index) =>
    Math.max(0, word.readInt32LE(at.lengths + index * 4)),
  );
  const ends: number[] = [];
  for (const length of lengths) ends.push((ends.at(-1) ?? 0) + length);
  const part = (index: number) => text.slice(ends[index - 1] ?? 0, ends[index]);
  // Some programs note no lengths: all of it is the text then.
  if (ends.at(-1) === 0) return [text];
  return [part(2), part(0), part(6)];
}

/** What stands for something else than itself: 2.4.3, 2.8.25, 2.9.229. */
const fieldBegins = 0x13;
const fieldResult = 0x14;
const fieldEnds = 0x15;
const cellEnds = 0x07;
const nonBreakingHyphen = 0x1e;

/** Without the instructions of fields; the cells of a row in one line. */
function inWords(text: string): string {
  let words = '';
  /** Of each field that is open, whether its result has begun; and how many have not. */
  const fields: boolean[] = [];
  let instructions = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === fieldBegins) {
      fields.push(false);
      instructions += 1;
    } else if (code === fieldResult && fields.at(-1) === false) {
      fields[fields.length - 1] = true;
      instructions -= 1;
    } else if (code === fieldEnds) {
      if (fields.pop() === false) instructions -= 1;
    } else if (instructions > 0) continue;
    else if (code === nonBreakingHyphen) words += '-';
    else if (code !== cellEnds) words += text[index];
    // A row ends with one more of the same.
    else if (text.charCodeAt(index - 1) === cellEnds) words += '\n';
    else if (text.charCodeAt(index + 1) !== cellEnds) words += ' | ';
  }
  return words;
}
