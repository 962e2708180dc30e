import { type CFB$Container, type CFB$Entry, parse } from 'cfb';
import type { Finding } from '#lib/server/uploads/inspection-finding';
import { checkDrawings } from '#lib/server/uploads/word/drawings';
import {
  associatedPair,
  blockOf,
  drawingsPair,
  fieldPairs,
  subdocumentsPair,
  textOf,
  textPair,
} from '#lib/server/uploads/word/fib';
import { checkFieldKinds, checkFields, checkRawFields } from '#lib/server/uploads/word/fields';
import { findingOf, Refusal } from '#lib/server/uploads/word/refusal';
import { isOwnDisk } from '#lib/server/uploads/word/targets';
import { utf16 } from '#lib/server/uploads/word/utf16';

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
