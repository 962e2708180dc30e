/** It gives letters with their places, texts of fields, and notes. */
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Piece } from '#lib/platform/files/reading/page-order';
import { allocate, memoryOf } from '#lib/platform/files/reading/pdfium';

/** Between two letters, of their size: more is another piece. */
const gapSizes = 1.5;
/** So far back, and below: the begin of the next line. */
const backSizes = 2;
const doubleBytes = 8;
const floatBytes = 4;

export function printedPieces(pdfium: WrappedPdfiumModule, page: number, most: number): Piece[] {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return [];
  const box = allocate(pdfium, 4 * doubleBytes);
  const count = Math.min(pdfium.FPDFText_CountChars(text), most);
  const pieces: Piece[] = [];
  let open: Open | undefined;
  const close = () => {
    if (open && open.text.trim() !== '') pieces.push(open);
    open = undefined;
  };
  for (let index = 0; index < count; index += 1) {
    const letter = letterAt(pdfium, text, index);
    if (letter === '\n' || letter === '\r') close();
    else if (pdfium.FPDFText_IsGenerated(text, index) === 1 || letter.trim() === '') {
      if (open) open.text += letter;
    } else {
      const right = box + doubleBytes;
      const bottom = right + doubleBytes;
      pdfium.FPDFText_GetCharBox(text, index, box, right, bottom, bottom + doubleBytes);
      const place = placeAt(pdfium, box);
      if (open && !isNext(open, place)) close();
      open = open ? grown(open, letter, place) : newPiece(pdfium, text, index, letter, place);
    }
  }
  close();
  pdfium.pdfium.wasmExports.free(box);
  pdfium.FPDFText_ClosePage(text);
  return pieces;
}

/** Stands for a hyphen at the end of a line, which PDFium tells apart: no text has it. */
export const lineHyphen = '\ufffe';
const letterAt = (pdfium: WrappedPdfiumModule, text: number, index: number): string =>
  pdfium.FPDFText_IsHyphen(text, index) === 1
    ? lineHyphen
    : String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index));

interface Place {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

type Open = { -readonly [Key in keyof Piece]: Piece[Key] };

/** In the order in which the letter's box is asked for: left, right, bottom, top. */
function placeAt(pdfium: WrappedPdfiumModule, at: number): Place {
  const view = new DataView(memoryOf(pdfium).buffer, at, 4 * doubleBytes);
  const [left = 0, right = 0, bottom = 0, top = 0] = [0, 1, 2, 3].map((index) =>
    view.getFloat64(index * doubleBytes, true),
  );
  return { left, right, bottom, top };
}

function isNext(open: Open, { left, bottom, top }: Place): boolean {
  const height = Math.max(open.size, open.top - open.bottom);
  const isBeside = bottom < open.top + height / 2 && top > open.bottom - height / 2;
  // PDFium tells no end of a line behind a hyphen.
  const isBelow = (bottom + top) / 2 < (open.base ?? open.bottom);
  const isBack = left < open.right - backSizes * open.size;
  if (isBelow && isBack) return false;
  return isBeside && left - open.right < gapSizes * open.size && left > open.left - height;
}

function newPiece(
  pdfium: WrappedPdfiumModule,
  text: number,
  index: number,
  letter: string,
  place: Place,
): Open {
  const weight = pdfium.FPDFText_GetFontWeight(text, index);
  const size = sizeAt(pdfium, text, index) ?? place.top - place.bottom;
  const origin = allocate(pdfium, 2 * doubleBytes);
  pdfium.FPDFText_GetCharOrigin(text, index, origin, origin + doubleBytes);
  const base = new DataView(memoryOf(pdfium).buffer).getFloat64(origin + doubleBytes, true);
  pdfium.pdfium.wasmExports.free(origin);
  return { text: letter, ...place, base, size, weight };
}

/** The size that the font is asked for in, scaled as the page scales it; `undefined` where it is not known. */
function sizeAt(pdfium: WrappedPdfiumModule, text: number, index: number): number | undefined {
  const at = allocate(pdfium, 6 * floatBytes);
  const isKnown = pdfium.FPDFText_GetMatrix(text, index, at);
  const view = new DataView(memoryOf(pdfium).buffer, at, 6 * floatBytes);
  // FS_MATRIX: a, b, c, d, e, f.
  const scale = Math.hypot(
    view.getFloat32(2 * floatBytes, true),
    view.getFloat32(3 * floatBytes, true),
  );
  pdfium.pdfium.wasmExports.free(at);
  const size = pdfium.FPDFText_GetFontSize(text, index) * scale;
  return isKnown && size > 0 ? size : undefined;
}

const grown = (open: Open, letter: string, place: Place): Open => ({
  ...open,
  text: open.text + letter,
  left: Math.min(open.left, place.left),
  right: Math.max(open.right, place.right),
  bottom: Math.min(open.bottom, place.bottom),
  top: Math.max(open.top, place.top),
});

/** FPDF_ANNOTATION_SUBTYPE and FPDF_FORMFIELD: fpdf_annot.h and fpdf_formfill.h. */
const freeText = 3;
const widget = 20;
const typedFields = new Set([4, 5, 6]);
/** ISO 32000-2, table 231: what is typed is not shown. */
const passwordFlag = 1 << 13;
const mostNotes = 500;
const mostNoteBytes = 16 * 1024;
/** The size of a line of typed text, in points. */
const noteSize = 11;
const lineSizes = 1.2;
/** The border of a field, inside which its text starts. */
const border = 2;

/** `form`: PDFium's view of the file's fields, which also knows what a field has from its parent. */
export function typedPieces(pdfium: WrappedPdfiumModule, page: number, form: number): Piece[] {
  const pieces: Piece[] = [];
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), mostNotes);
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const text = typedIn(pdfium, annotation, form);
    if (text.trim() !== '') pieces.push(...noteAt(text, rectangleOf(pdfium, annotation)));
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return pieces;
}

