/** The pages of a PDF as pictures: nothing of it runs, and what it would do is not in them. */
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf, withDocument } from '#lib/platform/files/reading/pdfium';
import { type Packed, packPixels, pngOf } from '#lib/platform/files/reading/png';

/** A resume has two or three; the rest is in its text. */
const mostPictures = 8;
/** A page of A4 at 120 dots an inch, which is read on any screen. */
const width = 1_000;
const mostPixels = 1_600_000;
/** FPDFBitmap_BGRx and FPDF_ANNOT: fpdfview.h. */
const withoutAlpha = 3;
const withNotes = 1;
const white = 0xffffffff;

/** PNG of a page, counted from 1; `undefined` where it has none of this number, or none that opens. */
export const pagePicture = (data: Uint8Array, page: number): Promise<Buffer | undefined> =>
  withDocument(
    data,
    (pdfium, document) => {
      const rendered = draw(pdfium, document, page - 1);
      return rendered && pngOf(rendered);
    },
    () => undefined,
  );

/** A PDF made of the pictures of another one's pages; `undefined` where none of them opens. */
export async function pictureCopy(data: Uint8Array): Promise<Uint8Array | undefined> {
  const pictures = await withDocument(
    data,
    (pdfium, document) => {
      const count = Math.min(pdfium.FPDF_GetPageCount(document), mostPictures);
      return Array.from({ length: count }, (_, page) => draw(pdfium, document, page));
    },
    () => [],
  );
  const rendered = pictures.filter((picture) => picture !== undefined);
  if (rendered.length === 0) return undefined;
  const copy = await PDFDocument.create();
  for (const picture of rendered) {
    const height = (a4Width * picture.height) / picture.width;
    const page = copy.addPage([a4Width, height]);
    page.node.setXObject(PDFName.of('Page'), copy.context.register(imageOf(copy, picture)));
    page.pushOperators(concatTransformationMatrix(a4Width, 0, 0, height, 0, 0), drawObject('Page'));
  }
  return copy.save();
}

/** In points. */
const a4Width = 595.28;

/** The rows of a PNG are those of a PDF: ISO 32000-2, 7.4.4.4. */
function imageOf({ context }: PDFDocument, { width, height, isGrey, rows }: Packed): PDFRawStream {
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: isGrey ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: isGrey ? 1 : 3, Columns: width },
    Length: rows.length,
  });
  return PDFRawStream.of(dict, rows);
}

function draw(pdfium: WrappedPdfiumModule, document: number, index: number): Packed | undefined {
  if (index < 0 || index >= pdfium.FPDF_GetPageCount(document)) return undefined;
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, info);
  try {
    return drawPage(pdfium, page, form);
  } finally {
    pdfium.FPDF_ClosePage(page);
    pdfium.PDFiumExt_ExitFormFillEnvironment(form);
    pdfium.PDFiumExt_CloseFormFillInfo(info);
  }
}

function drawPage(pdfium: WrappedPdfiumModule, page: number, form: number): Packed | undefined {
  const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  if (!(size.width > 0 && size.height > 0)) return undefined;
  const scale = Math.min(width / size.width, Math.sqrt(mostPixels / (size.width * size.height)));
  const [w, h] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const bitmap = pdfium.FPDFBitmap_CreateEx(w, h, withoutAlpha, 0, 0);
  if (bitmap === 0) throw new Error('no memory for a page');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, w, h, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, w, h, 0, withNotes);
  // This draws typed fields.
  pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, w, h, 0, withNotes);
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const packed = packPixels({
    width: w,
    height: h,
    stride,
    data: memoryOf(pdfium).subarray(at, at + stride * h),
  });
  pdfium.FPDFBitmap_Destroy(bitmap);
  return packed;
}
