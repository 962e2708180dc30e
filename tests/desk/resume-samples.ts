/** Resumes as the desk reads them: made by PDFKit, and by hand for Word. */
import PDFDocument from 'pdfkit';
import { zip } from '#tests/platform/files/samples';
import {
  officeRelation,
  png,
  relation,
  relations,
  wordPart,
} from '#tests/platform/files/word/docx-builder';

/** Each page a list of lines. A first line holds larger. */
export function pdfWith(pages: readonly (readonly string[])[]): Promise<Buffer> {
  return written((document) => {
    pages.forEach((lines, index) => {
      if (index > 0) document.addPage();
      lines.forEach((line, at) => {
        document.fontSize(at === 0 ? 20 : 11).text(line);
      });
    });
  });
}

/** One page that is a picture, as a scanner in a phone makes it. */
export const scannedPdf = (): Promise<Buffer> =>
  written((document) => document.image(png, 0, 0, { width: 500 }));

function written(render: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument();
  const pieces: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
  });
  render(document);
  document.end();
  return whole;
}

/** `body` in WordprocessingML, with the prefixes `w` and `mc`; `header` likewise. */
export const docxWith = (body: string, header?: string): Buffer =>
  zip([
    {
      name: '_rels/.rels',
      data: relations(relation(officeRelation('officeDocument'), 'word/main.xml')),
    },
    { name: 'word/main.xml', data: wordPart('document', `<w:body>${body}</w:body>`) },
    ...(header === undefined ? [] : [{ name: 'word/header1.xml', data: wordPart('hdr', header) }]),
  ]);

export const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
