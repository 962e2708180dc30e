/** Resumes as the desk reads them: made by PDFKit, and by hand for Word. */
import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { zip } from '#tests/server/uploads/samples';

/** Each page a list of lines. A first line stands larger. */
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
  written((document) => document.image(greyPng(40), 0, 0, { width: 500 }));

function written(draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument();
  const pieces: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
  });
  draw(document);
  document.end();
  return whole;
}

/** A grey square: https://www.w3.org/TR/png-3/ */
function greyPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((side + 1) * side, 0x77);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** `body` in WordprocessingML, with the prefixes `w` and `mc`; `header` likewise. */
export function docxWith(body: string, header?: string): Buffer {
  const part = (root: string, inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="${w}" xmlns:mc="${mc}">${inside}</w:${root}>`;
  return zip([
    {
      name: '_rels/.rels',
      data: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/main.xml"/></Relationships>',
    },
    { name: 'word/main.xml', data: part('document', `<w:body>${body}</w:body>`) },
    ...(header === undefined ? [] : [{ name: 'word/header1.xml', data: part('hdr', header) }]),
  ]);
}

export const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
