import { type CFB$Container, type CFB$Entry, parse } from 'cfb';
import type { Finding } from '#lib/platform/files/inspection/inspection';
import {
  checkFieldKinds,
  checkFields,
  checkRawFields,
  findingOf,
  isOwnDisk,
  Refusal,
  utf16,
} from '#lib/platform/files/word/rules';

/** [MS-OVBA] 2.2.1 and [MS-DOC] 2.1.9, wherever in the file they are. */
const macros =
  /^(?:macros|_?vba(?:_project)?(?:_cur)?|_vba_project.*|project(?:wm|lk)?|dir|__srp_\d+|userform\d*|wordbasic)$/i;
/** Objects of other programs, without the control sign that some begin with: [MS-OLEDS] 2.3, [MS-DOC] 2.1.5, [MS-OFORMS] 2.1. */
const objects =
  /^(?:ole10native|ole10itemname|olepres\d+|objinfo|linkinfo|lpicture|ocxname|ocxdata|contents|package|equation native|_\d{4,}|mbd[\da-f]{8})$/i;

const endOfChain = 0xfffffffe;

/** A document of Word 97 to 2003, or a newer one that Office has locked: both are compound files. */
export const checkDoc = (data: Buffer): Promise<Finding> =>
  findingOf(() => {
    if (isHeadless(data)) return 'damaged';
    const { entries, find } = openCompound(data);
    // [MS-OFFCRYPTO] 2.3.4: a locked .docx, .xlsx or .pptx alike.
    if (find('EncryptedPackage')) return 'locked';
    const stream = find('WordDocument');
    if (!stream) return 'other';
    const block = blockOf(stream);
    if (entries.some(({ name }) => macros.test(name))) return 'macros';
    if (entries.some((entry) => isObject(entry))) return 'active';
    for (const entry of entries) checkRawFields(contentOf(entry));
    // A text without its beginning is opened by no program.
    if (!block) return 'damaged';
    const table = find(block.table) ?? Buffer.alloc(0);
    const text = block.slice(table, textPair);
    if (text.length > 0) checkFields(textOf(stream, text));
    for (const pair of fieldPairs) checkFieldKinds(block.slice(table, pair));
    checkAssociated(block.slice(table, associatedPair));
    checkDrawings(block.slice(table, drawingsPair));
    if (block.slice(table, subdocumentsPair).length > 0) {
      throw new Refusal('active', 'other documents within this one');
    }
    return 'fine';
  });

/** What follows a header without a length of sectors has no beginning, and every reader gives up: [MS-CFB] 2.2. */
const isHeadless = (data: Buffer): boolean =>
  data.length < 512 || (data.readUInt16LE(30) !== 9 && data.readUInt16LE(30) !== 12);

/** Where the header leaves out what is the same in every file, some readers go on and the parser does not. In place: the bytes are the thread's own. */
function withWholeHeader(data: Buffer): Buffer {
  const isLarge = data.readUInt16LE(30) === 12;
  if (data.readUInt16LE(26) === 0) data.writeUInt16LE(isLarge ? 4 : 3, 26);
  if (data.readUInt16LE(32) === 0) data.writeUInt16LE(6, 32);
  if (data.readUInt32LE(56) === 0) data.writeUInt32LE(4096, 56);
  if (data.readUInt32LE(68) === 0 && data.readUInt32LE(72) === 0)
    data.writeUInt32LE(endOfChain, 68);
  return data;
}

/** All that the directory names, also what hangs at no storage; two of one name a reader may take for each other. */
function entriesOf({ FileIndex }: CFB$Container): readonly CFB$Entry[] {
  const entries = FileIndex.filter(({ type, name }) => type !== 0 || name !== '');
  for (const name of ['worddocument', '0table', '1table']) {
    if (entries.filter((entry) => entry.name.toLowerCase() === name).length > 1) {
      throw new Refusal('unreadable', 'two streams of one name');
    }
  }
  return entries;
}

/** `find`: the content of the stream of that name, in whatever case. */
export function openCompound(data: Buffer) {
  const entries = entriesOf(parse(withWholeHeader(data)));
  return {
    entries,
    find(name: string): Buffer | undefined {
      const found = entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
      return found && contentOf(found);
    },
  };
}

