/** A resume as a Word file by the library docx. */
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Resume } from '#tests/parts/producers/resumes';

const line = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: line, bottom: line, left: line, right: line };
const borders = { ...noBorders, insideHorizontal: line, insideVertical: line };

export function docxOf(resume: Resume, photo: Buffer): Promise<Buffer> {
  const { name, ownName, contact, layout, side, main } = resume;
  const blocks = (all: readonly Block[]) => all.flatMap((block) => docxBlock(block, photo));
  const [left, right] = layout === 'two columns' ? [side, main] : [main, side];
  const [one, other] = layout === 'two columns' ? [32, 68] : [68, 32];
  const cell = (all: readonly Block[], size: number) =>
    new TableCell({
      children: blocks(all),
      borders: noBorders,
      width: { size, type: WidthType.PERCENTAGE },
    });
  const both = new Table({
    rows: [new TableRow({ children: [cell(left, one), cell(right, other)] })],
    borders,
    width: { size: 100, type: WidthType.PERCENTAGE },
  });
  const children = [
    new Paragraph({ text: name, heading: HeadingLevel.TITLE }),
    ...(ownName === undefined ? [] : [new Paragraph(ownName)]),
    new Paragraph(contact),
    ...(side.length > 0 ? [both] : blocks(main)),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

function docxBlock(block: Block, photo: Buffer): readonly (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2 })];
    case 'paragraph':
      return [new Paragraph(block.text)];
    case 'list':
      return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
    case 'link':
      return [
        new Paragraph({
          children: [
            new ExternalHyperlink({ link: block.href, children: [new TextRun(block.text)] }),
          ],
        }),
      ];
    case 'photo':
      return [
        new Paragraph({
          children: [
            new ImageRun({
              type: 'jpg',
              data: photo,
              transformation: { width: 90, height: 110 },
            }),
          ],
        }),
      ];
    case 'table':
      return [
        new Table({
          rows: block.rows.map(
            (row) =>
              new TableRow({
                children: row.map((text) => new TableCell({ children: [new Paragraph(text)] })),
              }),
          ),
        }),
      ];
  }
}
