import {
  type Line,
  newWriter,
  type Reading,
  type Writer,
} from '#lib/platform/files/reading/reading';
import { blockOf, LockedDoc, openCompound, textOf, textPair } from '#lib/platform/files/word/doc';
import { openPackage, type Part } from '#lib/platform/files/word/package';
import { attributeOf, type Element, type Reader, readXml } from '#lib/platform/files/word/xml';

const oldestVersion = 0xc1;
/** In the File Information Block: 2.5.1. */
const at = { version: 2, lengths: 76, lengthsEnd: 108 } as const;

export function docText(data: Uint8Array): Reading {
  try {
    return readDocument(Buffer.from(data));
  } catch (error) {
    // A broken file fails in many ways, and nobody would do anything else for one of them.
    return { found: error instanceof LockedDoc ? 'locked' : 'unreadable' };
  }
}

function readDocument(data: Buffer): Reading {
  const { find } = openCompound(data);
  const word = find('WordDocument') ?? Buffer.alloc(0);
  const block = blockOf(word);
  const table = block && find(block.table);
  if (!table || word.length < at.lengthsEnd || word.readUInt16LE(at.version) < oldestVersion)
    return { found: 'unreadable' };
  const writer = newWriter();
  const text = textOf(word, block.slice(table, textPair));
  for (const part of partsOf(word, text)) writer.write(inWords(part));
  return writer.finish();
}

/** The headers, where a name often is, what is written in boxes, and the text itself: their lengths are in the order of 2.4.1. */
function partsOf(word: Buffer, text: string): readonly string[] {
  const lengths = Array.from({ length: 8 }, (_, index) =>
    Math.max(0, word.readInt32LE(at.lengths + index * 4)),
  );
  const ends: number[] = [];
  for (const length of lengths) ends.push((ends.at(-1) ?? 0) + length);
  const part = (index: number) => text.slice(ends[index - 1] ?? 0, ends[index]);
  // Some programs note no lengths: all of it is the text then.
  if (ends.at(-1) === 0) return [text];
  return [part(2), part(0), part(6)];
}

/** These characters have a meaning of their own: 2.4.3, 2.8.25, 2.9.229. */
const fieldBegins = 0x13;
const fieldResult = 0x14;
const fieldEnds = 0x15;
const cellEnds = 0x07;
const nonBreakingHyphen = 0x1e;

/** Without the instructions of fields; the cells of a row in one line. */
function inWords(text: string): string {
  let words = '';
  /** For each open field, whether its result has started; and how many results have not. */
  const fields: boolean[] = [];
  let instructions = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === fieldBegins) {
      fields.push(false);
      instructions += 1;
    } else if (code === fieldResult && fields.at(-1) === false) {
      fields[fields.length - 1] = true;
      instructions -= 1;
    } else if (code === fieldEnds) {
      if (fields.pop() === false) instructions -= 1;
    } else if (instructions > 0) continue;
    else if (code === nonBreakingHyphen) words += '-';
    else if (code !== cellEnds) words += text[index];
    // A row ends with one more of the same.
    else if (text.charCodeAt(index - 1) === cellEnds) words += '\n';
    else if (text.charCodeAt(index + 1) !== cellEnds) words += ' | ';
  }
  return words;
}

/** Unpacked, of all that is read: a resume's text is a tenth of one. */
const mostBytes = 16 * 1024 * 1024;

export async function docxText(data: Uint8Array): Promise<Reading> {
  try {
    return await readPackage(Buffer.from(data));
  } catch {
    // No zip, or one that would not be taken today.
    return { found: 'unreadable' };
  }
}

async function readPackage(data: Buffer): Promise<Reading> {
  const { parts, main } = await openPackage(data);
  const named = new Map(parts.map((part) => [part.name, part]));
  const document = named.get(main);
  if (!document) return { found: 'unreadable' };
  const budget = { bytes: mostBytes };
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const isHeader = (name: string) =>
    name.startsWith(folder) && /^header\d*\.xml$/.test(name.slice(folder.length));
  const writer = newWriter();
  const written = new Set<string>();
  // A name often is there; most headers repeat one another.
  for (const name of [...named.keys()].filter(isHeader).sort()) {
    const header = named.get(name);
    if (header) await readPart(header, budget, onceEach(writer, written));
  }
  const isWhole = await readPart(document, budget, writer);
  return writer.finish(!isWhole);
}

const onceEach = (writer: Writer, written: Set<string>): Pick<Writer, 'write'> => ({
  write(text, isHeading) {
    if (written.has(text)) return true;
    written.add(text);
    return writer.write(text, isHeading);
  },
});

interface Budget {
  bytes: number;
}

