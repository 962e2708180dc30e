/** Where a document of Word 97 to 2003 keeps what: [MS-DOC] 2.5, the File Information Block. */
import { Refusal } from '#lib/server/uploads/word/refusal';
import { utf16 } from '#lib/server/uploads/word/utf16';

const wordMagic = 0xa5ec;
/** Of Word 6 and 95, which keep their macros within the text's stream. */
const olderMagics = [0xa5dc, 0xa59b, 0xa699, 0xa5db];
const flagsAt = 10;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;
const pairsAt = 154;

/** `undefined` where no program takes this for a document. Throws for a locked one and for one older than Word 97. */
export function blockOf(stream: Buffer) {
  if (stream.length < flagsAt + 2) return undefined;
  const magic = stream.readUInt16LE(0);
  if (olderMagics.includes(magic)) throw new Refusal('unreadable', 'of Word 95 or older');
  if (magic !== wordMagic) return undefined;
  const flags = stream.readUInt16LE(flagsAt);
  if ((flags & encryptedFlag) !== 0) throw new Refusal('locked', 'encrypted');
  const pairs = stream.length > pairsAt ? stream.readUInt16LE(pairsAt - 2) : 0;
  return {
    table: (flags & secondTableFlag) === 0 ? '0Table' : '1Table',
    /** What a pair of the block points to in the table's stream; empty where it points nowhere. */
    slice(table: Buffer, pair: number): Buffer {
      const at = pairsAt + pair * 8;
      if (pair >= pairs || at + 8 > stream.length) return Buffer.alloc(0);
      const [start, bytes] = [stream.readUInt32LE(at), stream.readUInt32LE(at + 4)];
      if (bytes === 0) return Buffer.alloc(0);
      if (start + bytes > table.length) throw new Refusal('unreadable', 'a table cut off');
      return table.subarray(start, start + bytes);
    },
  };
}

/** [MS-DOC] 2.5.6: the pairs that lead to fields, in each of the stories of a document. */
export const fieldPairs = [16, 17, 18, 19, 20, 48, 57, 59];
export const textPair = 33;
export const associatedPair = 32;
export const drawingsPair = 50;
export const subdocumentsPair = 54;

const windows1252 = new TextDecoder('windows-1252');

/** Of all stories one behind the other, from its pieces: [MS-DOC] 2.8.35 and 2.9.38. */
export function textOf(stream: Buffer, clx: Buffer): string {
  let at = 0;
  // Properties come before the pieces.
  while (at + 3 <= clx.length && clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== 2) throw new Refusal('unreadable', 'no pieces of text');
  const bytes = clx.readUInt32LE(at + 1);
  const pieces = clx.subarray(at + 5, at + 5 + bytes);
  const count = Math.floor((pieces.length - 4) / 12);
  const texts: string[] = [];
  let left = stream.length;
  for (let index = 0; index < count; index += 1) {
    const length = pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4);
    const place = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isNarrow = (place & 0x40000000) !== 0;
    const start = isNarrow ? (place & 0x3fffffff) / 2 : place & 0x3fffffff;
    const size = length * (isNarrow ? 1 : 2);
    left -= size;
    // Pieces that use the same bytes again and again are a bomb.
    if (length < 0 || left < 0 || start + size > stream.length) {
      throw new Refusal('unreadable', 'a piece of text beyond its stream');
    }
    const piece = stream.subarray(start, start + size);
    texts.push(isNarrow ? windows1252.decode(piece) : utf16(piece));
  }
  return texts.join('');
}
