/** The same sheet as a Word file: plain paragraphs under named heading styles, one column, no tables. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { Section, Sheet } from '#lib/resume/words';

/** Twentieths of a point: A4, and the margins of the page that is printed. */
const margins = { left: 1077, right: 1077, top: 964, bottom: 850 };
const widthTwips = 11906 - margins.left - margins.right;
const oxblood = '7A1422';
const grey = '333333';
/** Word puts the letters of other scripts in a face that the reader has. */
const face = 'Calibri';
const bullets = 'resume';

export async function docxOf(sheet: Sheet): Promise<Uint8Array> {
  const { name, headline, contact, summary, sections } = sheet;
  const children = [
    heading(HeadingLevel.HEADING_1, name),
    ...(headline ? [paragraph(headline, { color: grey, size: 23 })] : []),
    ...(contact ? [paragraph(contact, { color: grey })] : []),
    ...(summary ? [paragraph(summary)] : []),
    ...sections.flatMap(partOf),
  ];
  const document = new Document({
    title: `Resume of ${name}`,
    creator: name,
    styles,
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
              style: { paragraph: { indent: { left: 284, hanging: 227 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin: margins } },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

const styles = {
  default: {
    document: { run: { font: face, size: 21, color: '111111', language: { value: 'en-IN' } } },
    heading1: { run: { font: face, size: 42, bold: true, color: '111111' }, paragraph: {} },
    heading2: {
      run: { font: face, size: 23, bold: true, color: oxblood },
      paragraph: { spacing: { before: 240, after: 70 } },
    },
    heading3: {
      run: { font: face, size: 21, bold: true, color: '111111' },
      paragraph: { spacing: { before: 100 } },
    },
  },
};

type Level = (typeof HeadingLevel)[keyof typeof HeadingLevel];

const heading = (level: Level, text: string) =>
  new Paragraph({ heading: level, keepNext: true, children: [new TextRun(text)] });

const paragraph = (text: string, run: { color?: string; size?: number } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...run })] });

const bullet = (text: string) =>
  new Paragraph({ numbering: { reference: bullets, level: 0 }, children: [new TextRun(text)] });

function partOf({ heading: title, items, bullets: lines, paragraph: text }: Section): Paragraph[] {
  const line = { style: BorderStyle.SINGLE, size: 6, color: oxblood, space: 1 };
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      border: { bottom: line },
      children: [new TextRun(title)],
    }),
    ...items.flatMap((item) => [
      new Paragraph({
        heading: HeadingLevel.HEADING_3,
        keepNext: item.at !== '' || item.lines.length > 0,
        tabStops: [{ type: TabStopType.RIGHT, position: widthTwips }],
        children: [
          new TextRun(item.title),
          ...(item.when ? [new TextRun({ text: `\t${item.when}`, bold: false, color: grey })] : []),
        ],
      }),
      ...(item.at ? [paragraph(item.at, { color: grey })] : []),
      ...item.lines.map(bullet),
    ]),
    ...lines.map(bullet),
    ...(text ? [paragraph(text)] : []),
  ];
}
