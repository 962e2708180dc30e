/** Fields of a Word document by their instructions: ECMA-376 part 1, 17.16, and what Word knows besides. */
import type { Hold } from '#lib/platform/files/holds';
import { holdOfLink } from '#lib/platform/files/links';

export type Note = (hold: Hold) => void;

/** Is in an instruction where another field begins, as in the binary format. */
const fieldBegin = '\u0013';

/** They count, date, number, refer and format within the document. */
const harmless = new Set([
  ...['PAGE', 'NUMPAGES', 'SECTION', 'SECTIONPAGES', 'PAGEREF', 'NOTEREF', 'FTNREF', 'REF'],
  ...['STYLEREF', 'SEQ', 'TOC', 'TC', 'TA', 'TOA', 'XE', 'INDEX', 'LISTNUM', 'AUTONUM'],
  ...['AUTONUMLGL', 'AUTONUMOUT', 'DATE', 'TIME', 'CREATEDATE', 'SAVEDATE', 'PRINTDATE'],
  ...['EDITTIME', 'AUTHOR', 'LASTSAVEDBY', 'TITLE', 'SUBJECT', 'KEYWORDS', 'COMMENTS', 'INFO'],
  ...['DOCPROPERTY', 'DOCVARIABLE', 'FILENAME', 'FILESIZE', 'NUMWORDS', 'NUMCHARS', 'REVNUM'],
  ...['TEMPLATE', 'USERNAME', 'USERINITIALS', 'USERADDRESS', 'FORMTEXT', 'FORMCHECKBOX'],
  ...['FORMDROPDOWN', 'IF', 'COMPARE', 'QUOTE', 'SET', 'SYMBOL', 'EQ', 'ADVANCE', 'SHAPE'],
  ...['GOTOBUTTON', 'MERGEFIELD', 'CITATION', 'BIBLIOGRAPHY', 'ADDIN', 'PRIVATE', 'BARCODE'],
  ...['DISPLAYBARCODE', 'MERGEBARCODE', 'AUTOTEXT', 'AUTOTEXTLIST', 'DOCTYPE'],
  ...['BIDIOUTLINE', 'PERMSTART', 'PERMEND', 'HYPERLINK', '='],
]);
/** Templates of Word mark with these what is to be written over: a command that does not exist. */
const placeholder = /^MACROBUTTON\s+(?:NoMacro|DoFieldClick)\b/i;
/** Pictures of OLE show by this field; their object is judged by itself. */
const shownObject = /^EMBED\s+(?:StaticMetafile|StaticDib|PBrush|Paint\.Picture)\b/i;
/** In a text where no field says where it begins. */
const loose =
  /\b(?:DDE(?:AUTO)?|INCLUDE(?:PICTURE|TEXT)?|LINK|EMBED|IMPORT|DATABASE|MACROBUTTON|HTMLCONTROL|HTMLACTIVEX|PRINT|RD)\s+["\\\w]/;

/** Notes an instruction that runs, fetches or embeds something, or of which nobody knows what it does. */
function judge(instruction: string, note: Note): void {
  const text = instruction.replace(/[\p{Cc}\p{Cf}\s\u00a0]+/gu, (blank) =>
    blank.includes(fieldBegin) ? fieldBegin : ' ',
  );
  const words = text.trim();
  if (words === '' || placeholder.test(words) || shownObject.test(words)) return;
  const name = words.startsWith('=') ? '=' : (/^[^\s"\\]+/.exec(words)?.[0] ?? '').toUpperCase();
  // A name that another field gives is known when it is too late.
  if (!harmless.has(name)) note(name.startsWith('MACRO') ? 'macros' : 'fetches');
  if (name !== 'HYPERLINK') return;
  // `HYPERLINK "https://…" \l "place" \o "shown"`, `HYPERLINK \l "place"`.
  const [, quoted, bare] =
    /^\s*(?:"([^"]*)"?|([^\s\\"][^\s"]*))?/.exec(words.slice(name.length)) ?? [];
  const target = (quoted ?? bare ?? '').replaceAll('\\\\', '\\');
  const hold = target.includes(fieldBegin) ? 'launch' : holdOfLink(target);
  if (hold) note(hold);
}

interface OpenField {
  instruction: string;
  state: 'instruction' | 'result';
}

/** The fields of one part, opened and closed over as many runs as there may be, one within another. */
export class FieldReader {
  readonly #open: OpenField[] = [];
  readonly #note: Note;
  #loose = '';

  constructor(note: Note) {
    this.#note = note;
  }

  begin(): void {
    for (const field of this.#open) field.instruction += fieldBegin;
    this.#open.push({ instruction: '', state: 'instruction' });
    if (this.#open.length > 100) throw new Error('a hundred fields in each other');
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (!field) return;
    if (field.state === 'instruction') judge(field.instruction, this.#note);
    field.state = 'result';
  }

  end(): void {
    const field = this.#open.pop();
    if (field?.state === 'instruction') judge(field.instruction, this.#note);
  }

  /** Adds the text of a run; the result of a field may be part of another field's instruction. */
  text(text: string, isInstruction: boolean): void {
    let isTaken = false;
    for (const field of this.#open) {
      if (field.state !== 'instruction') continue;
      isTaken = true;
      if (field.instruction.length < 100_000) field.instruction += text;
    }
    if (isInstruction && !isTaken && this.#loose.length < 1_000_000) this.#loose += text;
  }

  close(): void {
    while (this.#open.length > 0) this.end();
    if (loose.test(this.#loose)) this.#note('fetches');
  }
}

const fieldSeparator = '\u0014';
const fieldEnd = '\u0015';
const fieldSigns = new RegExp(`([${fieldBegin}${fieldSeparator}${fieldEnd}])`);

/**
 * The fields of a document of Word 97 to 2003, by their text. [MS-DOC] 2.8.25: a sign begins a field, separates its
 * instruction from what it shows, and ends it.
 */
export function checkFields(text: string, note: Note): void {
  const fields = new FieldReader(note);
  for (const piece of text.split(fieldSigns)) {
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
export function checkFieldKinds(list: Buffer, note: Note): void {
  const count = Math.floor((list.length - 4) / 6);
  for (let index = 0; index < count; index += 1) {
    const at = (count + 1) * 4 + index * 2;
    const isBegin = ((list[at] ?? 0) & 0x1f) === 0x13;
    if (isBegin && activeKinds.has(list[at + 1] ?? 0)) note('fetches');
  }
}

/**
 * The text of bytes at whatever place. Not `toString('utf16le')` of them: Node 24 writes a byte beyond its memory for an odd
 * number of bytes at an odd address, and a hostile file chooses both.
 */
export function utf16(bytes: Buffer): string {
  const even = Buffer.alloc(bytes.length - (bytes.length % 2));
  bytes.copy(even);
  return even.toString('utf16le');
}

const rawField = new RegExp(
  `${fieldBegin}[ \\t\\u00a0]*(?:DDE|DDEAUTO|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK|IMPORT|EMBED)[ "\\\\]`,
  'i',
);

/** In bytes of which no table says what they are: an instruction of either width behind a field's sign. */
export function checkRawFields(stream: Buffer, note: Note): void {
  const texts = [stream.toString('latin1'), utf16(stream), utf16(stream.subarray(1))];
  if (texts.some((text) => rawField.test(text))) note('fetches');
}
