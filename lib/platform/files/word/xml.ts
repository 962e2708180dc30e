/** The elements of a part of a Word file, one after the other, as Office programs read them. */
import { SaxesParser, type SaxesTagNS } from 'saxes';

export interface Element {
  readonly local: string;
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
/** The doctype of SVG drawings by other programs, which names the address of the SVG rules. */
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
    if (version !== '1.0') throw new Error('another XML than 1.0');
    const isDeclared = encoding === 'utf-8' ? /^(?:utf-8|us-ascii)$/i : /^utf-16(?:le|be)?$/i;
    if (!isDeclared.test(declared ?? '')) throw new Error(`encoded as ${declared}`);
  });
  parser.on('doctype', (doctype) => {
    if (!drawingDoctype.test(doctype)) throw new Error('a DTD');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml/i.test(target)) throw new Error(`an instruction ${target.slice(0, 40)}`);
  });
  parser.on('error', (error) => {
    // Readers take such a name for one that they do not know; what it could mean is judged all the same.
    if (!error.message.startsWith('unbound namespace prefix')) throw error;
  });
  let depth = 0;
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > deepest) throw new Error('elements a thousand deep');
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
