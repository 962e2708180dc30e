import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { inOrder, type PageLine } from '#lib/platform/files/reading/page-order';
import { lineHyphen, printedPieces, typedPieces } from '#lib/platform/files/reading/pdf-pieces';
import { withDocument } from '#lib/platform/files/reading/pdfium';
import { mostCharacters, newWriter, type Reading } from '#lib/platform/files/reading/reading';

const mostPages = 30;

export const pdfText = (data: Uint8Array): Promise<Reading> =>
  withDocument(data, readDocument, (found): Reading => ({ found }));

function readDocument(pdfium: WrappedPdfiumModule, document: number): Reading {
  const count = pdfium.FPDF_GetPageCount(document);
  const pages: (readonly PageLine[])[] = [];
  let left = mostCharacters;
  let opened = 0;
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, info);
  while (pages.length < Math.min(count, mostPages) && left > 0) {
    const page = pdfium.FPDF_LoadPage(document, pages.length);
    if (page !== 0) {
      opened += 1;
      const pieces = printedPieces(pdfium, page, left + spare);
      const lines = inOrder([...pieces, ...typedPieces(pdfium, page, form)]);
      left -= lines.reduce((sum, { text }) => sum + text.length + 1, 0);
      pages.push(lines);
      pdfium.FPDF_ClosePage(page);
    } else pages.push([]);
  }
  pdfium.PDFiumExt_ExitFormFillEnvironment(form);
  pdfium.PDFiumExt_CloseFormFillInfo(info);
  if (opened === 0) return { found: 'unreadable' };
  const usual = usualLine(pages.flat());
  const writer = newWriter();
  for (const lines of pages) {
    for (const { text, isHeading } of paragraphsOf(lines, usual)) writer.write(text, isHeading);
    writer.turnPage();
  }
  const reading = writer.finish();
  if (reading.found === 'no-text') return { ...reading, pages: count };
  if (reading.found !== 'text') return reading;
  return { ...reading, pages: count, isCut: reading.isCut || pages.length < count };
}

/** A little more than may be shown: the writer counts, and says that there is more. */
const spare = 200;

function usualLine(lines: readonly PageLine[]): { readonly size: number; readonly weight: number } {
  const most = (of: (line: PageLine) => number) => {
    const lengths = new Map<number, number>();
    for (const line of lines) {
      const value = Math.round(of(line) * 2) / 2;
      lengths.set(value, (lengths.get(value) ?? 0) + line.text.length);
    }
    return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
  };
  return { size: most(({ size }) => size), weight: most(({ weight }) => weight) };
}

/** The share of the column's width: a line that ends before it ends on purpose. */
const fullPart = 0.7;

/** Lines, but what was broken at the margin within a sentence is put together: it goes on in small letters. */
function paragraphsOf(lines: readonly PageLine[], usual: ReturnType<typeof usualLine>) {
  const paragraphs: { text: string; readonly isHeading: boolean }[] = [];
  let before: PageLine | undefined;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const goesOn =
      before && before.fill >= fullPart && isSentence(before.text) && /^\p{Ll}/u.test(line.text);
    if (last && goesOn && !last.isHeading) last.text = joined(last.text, line.text);
    else paragraphs.push({ text: line.text, isHeading: isHeading(line, usual) });
    before = line;
  }
  return paragraphs;
}

/** A word that was broken at the end of a line is put together. */
const brokenWord = new RegExp(`(?<=\\p{Ll})${lineHyphen}\\s*$`, 'u');
const joined = (text: string, next: string): string =>
  brokenWord.test(text) ? text.replace(brokenWord, '') + next : `${text} ${next}`;

/** Whether the text has more than a few words, unlike a bare address. */
const isSentence = (text: string): boolean => text.split(' ').length > 3;

const longestHeading = 60;
const isHeading = ({ text, size, weight }: PageLine, usual: ReturnType<typeof usualLine>) =>
  text.length <= longestHeading &&
  usual.size > 0 &&
  (size >= usual.size * 1.15 || (size >= usual.size && weight >= 600 && usual.weight < 600));