function typedIn(pdfium: WrappedPdfiumModule, annotation: number, form: number): string {
  const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
  if (kind === freeText)
    return stringOf(pdfium, (at, bytes) =>
      pdfium.FPDFAnnot_GetStringValue(annotation, 'Contents', at, bytes),
    );
  if (kind !== widget || form === 0) return '';
  if (!typedFields.has(pdfium.FPDFAnnot_GetFormFieldType(form, annotation))) return '';
  if ((pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation) & passwordFlag) !== 0) return '';
  return stringOf(pdfium, (at, bytes) =>
    pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, at, bytes),
  );
}

/** `read` writes at most so many bytes of UTF-16 and gives how many there are, with a zero at the end. */
function stringOf(
  pdfium: WrappedPdfiumModule,
  read: (at: number, bytes: number) => number,
): string {
  const bytes = read(0, 0);
  if (bytes <= 2 || bytes > mostNoteBytes) return '';
  const at = allocate(pdfium, bytes);
  read(at, bytes);
  const text = Buffer.from(memoryOf(pdfium).subarray(at, at + bytes - 2)).toString('utf16le');
  pdfium.pdfium.wasmExports.free(at);
  return text;
}

function rectangleOf(pdfium: WrappedPdfiumModule, annotation: number): Place {
  const at = allocate(pdfium, 4 * floatBytes);
  pdfium.FPDFAnnot_GetRect(annotation, at);
  const rectangle = rectangleAt(pdfium, at);
  pdfium.pdfium.wasmExports.free(at);
  return rectangle;
}

/** FS_RECTF: left, top, right, bottom. */
function rectangleAt(pdfium: WrappedPdfiumModule, at: number): Place {
  const view = new DataView(memoryOf(pdfium).buffer, at, 4 * floatBytes);
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((index) =>
    view.getFloat32(index * floatBytes, true),
  );
  return { left, right, bottom, top };
}

/** One line in the middle of its field, several from its top downwards. */
function noteAt(text: string, { left, right, bottom, top }: Place): Piece[] {
  const lines = text.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '');
  const [only] = lines;
  const style = { left, right, size: noteSize, weight: 400 };
  if (lines.length === 1 && only !== undefined) {
    const middle = (bottom + top) / 2;
    return [{ ...style, text: only, bottom: middle - noteSize / 2, top: middle + noteSize / 2 }];
  }
  return lines.map((line, index) => {
    const upper = top - border - index * noteSize * lineSizes;
    return { ...style, text: line, bottom: upper - noteSize, top: upper };
  });
}
