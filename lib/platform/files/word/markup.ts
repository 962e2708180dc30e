/** The signs in the elements of a part: what Word, LibreOffice and their drawings run, fetch or embed. */
import type { Hold } from '#lib/platform/files/holds';
import { holdOfLink, isInternal, isOwnDisk } from '#lib/platform/files/links';
import { FieldReader, type Note } from '#lib/platform/files/word/fields';
import { attributeOf, type Element, type Reader } from '#lib/platform/files/word/xml';

/** Namespaces of Office; custom data of an author has namespaces of its own, and no program runs it. */
const office =
  /^(?:https?:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org|schemas\.microsoft\.com)\/|urn:schemas-microsoft-com:)/i;
const svg = 'http://www.w3.org/2000/svg';
const xhtml = 'http://www.w3.org/1999/xhtml';

const signs = (hold: Hold, ...names: readonly string[]) =>
  names.map((name) => [name, hold] as const);

const ofOffice: ReadonlyMap<string, Hold> = new Map([
  // Other documents, pages and objects within this one.
  ...signs('object', 'altChunk', 'subDoc', 'frameset', 'frame', 'oleObj', 'objectEmbed'),
  ...signs(
    'object',
    'objectLink',
    'contentPart',
    'movie',
    'webVideoPr',
    'webextension',
    'taskpane',
  ),
  ...signs('object', 'control', 'ocx', 'controls', 'oleObject'),
  // Forms, menus and keys call these.
  ...signs('macros', 'entryMacro', 'exitMacro', 'customUI', 'keymap', 'toolbars', 'macrosheet'),
  ...signs('script', 'script', 'scriptAnchor', 'saveThroughXslt'),
  // Letters to many, from a data source; and what a workbook asks others.
  ...signs('fetches', 'mailMerge', 'dataSource', 'headerSource', 'connectString', 'linkToQuery'),
  ...signs('fetches', 'odso', 'ddeLink', 'oleLink', 'externalReference', 'externalBook'),
  ...signs('fetches', 'connection', 'webPublishItem'),
]);
/** In other vocabularies than Word's own the first shows handwriting of the package. */
const inTextAlone = new Set(['contentPart', 'frame']);
/** A package within a part, and relations where no reader should look for them. */
const nested = /\/(?:office\/2006\/xmlPackage|package\/2006\/relationships)$/i;
const ofDrawings = new Set(['script', 'foreignObject', 'iframe', 'object', 'embed', 'handler']);
const programAction = /^ppaction:\/\/(?:program|macro|ole)/i;
const scripts = /^\s*(?:java|vb)script:(?!\s*(?:void\(0\))?;?\s*$)/i;
const fetching = /url\(\s*['"]?\s*(?!#|data:image\/)|@import/i;
/** A formula of a workbook that asks another program, or the network. */
const askingFormula = /\||\b(?:WEBSERVICE|FILTERXML|CALL|REGISTER(?:\.ID)?|RTD|EXEC)\s*\(/i;
/** Objects that Word shows and starts no program for. */
const pictureObject =
  /^(?:StaticMetafile|StaticDib|StaticEnhancedMetafile|PBrush|Paint\.Picture)$/i;

/** An object that is a picture, by the relation that leads to it. */
export interface PlacedObject {
  readonly owner: string;
  readonly id: string;
}

export class MarkupReader implements Reader {
  readonly pictures: PlacedObject[] = [];
  /** Relative targets of the document are resolved against a place outside of the author's own disk. */
  hasBaseElsewhere = false;
  readonly #note: Note;
  readonly #part: string;
  readonly #fields: FieldReader;
  /** The path of the element that contains the text. */
  #path: string[] = [];
  #linkBase = '';

  constructor(part: string, note: Note) {
    this.#part = part;
    this.#note = note;
    this.#fields = new FieldReader(note);
  }

  begin(element: Element): void {
    const { local, uri } = element;
    this.#path.push(local);
    if (this.#path.length === 1 && (local === 'html' || uri === xhtml)) this.#note('script');
    if (nested.test(uri)) this.#note('object');
    checkAttributes(element, this.#note);
    if (uri === svg) checkDrawing(element, this.#note);
    // The author's own data, which Word stores and does not read.
    const isData = /^(?:customxml|docprops)\/[^/]*$/.test(this.#part);
    if (!(office.test(uri) || (uri === '' && !isData))) return;
    const sign = ofOffice.get(local);
    if (sign && !(inTextAlone.has(local) && !isText(uri))) this.#note(sign);
    if (local === 'OLEObject') this.#object(element);
    if (local === 'fldSimple') {
      this.#fields.begin();
      this.#fields.text(attributeOf(element, 'instr'), true);
      this.#fields.separate();
    }
    if (local === 'fldChar') this.#fieldSign(attributeOf(element, 'fldCharType'));
    if (local === 'tab' || local === 'br' || local === 'cr') this.#fields.text(' ', false);
  }

  end({ local }: Element): void {
    this.#path.pop();
    if (local === 'fldSimple') this.#fields.end();
    if (local === 'HyperlinkBase') this.#checkLinkBase();
    if (this.#path.length === 0) this.#fields.close();
  }

  text(text: string): void {
    const local = this.#path.at(-1);
    if (local === 'instrText' || local === 'delInstrText') this.#fields.text(text, true);
    if (local === 't' || local === 'delText') this.#fields.text(text, false);
    if (local === 'f' && askingFormula.test(text)) this.#note('fetches');
    if (local === 'HyperlinkBase') this.#linkBase += text;
    if (local === 'style' && fetching.test(text)) this.#note('fetches');
  }

  /** ECMA-376 part 1, 22.2.2.12: a short name in the document becomes a link to this place. */
  #checkLinkBase(): void {
    const base = this.#linkBase.trim();
    this.#linkBase = '';
    if (!base) return;
    const hold = holdOfLink(`${base}/`);
    if (hold) this.#note(hold);
    this.hasBaseElsewhere ||= !isOwnDisk(base);
  }

  #object(element: Element): void {
    const isPicture =
      attributeOf(element, 'Type') === 'Embed' &&
      pictureObject.test(attributeOf(element, 'ProgID'));
    if (isPicture) this.pictures.push({ owner: this.#part, id: attributeOf(element, 'id') });
    else this.#note('object');
  }

  #fieldSign(type: string): void {
    if (type === 'begin') this.#fields.begin();
    else if (type === 'separate') this.#fields.separate();
    else if (type === 'end') this.#fields.end();
    else this.#note('unclear');
  }
}

const isText = (uri: string): boolean => /wordprocessingml\/(?:2006\/)?main$/i.test(uri);

function checkAttributes({ local, attributes }: Element, note: Note): void {
  for (const { local: name, uri, value } of attributes) {
    if (scripts.test(value) && name !== 'val') note('script');
    if (name === 'action' && programAction.test(value)) note('launch');
    const isSource =
      name === 'src' ||
      name === 'althref' ||
      (name === 'href' && uri === 'urn:schemas-microsoft-com:office:office') ||
      (name === 'href' && /^(?:imagedata|fill|stroke)$/.test(local));
    if (isSource && !isInternal(value)) note('fetches');
  }
}

function checkDrawing({ local, attributes }: Element, note: Note): void {
  if (ofDrawings.has(local)) note('script');
  for (const { local: name, value } of attributes) {
    if (/^on[a-z]{3,}$/i.test(name)) note('script');
    const isFetched =
      name === 'href' && local !== 'a' && !/^(?:#|data:image\/)/i.test(value.trim());
    if (isFetched || fetching.test(value)) note('fetches');
  }
}
