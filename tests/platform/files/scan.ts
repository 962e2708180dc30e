import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** A resume as a scanner saves it: one page, a picture of some 4.9 MB that nothing compresses, and a line of text. */
export async function scannedResume(): Promise<Buffer> {
  const [width, height] = [1270, 1280];
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const picture = document.context.stream(randomBytes(width * height * 3), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  });
  page.node.setXObject(PDFName.of('Scan'), document.context.register(picture));
  page.drawText('Accountant, Chennai: Tally, GST, TDS');
  return Buffer.from(await document.save());
}
