import { Refusal } from '#lib/server/uploads/word/refusal';
import { isOwnDisk } from '#lib/server/uploads/word/targets';
import { utf16 } from '#lib/server/uploads/word/utf16';

/** Of the strings that belong to a document, which is its template: [MS-DOC] 2.9.273. */
const templateIndex = 1;
/** Of letters to many: [MS-DOC] 2.9.273, the document's data source and the header's. */
const sourceIndexes = [8, 9];

/** Throws for a template elsewhere than on the author's own disk, and for letters from a data source. */
export function checkAssociated(strings: Buffer): void {
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
