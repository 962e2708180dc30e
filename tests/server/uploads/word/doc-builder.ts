/** Documents of Word 97 to 2003, with the tables that lead to their text and fields: [MS-DOC] 2. */
import { utils, write } from 'cfb';

interface Content {
  /** With its fields' signs. */
  readonly text?: string;
  /** Of the pieces of the text, or all in one. */
  readonly pieces?: readonly string[];
  /** Two bytes a letter, as a piece with other letters than those of Latin-1 has in any case. */
  readonly wide?: boolean;
  /** By their kind, as noted beside the text. */
  readonly fieldKinds?: readonly number[];
  readonly template?: string;
  readonly drawings?: Buffer;
  readonly flags?: number;
  readonly magic?: number;
  /** Path and content of each. */
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
      letters: text.length,
      bytes: Buffer.from(text, isWide ? 'utf16le' : 'latin1'),
    };
  });
  const table = new Table();
  const stream = Buffer.alloc(textAt);
  stream.writeUInt16LE(content.magic ?? 0xa5ec, 0);
  stream.writeUInt16LE(0xc1, 2);
  stream.writeUInt16LE(0x0200 | (content.flags ?? 0), 10);
  stream.writeUInt16LE(14, 32);
  stream.writeUInt16LE(22, 62);
  stream.writeUInt16LE(pairs, 152);
  const point = (pair: number, data: Buffer) => {
    const at = table.add(data);
    stream.writeUInt32LE(at, 154 + pair * 8);
    stream.writeUInt32LE(data.length, 158 + pair * 8);
  };
  stream.writeInt32LE(
    pieces.reduce((sum, { letters }) => sum + letters, 0),
    76,
  );
  point(33, clxOf(pieces));
  if (content.fieldKinds) point(16, fieldsOf(content.fieldKinds));
  if (content.template !== undefined) point(32, stringsOf(['', content.template]));
  if (content.drawings) point(50, content.drawings);
  const filler = Buffer.alloc(4096);
  return compound({
    WordDocument: Buffer.concat([stream, ...pieces.map(({ bytes }) => bytes), filler]),
    '1Table': Buffer.concat([table.data(), filler]),
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

class Table {
  readonly #parts: Buffer[] = [Buffer.alloc(64)];
  #bytes = 64;
  add(data: Buffer): number {
    const at = this.#bytes;
    this.#parts.push(data);
    this.#bytes += data.length;
    return at;
  }
  data(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

interface Piece {
  readonly isWide: boolean;
  readonly letters: number;
  readonly bytes: Buffer;
}

function clxOf(pieces: readonly Piece[]): Buffer {
  const places = Buffer.alloc((pieces.length + 1) * 4);
  const bodies = Buffer.alloc(pieces.length * 8);
  let [at, sign] = [textAt, 0];
  pieces.forEach(({ isWide, letters, bytes }, index) => {
    bodies.writeUInt32LE(isWide ? at : ((at * 2) | 0x40000000) >>> 0, index * 8 + 2);
    at += bytes.length;
    sign += letters;
    places.writeUInt32LE(sign, (index + 1) * 4);
  });
  const head = Buffer.alloc(5);
  head.writeUInt8(2, 0);
  head.writeUInt32LE(places.length + bodies.length, 1);
  return Buffer.concat([head, places, bodies]);
}

function fieldsOf(kinds: readonly number[]): Buffer {
  const places = Buffer.alloc((kinds.length * 2 + 1) * 4);
  return Buffer.concat([places, Buffer.from(kinds.flatMap((kind) => [0x13, kind, 0x15, 0x80]))]);
}

function stringsOf(strings: readonly string[]): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(0xffff, 0);
  head.writeUInt16LE(strings.length, 2);
  const texts = strings.map((text) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length, 0);
    return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
  });
  return Buffer.concat([head, ...texts]);
}

/** A shape that is filled with a picture of this name: [MS-ODRAW] 2.3.23.5. */
export function drawingOf(name: string, flags: number): Buffer {
  const text = Buffer.from(`${name}\0`, 'utf16le');
  const properties = Buffer.alloc(12);
  properties.writeUInt16LE(0x105 | 0x8000, 0);
  properties.writeUInt32LE(text.length, 2);
  properties.writeUInt16LE(0x106, 6);
  properties.writeUInt32LE(flags, 8);
  const shape = record(0xf004, 0xf, record(0xf00b, 0x23, Buffer.concat([properties, text])));
  return record(0xf002, 0xf, shape);
}

function record(type: number, version: number, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
