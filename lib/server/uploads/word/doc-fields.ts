/** The fields of a document of Word 97 to 2003: by their text, and by the kind that is noted beside it. */
import { checkInstruction, FieldReader, fieldBegin } from '#lib/server/uploads/word/fields';
import { Refusal } from '#lib/server/uploads/word/refusal';
import { utf16 } from '#lib/server/uploads/word/utf16';

const fieldSeparator = '\u0014';
const fieldEnd = '\u0015';
const signs = new RegExp(`([${fieldBegin}${fieldSeparator}${fieldEnd}])`);

/** [MS-DOC] 2.8.25: a sign begins a field, separates its instruction from what it shows, and ends it. */
export function checkFields(text: string): void {
  const fields = new FieldReader();
  for (const piece of text.split(signs)) {
    if (piece === fieldBegin) fields.begin();
    else if (piece === fieldSeparator) fields.separate();
    else if (piece === fieldEnd) fields.end();
    else fields.text(piece, false);
  }
  fields.close();
}

/** INCLUDE, DATA, DDE, DDEAUTO, PRINT, IMPORT, LINK, EMBED, INCLUDEPICTURE, INCLUDETEXT, DATABASE, CONTROL, HTMLCONTROL: [MS-DOC] 2.9.90. */
const activeKinds = new Set([36, 40, 45, 46, 48, 55, 56, 58, 67, 68, 78, 87, 91]);

/** A list of places and of two bytes for each: what a reader may go by, whatever the text says. */
export function checkFieldKinds(list: Buffer): void {
  const count = Math.floor((list.length - 4) / 6);
  for (let index = 0; index < count; index += 1) {
    const at = (count + 1) * 4 + index * 2;
    const isBegin = ((list[at] ?? 0) & 0x1f) === 0x13;
    const kind = list[at + 1] ?? 0;
    if (isBegin && activeKinds.has(kind)) throw new Refusal('active', `a field of kind ${kind}`);
  }
}

const rawField = new RegExp(
  `${fieldBegin}[ \\t\\u00a0]*((?:DDE|DDEAUTO|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK|IMPORT|EMBED)[ "\\\\].{0,80})`,
  'gis',
);

/** In bytes of which no table says what they are: an instruction of either width behind a field's sign. */
export function checkRawFields(stream: Buffer): void {
  const texts = [stream.toString('latin1'), utf16(stream), utf16(stream.subarray(1))];
  for (const text of texts) {
    for (const [, instruction = ''] of text.matchAll(rawField)) checkInstruction(instruction);
  }
}
