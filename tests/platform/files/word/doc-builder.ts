/** Documents of Word 97 to 2003, with the tables that lead to their text and fields: [MS-DOC] 2. */
import { utils, write } from 'cfb';
import { doubleWords, words } from '#tests/platform/files/samples';

interface Content {
  readonly text?: string;
  /** The pieces of the text, or all in one, are given. */
  readonly pieces?: readonly string[];
  /** Two bytes a letter, as a piece with other letters than those of Latin-1 has in any case. */
  readonly wide?: boolean;
  /** By their kind, as noted beside the text. */
  readonly fieldKinds?: readonly number[];
  readonly template?: string;
  readonly drawings?: Buffer;
  readonly flags?: number;
  readonly magic?: number;
  readonly streams?: Readonly<Record<string, Buffer>>;
}

const pairs = 93;
const textAt = 2048;

export const begin = '\u0013';
const separate = '\u0014';
export const end = '\u0015';
export const fieldText = (instruction: string, shown = 'x') =>
  `${begin}${instruction}${separate}${shown}${end}`;

export function word97(content: Content = {}): Buffer {
  const texts = content.pieces ?? [content.text ?? 'Meena Iyer, accountant\r'];
  const pieces = texts.map((text) => {
    const isWide = content.wide === true || /[^\0-\xff]/.test(text);
    return {
      isWide,
      length: text.length,
      bytes: Buffer.from(text, isWide ? 'utf16le' : 'latin1'),
    };
  });
  const tables: Buffer[] = [Buffer.alloc(64)];
  const stream = Buffer.alloc(textAt);
  stream.writeUInt16LE(content.magic ?? 0xa5ec, 0);
  stream.writeUInt16LE(0xc1, 2);
  stream.writeUInt16LE(0x0200 | (content.flags ?? 0), 10);
  stream.writeUInt16LE(14, 32);
  stream.writeUInt16LE(22, 62);
  stream.writeUInt16LE(pairs, 152);
  const point = (pair: number, data: Buffer) => {
    const at = Buffer.concat(tables).length;
    tables.push(data);
    doubleWords(at, data.length).copy(stream, 154 + pair * 8);
  };
  stream.writeInt32LE(
    pieces.reduce((sum, { length }) => sum + length, 0),
    76,
  );
  point(33, clxOf(pieces));
  if (content.fieldKinds) point(16, fieldsOf(content.fieldKinds));
  if (content.template !== undefined) point(32, stringsOf(['', content.template]));
  if (content.drawings) point(50, content.drawings);
  const filler = Buffer.alloc(4096);
  return compound({
    WordDocument: Buffer.concat([stream, ...pieces.map(({ bytes }) => bytes), filler]),
    '1Table': Buffer.concat([...tables, filler]),
    ...content.streams,
  });
}

/** A compound file: [MS-CFB]. Path and content of each stream. */
export function compound(streams: Readonly<Record<string, Buffer>>): Buffer {
  const file = utils.cfb_new();
  for (const [path, data] of Object.entries(streams)) utils.cfb_add(file, `/${path}`, data);
  utils.cfb_del(file, '/\u0001Sh33tJ5');
  return Buffer.from(write(file, { type: 'buffer' }));
}

interface Piece {
  readonly isWide: boolean;
  readonly length: number;
  readonly bytes: Buffer;
}

function clxOf(pieces: readonly Piece[]): Buffer {
  const places = [0];
  const bodies: Buffer[] = [];
  let at = textAt;
  for (const { isWide, length, bytes } of pieces) {
    bodies.push(words(0), doubleWords(isWide ? at : ((at * 2) | 0x40000000) >>> 0), words(0));
    at += bytes.length;
    places.push((places.at(-1) ?? 0) + length);
  }
  const table = Buffer.concat([doubleWords(...places), ...bodies]);
  return Buffer.concat([Buffer.from([2]), doubleWords(table.length), table]);
}

function fieldsOf(kinds: readonly number[]): Buffer {
  const places = Buffer.alloc((kinds.length * 2 + 1) * 4);
  return Buffer.concat([places, Buffer.from(kinds.flatMap((kind) => [0x13, kind, 0x15, 0x80]))]);
}

const stringsOf = (strings: readonly string[]): Buffer =>
  Buffer.concat([
    words(0xffff, strings.length, 0),
    ...strings.flatMap((text) => [words(text.length), Buffer.from(text, 'utf16le')]),
  ]);

/** A shape that is filled with a picture of this name: [MS-ODRAW] 2.3.23.5. */
export function drawingOf(name: string, flags: number): Buffer {
  const text = Buffer.from(`${name}\0`, 'utf16le');
  const linked = [words(0x105 | 0x8000), doubleWords(text.length)];
  const stored = [words(0x106), doubleWords(flags)];
  const properties = Buffer.concat([...linked, ...stored, text]);
  const shape = record(0xf004, 0xf, record(0xf00b, 0x23, properties));
  return record(0xf002, 0xf, shape);
}

const record = (type: number, version: number, body: Buffer): Buffer =>
  Buffer.concat([words(version, type), doubleWords(body.length), body]);

/** The properties of a document whose short links begin at `base`, as Word stores them: [MS-OSHARED] 2.3.3.1.20. */
export const propertiesBasedAt = (base: string): Buffer =>
  Buffer.concat([
    Buffer.alloc(48),
    doubleWords(2, 14),
    Buffer.from('_PID_LINKBASE\0'),
    // A blob: its length, then text of two bytes a letter.
    doubleWords(65, base.length * 2 + 2),
    Buffer.from(`${base}\0`, 'utf16le'),
    Buffer.alloc(64),
  ]);
