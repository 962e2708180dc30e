import {
  type Line,
  newWriter,
  type Reading,
  type Writer,
} from '#lib/server/uploads/reading/reading';
import { partName } from '#lib/server/uploads/word/content-types';
import { usualMainPart } from '#lib/server/uploads/word/docx';
import { openPackage } from '#lib/server/uploads/word/package';
import type { Part } from '#lib/server/uploads/word/package-parts';
import { attributeOf, type Element, type Reader, readXml } from '#lib/server/uploads/word/xml';

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
  const { parts, main = usualMainPart } = await openPackage(data);
  const named = new Map(parts.map((part) => [partName(part.name), part]));
  const document = named.get(main);
  if (!document) return { found: 'unreadable' };
  const budget = { bytes: mostBytes };
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const isHeader = (name: string) =>
    name.startsWith(folder) && /^header\d*\.xml$/.test(name.slice(folder.length));
  const writer = newWriter();
  const written = new Set<string>();
  // A name often stands there; most headers repeat one another.
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
  /** Whether all of it is bold so far. */
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

/** A property that stands there without a value is set: 17.17.4. */
const isOn = (tag: Element) => !['0', 'false', 'off'].includes(attributeOf(tag, 'val'));

function lineOf({ text, isListed, isHeading, isBold }: Paragraph): Line {
  const shown = text.trim();
  const heads = shown.length <= longestHeading && (isHeading || (isBold && !isListed));
  return { text: isListed && shown ? `• ${shown}` : shown, ...(heads && { isHeading: true }) };
}

/** Cells of a word or two stand in one line; columns of paragraphs one after the other. */
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
