/** Drawings of Word 97 to 2003: [MS-ODRAW] 2.2.1 to 2.3. */
import { Refusal } from '#lib/server/uploads/word/refusal';
import { isOwnDisk } from '#lib/server/uploads/word/targets';
import { utf16 } from '#lib/server/uploads/word/utf16';

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
export function checkDrawings(drawings: Buffer): void {
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
