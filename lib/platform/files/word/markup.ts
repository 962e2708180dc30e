/** The elements of a part, read as Office programs do: what Word, LibreOffice and their drawings run, fetch or embed. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { FieldReader, isInternal, Refusal } from '#lib/platform/files/word/rules';

export interface Element {
  /** Without its prefix. */
  readonly local: string;
  /** Empty for none, and for a prefix that nobody has bound. */
  readonly uri: string;
  readonly attributes: readonly Attribute[];
}

interface Attribute {
  readonly local: string;
  readonly uri: string;
  readonly value: string;
}

export interface Reader {
  begin?(element: Element): void;
  end?(element: Element): void;
  text?(text: string): void;
}

/** Word itself stops at some hundreds. */
const deepest = 1_000;
/** Of drawings alone, which others' programs have written: it names where the rules of SVG stand. */
const drawingDoctype = /^\s*svg\s+PUBLIC\s+"[^"[]*"\s+"[^"[]*"\s*$/;
const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

/** Throws for what is no well-formed XML 1.0 in UTF-8 or UTF-16 as its first bytes and its declaration both say. */
export async function readXml(chunks: AsyncIterable<Uint8Array>, reader: Reader): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let encoding: string | undefined;
  parser.on('xmldecl', ({ version, encoding: declared = encoding }) => {
    if (version !== '1.0') throw new Refusal('unreadable', 'another XML than 1.0');
    const isTold = encoding === 'utf-8' ? /^(?:utf-8|us-ascii)$/i : /^utf-16(?:le|be)?$/i;
    if (!isTold.test(declared ?? '')) throw new Refusal('unreadable', `encoded as ${declared}`);
  });
  parser.on('doctype', (doctype) => {
    if (!drawingDoctype.test(doctype)) throw new Refusal('unreadable', 'a DTD');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml/i.test(target)) throw new Refusal('active', `an instruction ${target.slice(0, 40)}`);
  });
  parser.on('error', (error) => {
    // Readers take such a name for one that they do not know; what it could mean is judged all the same.
    if (!error.message.startsWith('unbound namespace prefix')) throw error;
  });
  let depth = 0;
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > deepest) throw new Refusal('unreadable', 'elements a thousand deep');
    reader.begin?.(elementOf(tag));
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    reader.end?.(elementOf(tag));
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));

  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    encoding ??=
      marks.find(([mark]) => mark.every((byte, at) => chunk[at] === byte))?.[1] ?? 'utf-8';
    decoder ??= new TextDecoder(encoding, { fatal: true });
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.write(decoder?.decode() ?? '');
  parser.close();
}

const elementOf = ({ local, uri, attributes }: SaxesTagNS): Element => ({
  local,
  uri,
  attributes: Object.values(attributes),
});

/** The value of an attribute, whatever namespace it says it is of; with single blanks, as readers take it. */
export const attributeOf = ({ attributes }: Element, name: string): string =>
  attributes
    .find(({ local, uri }) => local === name && uri !== 'http://www.w3.org/2000/xmlns/')
    ?.value.replace(/\s+/g, ' ')
    .trim() ?? '';

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