/** Whether it was read to its end: `false` where it is no XML, too long, or nobody wants the rest. */
async function readPart(
  part: Part,
  budget: Budget,
  writer: Pick<Writer, 'write'>,
): Promise<boolean> {
  const reader = newDocumentReader(writer);
  async function* wanted() {
    for await (const chunk of part.chunks()) {
      yield chunk;
      budget.bytes -= chunk.length;
      if (budget.bytes < 0 || !reader.wantsMore()) return;
    }
  }
  try {
    await readXml(wanted(), reader);
    return budget.bytes >= 0 && reader.wantsMore();
  } catch {
    return false;
  }
}

const word = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

interface Paragraph {
  text: string;
  isListed: boolean;
  isHeading: boolean;
  isBold: boolean;
}

interface Run {
  isHidden: boolean;
  isBold: boolean;
}

const longestHeading = 60;
const headingStyle = /^(heading|title|subtitle)/i;

/**
 * Paragraphs and rows of a part of WordprocessingML, as Word shows them: ECMA-376, part 1, 17.3 and 17.4. Writes each
 * paragraph as it ends.
 */
function newDocumentReader(
  writer: Pick<Writer, 'write'>,
): Reader & { readonly wantsMore: () => boolean } {
  // A text box lies within a paragraph, and a table within a cell.
  const paragraphs: Paragraph[] = [];
  const runs: Run[] = [];
  const rows: Line[][][] = [];
  let inText = false;
  /** Within what Word does not show: what was moved away, and copies for older programs. */
  let unseen = 0;
  let isFull = false;

  const put = (line: Line) => {
    const cell = rows.at(-1)?.at(-1);
    if (cell) cell.push(line);
    else isFull ||= !writer.write(line.text, line.isHeading);
  };
  const add = (text: string) => {
    const paragraph = paragraphs.at(-1);
    const run = runs.at(-1);
    if (!paragraph || run?.isHidden || unseen > 0) return;
    paragraph.text += text;
    if (!run?.isBold && text.trim() !== '') paragraph.isBold = false;
  };
  const isUnseen = ({ local, uri }: Element) =>
    (word.includes(uri) && local === 'moveFrom') || (uri === compatibility && local === 'Fallback');

  const begins: Readonly<Record<string, (tag: Element) => void>> = {
    p: () => paragraphs.push({ text: '', isListed: false, isHeading: false, isBold: true }),
    r: () => runs.push({ isHidden: false, isBold: false }),
    tr: () => rows.push([]),
    tc: () => rows.at(-1)?.push([]),
    t: () => {
      inText = true;
    },
    tab: () => runs.length > 0 && add(' '),
    br: () => add('\n'),
    cr: () => add('\n'),
    noBreakHyphen: () => add('-'),
    sym: () => add('•'),
    numPr: () => mark(paragraphs, (it) => (it.isListed = true)),
    outlineLvl: () => mark(paragraphs, (it) => (it.isHeading = true)),
    pStyle: (tag) =>
      mark(paragraphs, (it) => (it.isHeading ||= headingStyle.test(attributeOf(tag, 'val')))),
    vanish: (tag) => mark(runs, (it) => (it.isHidden = isOn(tag))),
    b: (tag) => mark(runs, (it) => (it.isBold = isOn(tag))),
  };
  const ends: Readonly<Record<string, () => void>> = {
    p: () => {
      const paragraph = paragraphs.pop();
      if (paragraph) put(lineOf(paragraph));
    },
    r: () => runs.pop(),
    tr: () => {
      for (const line of linesOfRow(rows.pop() ?? [])) put(line);
    },
    t: () => {
      inText = false;
    },
  };

  return {
    begin(tag) {
      if (isUnseen(tag)) unseen += 1;
      if (word.includes(tag.uri)) begins[tag.local]?.(tag);
    },
    end(tag) {
      if (isUnseen(tag)) unseen -= 1;
      if (word.includes(tag.uri)) ends[tag.local]?.();
    },
    text(text) {
      if (inText) add(text);
    },
    wantsMore: () => !isFull,
  };
}

function mark<T>(stack: readonly T[], change: (top: T) => void): void {
  const top = stack.at(-1);
  if (top) change(top);
}

const isOn = (tag: Element) => !['0', 'false', 'off'].includes(attributeOf(tag, 'val'));

function lineOf({ text, isListed, isHeading, isBold }: Paragraph): Line {
  const shown = text.trim();
  const heads = shown.length <= longestHeading && (isHeading || (isBold && !isListed));
  return { text: isListed && shown ? `• ${shown}` : shown, ...(heads && { isHeading: true }) };
}

/** Cells of a word or two are in one line; columns of paragraphs one after the other. */
function linesOfRow(cells: readonly (readonly Line[])[]): readonly Line[] {
  const filled = cells.map((cell) => cell.filter(({ text }) => text !== ''));
  if (filled.some((cell) => cell.length > 1)) return filled.flat();
  return [
    {
      text: filled
        .flat()
        .map(({ text }) => text)
        .join(' | '),
    },
  ];
}