const contentOf = ({ content, size }: CFB$Entry): Buffer =>
  Buffer.from(content ?? []).subarray(0, size);

/** Word keeps a pool for objects at hand, with nothing in it. */
function isObject({ name, type, C }: CFB$Entry & { readonly C?: number }): boolean {
  if (name.toLowerCase() === 'objectpool') return type === 2 || (C ?? -1) !== -1;
  return objects.test(name.replace(/^\p{Cc}/u, ''));
}

/** Of the strings that belong to a document, which is its template: [MS-DOC] 2.9.273. */
const templateIndex = 1;
/** Of letters to many: [MS-DOC] 2.9.273, the document's data source and the header's. */
const sourceIndexes = [8, 9];

/** Throws for a template elsewhere than on the author's own disk, and for letters from a data source. */
function checkAssociated(strings: Buffer): void {
  if (strings.length < 6 || strings.readUInt16LE(0) !== 0xffff) return;
  const count = strings.readUInt16LE(2);
  const extra = strings.readUInt16LE(4);
  let at = 6;
  for (let index = 0; index < count && at + 2 <= strings.length; index += 1) {
    const bytes = strings.readUInt16LE(at) * 2;
    const text = utf16(strings.subarray(at + 2, at + 2 + bytes));
    at += 2 + bytes + extra;
    if (index === templateIndex && text !== '' && !isOwnDisk(text)) {
      throw new Refusal('active', 'a template from elsewhere');
    }
    if (sourceIndexes.includes(index) && text !== '') throw new Refusal('active', 'a data source');
  }
}

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
const fieldPairs = [16, 17, 18, 19, 20, 48, 57, 59];
export const textPair = 33;
const associatedPair = 32;
const drawingsPair = 50;
const subdocumentsPair = 54;

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

const container = 0xf;
const properties = new Set([0xf00b, 0xf121, 0xf122]);
/** The names of the pictures that fill a shape, its inside and its line, and how each of them is kept. */
const pictureNames = new Map([
  [0x105, 0x106],
  [0x187, 0x188],
  [0x1c6, 0x1c7],
]);
/** [MS-ODRAW] 2.3.23.7: linked, not kept. */
const linkFlags = 0x0c;

/** Throws for a picture that is fetched from elsewhere when it is drawn. */
function checkDrawings(drawings: Buffer): void {
  const waiting = [drawings];
  for (let records = 0; waiting.length > 0; ) {
    const area = waiting.pop() ?? Buffer.alloc(0);
    for (let at = 0; at + 8 <= area.length; records += 1) {
      if (records > 200_000) throw new Refusal('unreadable', 'too many drawings');
      const version = area.readUInt16LE(at);
      const type = area.readUInt16LE(at + 2);
      const bytes = area.readUInt32LE(at + 4);
      // Between the drawings of the text and of its headers stands one byte: [MS-DOC] 2.9.171.
      if (type < 0xf000) {
        at += 1;
        continue;
      }
      const body = area.subarray(at + 8, at + 8 + bytes);
      if ((version & 0xf) === container) waiting.push(body);
      else if (properties.has(type)) checkProperties(body, version >> 4);
      at += 8 + bytes;
    }
  }
}

function checkProperties(body: Buffer, count: number): void {
  const values = new Map<number, number>();
  const texts = new Map<number, string>();
  let end = count * 6;
  for (let at = 0; at + 6 <= Math.min(body.length, count * 6); at += 6) {
    const id = body.readUInt16LE(at);
    const value = body.readUInt32LE(at + 2);
    values.set(id & 0x3fff, value);
    if ((id & 0x8000) === 0) continue;
    if (pictureNames.has(id & 0x3fff)) {
      texts.set(id & 0x3fff, utf16(body.subarray(end, end + value)).replace(/\0.*$/s, ''));
    }
    end += value;
  }
  for (const [id, name] of texts) {
    const isLinked = ((values.get(pictureNames.get(id) ?? 0) ?? 0) & linkFlags) !== 0;
    const isElsewhere = name !== '' && !isOwnDisk(name);
    if (isElsewhere && (isLinked || /^(?:[a-z]+:)?[\\/]{2}/i.test(name))) {
      throw new Refusal('active', 'a picture from elsewhere');
    }
  }
}
