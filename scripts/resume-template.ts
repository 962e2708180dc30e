/** Writes the resume template into public/: run after a change of data/resume-template.ts. */
import { writeFile } from 'node:fs/promises';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { resumeTemplate, type TemplateSection } from '#data/resume-template';

const { file, name, contact, sections, advice } = resumeTemplate;

const partOf = ({ title, lines, list }: TemplateSection) => [
  new Paragraph({ text: title, heading: HeadingLevel.HEADING_2 }),
  ...lines.map((text) => new Paragraph({ text, ...(list && { bullet: { level: 0 } }) })),
];

const spaced = { spacing: { before: 220, after: 60 } };
const document = new Document({
  title: 'Resume of an accountant',
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
      children: [
        new Paragraph({ text: name, heading: HeadingLevel.HEADING_1 }),
        new Paragraph({ children: [new TextRun({ text: contact, color: '5D5448' })] }),
        ...sections.flatMap(partOf),
        ...partOf({ ...advice, list: true }),
      ],
    },
  ],
});

await writeFile(`public${file}`, await Packer.toBuffer(document));
console.log(`public${file}`);
