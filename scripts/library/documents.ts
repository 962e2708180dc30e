/** Resumes and letters as DOCX: A4, headings as headings, so that a reader and a program find their way. */
import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { resumeTemplate, type TemplateSection } from '#data/resume-template';
import { letters } from '#data/tools/interview-letters';
import { experiencedResume } from '#data/tools/resumes';

const partOf = ({ title, lines, list }: TemplateSection) => [
  new Paragraph({ text: title, heading: HeadingLevel.HEADING_2 }),
  ...lines.map((text) => new Paragraph({ text, ...(list && { bullet: { level: 0 } }) })),
];

const headOf = ({ name, contact }: { name: string; contact: string }) => [
  new Paragraph({ text: name, heading: HeadingLevel.HEADING_1 }),
  new Paragraph({ children: [new TextRun({ text: contact, color: '5D5448' })] }),
];

const spaced = { spacing: { before: 220, after: 60 } };

function pack(title: string, children: (Paragraph | Table)[]): Promise<Buffer> {
  const document = new Document({
    title,
    creator: 'HOA',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 60 } } },
        heading1: { run: { size: 36, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading2: { run: { size: 24, bold: true, color: '9B1C2E' }, paragraph: spaced },
      },
    },
    sections: [
      {
        // A4, with margins that a printer keeps: twentieths of a point.
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 },
          },
        },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

const column = (sections: readonly TemplateSection[], width: number, left: number) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { left },
    children: sections.flatMap(partOf),
  });

const columns = () =>
  new Table({
    width: { size: 9706, type: WidthType.DXA },
    columnWidths: [6506, 3200],
    borders: noBorders,
    rows: [
      new TableRow({
        children: [
          column(experiencedResume.main, 6506, 0),
          column(experiencedResume.side, 3200, 300),
        ],
      }),
    ],
  });

export const oneColumnFile = () =>
  pack('Resume of an accountant', [
    ...headOf(resumeTemplate),
    ...resumeTemplate.sections.flatMap(partOf),
    ...partOf({ ...resumeTemplate.advice, list: true }),
  ]);

export const twoColumnsFile = () =>
  pack('Resume of an experienced accountant', [
    ...headOf(experiencedResume),
    columns(),
    ...partOf(experiencedResume.advice),
  ]);

const labelled = (label: string, text: string) =>
  new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(text)] });

export const lettersFile = () =>
  pack('Letters after an interview', [
    new Paragraph({ text: 'Letters after an interview', heading: HeadingLevel.HEADING_1 }),
    ...letters.flatMap(({ title, when, subject, lines }, at) => [
      new Paragraph({ text: title, heading: HeadingLevel.HEADING_2, pageBreakBefore: at > 0 }),
      labelled('When', when),
      labelled('Subject', subject),
      ...lines.map((text) => new Paragraph({ text, spacing: { before: 120 } })),
    ]),
  ]);
