/** The elements of a part: what Word, LibreOffice and their drawings run, fetch or embed. */
import { FieldReader } from '#lib/server/uploads/word/fields';
import { Refusal } from '#lib/server/uploads/word/refusal';
import { isInternal } from '#lib/server/uploads/word/targets';
import { attributeOf, type Element, type Reader } from '#lib/server/uploads/word/xml';

/** Of Office; what a document carries as data of its author's has namespaces of its own, and nobody runs it. */
const office =
  /^(?:https?:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org|schemas\.microsoft\.com)\/|urn:schemas-microsoft-com:)/i;
const svg = 'http://www.w3.org/2000/svg';
const xhtml = 'http://www.w3.org/1999/xhtml';

const activeOfOffice = new Set([
  // Other documents, pages and objects within this one.
  ...['altChunk', 'subDoc', 'frameset', 'frame', 'object', 'OLEObject', 'oleObj', 'objectEmbed'],
  ...['objectLink', 'contentPart', 'movie', 'webVideoPr', 'webextension', 'taskpane'],
  // Controls, and what forms, menus and keys call.
  ...['control', 'ocx', 'controls', 'entryMacro', 'exitMacro', 'customUI', 'keymap', 'toolbars'],
  // Letters to many, from a data source.
  ...['mailMerge', 'dataSource', 'headerSource', 'connectString', 'linkToQuery', 'odso'],
  ...['saveThroughXslt', 'script', 'scriptAnchor'],
  // Of workbooks.
  ...['ddeLink', 'oleLink', 'oleObject', 'externalReference', 'externalBook', 'connection'],
  ...['webPublishItem', 'macrosheet'],
]);
/** In other vocabularies than Word's own the first shows handwriting of the package. */
const activeInText = new Set(['contentPart', 'frame']);
/** A package within a part, and relations where no reader should look for them. */
const nested = /\/(?:office\/2006\/xmlPackage|package\/2006\/relationships)$/i;
const activeOfDrawings = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'handler',
]);
const presses = /^ppaction:\/\/(?:program|macro|ole)/i;
const scripts = /^\s*(?:java|vb)script:/i;
const fetching = /url\(\s*['"]?\s*(?!#|data:image\/)|@import/i;
/** A formula of a workbook that asks another program, or the network. */
const askingFormula = /\||\b(?:WEBSERVICE|FILTERXML|CALL|REGISTER(?:\.ID)?|RTD|EXEC)\s*\(/i;

/** Throws for what does more than to be shown. `isData`: a part of the author's own data, not of the document. */
export class MarkupReader implements Reader {
  readonly #fields = new FieldReader();
  readonly #isData: boolean;
  /** Of the element that text is in. */
  #path: string[] = [];

  constructor(isData: boolean) {
    this.#isData = isData;
  }

  begin(element: Element): void {
    this.#path.push(element.local);
    if (this.#path.length === 1 && (element.local === 'html' || element.uri === xhtml)) {
      throw new Refusal('active', 'a page');
    }
    if (nested.test(element.uri)) throw new Refusal('active', 'a package within a part');
    checkAttributes(element);
    if (element.uri === svg) checkDrawing(element);
    if (!(office.test(element.uri) || (element.uri === '' && !this.#isData))) return;
    if (activeOfOffice.has(element.local) && !isElsewhere(element)) {
      throw new Refusal('active', `an element ${element.local}`);
    }
    if (element.local === 'fldSimple') {
      this.#fields.begin();
      this.#fields.text(attributeOf(element, 'instr'), true);
      this.#fields.separate();
    }
    if (element.local === 'fldChar') this.#fieldSign(attributeOf(element, 'fldCharType'));
    if (isBlank(element)) this.#fields.text(' ', false);
  }

  end({ local }: Element): void {
    this.#path.pop();
    if (local === 'fldSimple') this.#fields.end();
    if (this.#path.length === 0) this.#fields.close();
  }

  text(text: string): void {
    const local = this.#path.at(-1);
    if (local === 'instrText' || local === 'delInstrText') this.#fields.text(text, true);
    if (local === 't' || local === 'delText') this.#fields.text(text, false);
    if (local === 'f' && askingFormula.test(text)) throw new Refusal('active', 'a formula');
    if (local === 'style' && fetching.test(text)) throw new Refusal('active', 'a style');
  }

  #fieldSign(type: string): void {
    if (type === 'begin') this.#fields.begin();
    else if (type === 'separate') this.#fields.separate();
    else if (type === 'end') this.#fields.end();
    else throw new Refusal('unreadable', 'a field sign of no kind');
  }
}

/** The same name where it means something else. */
const isElsewhere = ({ local, uri }: Element): boolean =>
  activeInText.has(local) && !/wordprocessingml\/(?:2006\/)?main$/i.test(uri);

const isBlank = ({ local, uri }: Element): boolean =>
  (local === 'tab' || local === 'br' || local === 'cr') && office.test(uri);

function checkAttributes({ local, attributes }: Element): void {
  for (const { local: name, uri, value } of attributes) {
    if (scripts.test(value) && name !== 'val') throw new Refusal('active', 'a script for a link');
    if (name === 'action' && presses.test(value)) throw new Refusal('active', 'a press');
    const isSource =
      name === 'src' ||
      name === 'althref' ||
      (name === 'href' && uri === 'urn:schemas-microsoft-com:office:office') ||
      (name === 'href' && /^(?:imagedata|fill|stroke)$/.test(local));
    if (isSource && !isInternal(value)) throw new Refusal('active', `${local} from elsewhere`);
  }
}

function checkDrawing({ local, attributes }: Element): void {
  if (activeOfDrawings.has(local)) throw new Refusal('active', `${local} in a drawing`);
  for (const { local: name, value } of attributes) {
    if (/^on[a-z]{3,}$/i.test(name)) throw new Refusal('active', `${name} in a drawing`);
    const isFetched =
      name === 'href' && local !== 'a' && !/^(?:#|data:image\/)/i.test(value.trim());
    if (isFetched || fetching.test(value)) throw new Refusal('active', 'a drawing from elsewhere');
  }
}
