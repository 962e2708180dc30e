/** Writes the blocks as a Word file: plain paragraphs under named heading styles, one column, no tables. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { type Block, column, page } from '#lib/resume/files/blocks';

/** In twentieths of a point, as Word measures. */
const twips = (points: number) => Math.round(points * 20);
const size = { width: twips(page.width), height: twips(page.height) };
const margin = {
  left: twips(page.left),
  right: twips(page.right),
  top: twips(page.top),
  bottom: twips(page.bottom),
};
/** Word has the letters of India in the second; other programs take what they have. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Nirmala UI' };
const bullets = 'resume';
const bulletIndent = { left: 284, hanging: 227 };
const grey = '333333';
const headings = {
  H1: HeadingLevel.HEADING_1,
  H2: HeadingLevel.HEADING_2,
  H3: HeadingLevel.HEADING_3,
} as const;

/** `blocks` as they are measured for the font of any reader. */
export async function docxOf(name: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const [first] = blocks;
  const document = new Document({
    title: `Resume of ${name}`,
    creator: name,
    styles: { default: { document: { run: { font, language: { value: 'en-IN' } } } } },
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: bulletIndent } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size, margin } },
        children: blocks.map((block) => paragraphOf(block, block === first)),
      },
    ],
  });
  return Packer.toBuffer(document);
}

function paragraphOf(block: Block, isFirst: boolean): Paragraph {
  const { tag, text, when, style, colour, above, lineHeight, keep, ruled } = block;
  const run = { size: halfPoints(style.size), font };
  const color = colour.slice(1);
  const own = { ...run, color, bold: style.weight > 400 };
  return new Paragraph({
    ...(tag in headings && { heading: headings[tag as keyof typeof headings] }),
    ...(tag === 'LI' && { numbering: { reference: bullets, level: 0 } }),
    keepNext: keep ?? false,
    // Whatever font the reader has: a line is as high as on the page that is printed.
    spacing: {
      before: isFirst ? 0 : twips(above),
      after: 0,
      line: twips(lineHeight),
      lineRule: LineRuleType.EXACT,
    },
    ...(ruled && { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color, space: 1 } } }),
    ...(when && { tabStops: [{ type: TabStopType.RIGHT, position: twips(column) }] }),
    children: [
      new TextRun({ text, ...own }),
      ...(when ? [new TextRun({ text: `\t${when}`, ...run, color: grey, bold: false })] : []),
    ],
  });
}

const halfPoints = (points: number) => Math.round(points * 2);
