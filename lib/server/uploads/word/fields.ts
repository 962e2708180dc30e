/** Fields of a Word document by their instructions: ECMA-376 part 1, 17.16, and what Word knows besides. */
import { Refusal } from '#lib/server/uploads/word/refusal';
import { isHarmlessLink } from '#lib/server/uploads/word/targets';
import { utf16 } from '#lib/server/uploads/word/utf16';

/** Stands in an instruction where another field begins, as in the binary format. */
const fieldBegin = '\u0013';

/** They count, date, number, refer and format within the document; all others are refused. */
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
/** In a text where no field says where it begins. */
const active =
  /\b(?:DDE(?:AUTO)?|INCLUDE(?:PICTURE|TEXT)?|LINK|EMBED|IMPORT|DATABASE|MACROBUTTON|HTMLCONTROL|HTMLACTIVEX|PRINT|RD)\s+["\\\w]/;

/** Throws for an instruction that runs, fetches or embeds something, or of which nobody knows what it does. */
function checkInstruction(instruction: string): void {
  const text = instruction.replace(/[\p{Cc}\p{Cf}\s\u00a0]+/gu, (blank) =>
    blank.includes(fieldBegin) ? fieldBegin : ' ',
  );
  const words = text.trim();
  if (words === '') return;
  const name = words.startsWith('=') ? '=' : (/^[^\s"\\]+/.exec(words)?.[0] ?? '').toUpperCase();
  if (placeholder.test(words)) return;
  // A name that another field gives is known when it is too late.
  if (!harmless.has(name)) throw new Refusal('active', `a field ${name.slice(0, 40)}`);
  if (name === 'HYPERLINK') checkHyperlink(words.slice(name.length));
}

/** As `checkInstruction`, for text of which the beginning is not known. */
function checkLooseInstruction(text: string): void {
  if (active.test(text)) throw new Refusal('active', 'a field instruction outside of a field');
}

/** `HYPERLINK "https://…" \l "place" \o "shown"`, `HYPERLINK \l "place"`. */
function checkHyperlink(rest: string): void {
  const [, quoted, bare] = /^\s*(?:"([^"]*)"?|([^\s\\"][^\s"]*))?/.exec(rest) ?? [];
  const target = (quoted ?? bare ?? '').replaceAll('\\\\', '\\');
  if (target.includes(fieldBegin) || !isHarmlessLink(target)) {
    throw new Refusal('active', 'a link that opens more than a page');
  }
}

interface OpenField {
  instruction: string;
  state: 'instruction' | 'result';
}

/** The fields of one part, begun and ended over as many runs as there may be, one within another. */
export class FieldReader {
  readonly #open: OpenField[] = [];
  #loose = '';

  begin(): void {
    for (const field of this.#open) field.instruction += fieldBegin;
    this.#open.push({ instruction: '', state: 'instruction' });
    if (this.#open.length > 100) throw new Refusal('unreadable', 'a hundred fields in each other');
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (!field) return;
    if (field.state === 'instruction') checkInstruction(field.instruction);
    field.state = 'result';
  }

  end(): void {
    const field = this.#open.pop();
    if (field?.state === 'instruction') checkInstruction(field.instruction);
  }

  /** Of a run; what a field shows may be a part of another one's instruction. */
  text(text: string, isInstruction: boolean): void {
    let isTaken = false;
    for (const field of this.#open) {
      if (field.state !== 'instruction') continue;
      isTaken = true;
      if (field.instruction.length < 100_000) field.instruction += text;
    }
    if (isInstruction && !isTaken && this.#loose.length < 1_000_000) this.#loose += text;
  }

  /** At the end of the part. */
  close(): void {
    while (this.#open.length > 0) this.end();
    checkLooseInstruction(this.#loose);
  }
}

const fieldSeparator = '\u0014';
const fieldEnd = '\u0015';
const signs = new RegExp(`([${fieldBegin}${fieldSeparator}${fieldEnd}])`);

/**
 * The fields of a document of Word 97 to 2003, by their text. [MS-DOC] 2.8.25: a sign begins a field, separates its
 * instruction from what it shows, and ends it.
 */
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
