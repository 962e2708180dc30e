/** Draws the pages as a PDF that machines and screen readers read in order: tagged as PDF/UA asks, fonts embedded as subsets. */
import PDFDocument from 'pdfkit';
import { type Block, column, page, type Tag } from '#lib/resume/files/blocks';
import { placedLine } from '#lib/resume/files/direction';
import type { Faces } from '#lib/resume/files/faces';
import type { Page } from '#lib/resume/files/pages';
import { type Line, lineWidth, runsOf } from '#lib/resume/files/runs';
import type { Sheet } from '#lib/resume/rules/sections';

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;

const oxblood = '#7a1422';
/** The position of the baseline as a share of the line's height. */
const baselineAt = 0.73;

/** Its types know neither this subset nor a document without a first face, which would be one that is not embedded. */
const accessible = { subset: 'PDF/UA', font: null } as object;

export async function pdfOf(
  sheet: Sheet,
  pages: readonly Page[],
  faces: Faces,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    autoFirstPage: false,
    ...accessible,
    info: { Title: `Resume of ${sheet.name}`, Author: sheet.name, Creator: 'HOA' },
  });
  const drawing = { pdf, say: sayingText(pdf), faces };
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  const structure = newStructure(pdf, whole);
  for (const placed of pages) {
    pdf.addPage();
    for (const { block, from, to, y } of placed) {
      const lines = () => {
        for (const [at, line] of block.lines.slice(from, to).entries()) {
          const top = y + at * block.lineHeight;
          drawLine(drawing, block, line, block.indent, top);
        }
      };
      const { right, style } = block;
      const bullet = () => {
        const red = { ...block, colour: oxblood } as const;
        drawLine(drawing, red, runsOf('•', style, faces), style.size * 0.25, y);
      };
      structure.draw(block, from, lines, bullet);
      if (right && from === 0) {
        const quiet = { ...block, colour: '#333333' } as const;
        const from = lineWidth(block.lines[0] ?? []);
        const to = column - lineWidth(right);
        structure.beside(
          () => drawLine(drawing, quiet, bridge(to - from, style.size, faces), from, y),
          () => drawLine(drawing, quiet, right, to, y),
        );
      }
      if (block.ruled) rule(pdf, y + block.lines.length * block.lineHeight);
    }
  }
  structure.end();
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

/**
 * Blanks from a title to what is at the right end of its line: readers that go by the place of letters (pdftotext)
 * take two far words for two columns, and read the right one after all of the left.
 */
function bridge(width: number, size: number, faces: Faces): Line {
  const style = { size, weight: 400 } as const;
  const many = Math.floor(width / lineWidth(runsOf(' ', style, faces)));
  return runsOf(' '.repeat(many), style, faces).map((run) => ({ ...run, says: '  ' }));
}

type Say = (text: string | undefined, draw: () => void) => void;

interface Drawing {
  readonly pdf: Pdf;
  readonly say: Say;
  readonly faces: Faces;
}

/** Unless it is told of features, pdfkit lays out each word by itself, from left to right. */
const asOne = { features: [] };

/** `start` is from the end of the column at which the block begins. */
function drawLine(
  { pdf, say, faces }: Drawing,
  { style, colour, lineHeight, isRtl }: Block,
  line: Line,
  start: number,
  top: number,
): void {
  const { runs, width } = placedLine(line, style.size, isRtl, faces);
  const left = page.left + (isRtl ? column - start - width : start);
  const y = top + lineHeight * baselineAt;
  for (const { run, x } of runs) {
    const { face, shown: glyphs, says } = run;
    pdf.registerFont(face.name, face.font as unknown as string);
    pdf.font(face.name).fontSize(style.size).fillColor(colour);
    const options = { lineBreak: false, baseline: 'alphabetic', ...(face.isRtl && asOne) } as const;
    say(says, () => pdf.text(glyphs, left + x, y, options));
  }
}

/**
 * Text in the place of glyphs (ActualText) is within the text object: readers take the place of its letters from
 * there, and pdfkit's own marks are around it.
 */
function sayingText(pdf: Pdf): Say {
  const add = pdf.addContent.bind(pdf);
  let said: string | undefined;
  pdf.addContent = (data: unknown) => {
    if (said !== undefined && data === 'ET') add('EMC');
    add(data as string);
    if (said !== undefined && data === 'BT') add(`/Span <</ActualText <feff${utf16(said)}>>> BDC`);
    return pdf;
  };
  return (text, draw) => {
    said = text;
    draw();
    said = undefined;
  };
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

function rule(pdf: Pdf, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.moveTo(page.left, y).lineTo(page.left + column, y);
  pdf.lineWidth(0.75).strokeColor(oxblood).stroke();
  pdf.endMarkedContent();
}

/** The tree of tags: sections, their headings, lists; what goes on on the next page goes on in its element. */
function newStructure(pdf: Pdf, whole: Element) {
  let section = whole;
  let list: Element | undefined;
  let open: Element[] = [];
  const within = (parent: Element, tag: string, actual?: string): Element => {
    const element = pdf.struct(tag, actual === undefined ? {} : { actual });
    parent.add(element);
    return element;
  };
  const close = () => {
    for (const element of open.reverse()) element.end();
    open = [];
  };
  const endList = () => {
    close();
    list?.end();
    list = undefined;
  };
  const begin = (tag: Tag, actual?: string): Element => {
    close();
    if (tag !== 'LI') endList();
    if (tag === 'H2') {
      if (section !== whole) section.end();
      section = within(whole, 'Sect');
    }
    if (tag === 'LI') list ??= within(section, 'L');
    const element = within(list ?? section, tag, tag === 'LI' ? undefined : actual);
    open.push(element);
    return element;
  };
  return {
    /** `from`: the first of its lines here; what is not the first goes on in the element that is open. */
    draw(block: Block, from: number, lines: () => void, bullet: () => void) {
      if (from === 0) {
        // Readers that follow the tags take it from here, the others from its runs.
        const isSaid = block.lines.some((line) => line.some(({ says }) => says !== undefined));
        const actual = isSaid ? block.text : undefined;
        const element = begin(block.tag, actual);
        if (block.tag === 'LI') {
          const label = within(element, 'Lbl');
          label.add(bullet);
          label.end();
          open.push(within(element, 'LBody', actual));
        }
      }
      open.at(-1)?.add(lines);
    },
    beside(gap: () => void, work: () => void) {
      close();
      pdf.markContent('Artifact', { type: 'Layout' });
      gap();
      pdf.endMarkedContent();
      const paragraph = within(section, 'P');
      paragraph.add(work);
      paragraph.end();
    },
    end() {
      endList();
      if (section !== whole) section.end();
      whole.end();
    },
  };
}
