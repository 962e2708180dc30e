/** What a Word document may lead to: links, and fields by their instructions: ECMA-376 part 1, 17.16, and what Word knows besides. */
import type { Finding } from '#lib/platform/files/inspection/inspection';

/** Thrown where a look into a file comes to its end early: with what was found. */
export class Refusal extends Error {
  readonly finding: Exclude<Finding, 'fine'>;

  /** The reason is for tests, and for who wonders: never shown to a visitor. */
  constructor(finding: Exclude<Finding, 'fine'>, reason: string) {
    super(reason);
    this.finding = finding;
  }
}

/** What `look` found; a parser that gives up leaves a file that nobody can read. */
export async function findingOf(look: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Refusal ? error.finding : 'unreadable';
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

/** A person presses these, and a browser, mail program or telephone opens; nothing of the kind runs a program of the host. */
const clickable = /^(?:https?|mailto|tel|sms|ftps?|skype|whatsapp|callto):/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const drive = /^(?:file:\/{2,3}(?:localhost\/)?)?[a-z]:[\\/]/i;

const paper = /\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png|xlsx?|pptx?)(?:#.*)?$/i;
const program =
  /\.(?:exe|scr|bat|cmd|ps1|vb[es]?|jse?|ws[fh]|hta|lnk|ms[ip]|jar|pif|cpl|reg|dll|do[ct]m|xl[st]m|url|iqy|slk|desktop|sh|library-ms|search-ms)(?:[?#].*)?$/i;

/** Without blanks and control characters, which readers skip, and with percent signs undone. */
function plain(target: string): string {
  const bare = [...target].filter((sign) => sign > ' ' && sign !== '\u00a0').join('');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** `\\host\share` in any spelling: asking for it sends the name and a hash of the password. */
const isShare = (target: string): boolean => /^[\\/]{2}/.test(target);

/** A link that does nothing until it is pressed, and then opens a page, a mail or a place in the document. */
export function isHarmlessLink(target: string): boolean {
  const place = plain(target);
  if (clickable.test(place)) return true;
  if (scheme.test(place)) return isOwnDisk(target) && paper.test(place);
  return !isShare(place) && !program.test(place);
}

/** A file of the author's computer, named and not fetched: `C:\…`, `file:///C:/…`, `file:///home/…`, `Normal.dotm`. */
export function isOwnDisk(target: string): boolean {
  const place = plain(target);
  if (drive.test(place)) return true;
  if (/^file:\/\/(?:localhost)?\/[^\\/]/i.test(place)) return true;
  return !scheme.test(place) && !isShare(place);
}

/** Inside of the package: no scheme, no share, nothing that another program resolves. */
export function isInternal(target: string): boolean {
  const place = plain(target);
  return !scheme.test(place) && !isShare(place) && !place.includes('\\');
}

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
