/** A document of Word 97 to 2003: its streams, its text, and what in it may act. [MS-CFB] and [MS-DOC]. */
import { type CFB$Container, type CFB$Entry, parse } from 'cfb';
import type { Hold } from '#lib/platform/files/holds';
import { holdOfLink, isOwnDisk } from '#lib/platform/files/links';
import {
  checkFieldKinds,
  checkFields,
  checkRawFields,
  type Note,
  utf16,
} from '#lib/platform/files/word/fields';

/** It does not open without a password. */
export class LockedDoc extends Error {
  override name = 'LockedDoc';
}

/** [MS-OVBA] 2.2.1 and [MS-DOC] 2.1.9, wherever in the file they are. */
const macros =
  /^(?:macros|_?vba(?:_project)?(?:_cur)?|_vba_project.*|project(?:wm|lk)?|dir|__srp_\d+|userform\d*|wordbasic)$/i;
/** Objects of other programs, without the control sign that some begin with: [MS-OLEDS] 2.3, [MS-DOC] 2.1.5, [MS-OFORMS] 2.1. */
const objects =
  /^(?:ole10native|ole10itemname|olepres\d+|objinfo|linkinfo|lpicture|ocxname|ocxdata|contents|package|equation native|_\d{4,}|mbd[\da-f]{8})$/i;

/** The signs in a document; one that is not looked through to its end is unclear. */
export function checkDoc(compound: Compound): readonly Hold[] {
  const found = new Set<Hold>();
  try {
    look(compound, (hold) => found.add(hold));
  } catch {
    found.add('unclear');
  }
  return [...found];
}

function look({ entries, find }: Compound, note: Note): void {
  if (entries.some(({ name }) => macros.test(name))) note('macros');
  if (entries.some((entry) => isObject(entry))) note('object');
  for (const entry of entries) checkRawFields(contentOf(entry), note);
  for (const entry of entries)
    if (properties.test(entry.name)) checkLinkBase(contentOf(entry), note);
  for (const name of ['worddocument', '0table', '1table']) {
    // Some readers take the first of two, others the last.
    if (entries.filter((entry) => entry.name.toLowerCase() === name).length > 1) note('unclear');
  }
  const stream = find('WordDocument') ?? Buffer.alloc(0);
  const block = blockOf(stream);
  // Word 95 keeps its macros within the text.
  if (!block) {
    note('unclear');
    return;
  }
  const table = find(block.table) ?? Buffer.alloc(0);
  const text = block.slice(table, textPair);
  if (text.length > 0) checkFields(textOf(stream, text), note);
  for (const pair of fieldPairs) checkFieldKinds(block.slice(table, pair), note);
  checkAssociated(block.slice(table, associatedPair), note);
  // A picture that is fetched has its address there; so has one that is a link, which is held with it.
  const drawings = block.slice(table, drawingsPair);
  if ([drawings, drawings.subarray(1)].some((each) => elsewhere.test(utf16(each)))) note('fetches');
  if (block.slice(table, subdocumentsPair).length > 0) note('object');
}

const properties = /documentsummaryinformation$/i;
const linkBase = '_PID_LINKBASE';
const longestBase = /[^\0]{3,2048}/g;

/** Short names become links to this place: [MS-OSHARED] 2.3.3.1.20 has it as text of two bytes a letter. */
function checkLinkBase(data: Buffer, note: Note): void {
  if (!data.includes(linkBase, 0, 'latin1') && !data.includes(linkBase, 0, 'utf16le')) return;
  for (const bytes of [data, data.subarray(1)])
    for (const [text] of utf16(bytes).matchAll(longestBase)) {
      const hold = holdOfLink(`${text}/`);
      if (hold) note(hold);
    }
}

const elsewhere = /https?:\/\/|ftp:\/\/|file:\/\/[^/]|\\\\[\w.]/i;

/** Without a length of sectors a header has nothing behind it, and every reader gives up: [MS-CFB] 2.2. */
export const isHeadless = (data: Buffer): boolean =>
  data.length < 512 || (data.readUInt16LE(30) !== 9 && data.readUInt16LE(30) !== 12);

const endOfChain = 0xfffffffe;

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

/** All that the directory names, also what hangs at no storage. */
const entriesOf = ({ FileIndex }: CFB$Container): readonly CFB$Entry[] =>
  FileIndex.filter(({ type, name }) => type !== 0 || name !== '');

type Compound = ReturnType<typeof openCompound>;

/** `find`: the content of the stream of that name, in whatever case. Throws for what no reader opens. */
export function openCompound(data: Buffer) {
  if (isHeadless(data)) throw new Error('a compound file without its header');
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

/** The index of the template among the associated strings: [MS-DOC] 2.9.273. */
const templateIndex = 1;
/** Indexes of a mail merge: [MS-DOC] 2.9.273, the document's data source and the header's. */
const sourceIndexes = [8, 9];

/** Notes a template elsewhere than on the author's own disk, and letters from a data source. */
function checkAssociated(strings: Buffer, note: Note): void {
  if (strings.length < 6 || strings.readUInt16LE(0) !== 0xffff) return;
  const count = strings.readUInt16LE(2);
  const extra = strings.readUInt16LE(4);
  let at = 6;
  for (let index = 0; index < count && at + 2 <= strings.length; index += 1) {
    const bytes = strings.readUInt16LE(at) * 2;
    const text = utf16(strings.subarray(at + 2, at + 2 + bytes));
    at += 2 + bytes + extra;
    const isFine = index === templateIndex ? text === '' || isOwnDisk(text) : text === '';
    if (!isFine && (index === templateIndex || sourceIndexes.includes(index))) note('fetches');
  }
}

const wordMagic = 0xa5ec;
const flagsAt = 10;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;
const pairsAt = 154;

/** `undefined` where Word 97 or newer takes this for no document. Throws for a locked one. */
export function blockOf(stream: Buffer) {
  if (stream.length < flagsAt + 2) return undefined;
  if (stream.readUInt16LE(0) !== wordMagic) return undefined;
  const flags = stream.readUInt16LE(flagsAt);
  if ((flags & encryptedFlag) !== 0) throw new LockedDoc('encrypted');
  const pairs = stream.length > pairsAt ? stream.readUInt16LE(pairsAt - 2) : 0;
  return {
    table: (flags & secondTableFlag) === 0 ? '0Table' : '1Table',
    /** It is empty where the pair points nowhere. */
    slice(table: Buffer, pair: number): Buffer {
      const at = pairsAt + pair * 8;
      if (pair >= pairs || at + 8 > stream.length) return Buffer.alloc(0);
      const [start, bytes] = [stream.readUInt32LE(at), stream.readUInt32LE(at + 4)];
      if (bytes === 0) return Buffer.alloc(0);
      if (start + bytes > table.length) throw new Error('a table cut off');
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

/** The text of all stories in sequence, from the piece table: [MS-DOC] 2.8.35 and 2.9.38. */
export function textOf(stream: Buffer, clx: Buffer): string {
  let at = 0;
  // Properties come before the pieces.
  while (at + 3 <= clx.length && clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== 2) throw new Error('no pieces of text');
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
      throw new Error('a piece of text beyond its stream');
    }
    const piece = stream.subarray(start, start + size);
    texts.push(isNarrow ? windows1252.decode(piece) : utf16(piece));
  }
  return texts.join('');
}
