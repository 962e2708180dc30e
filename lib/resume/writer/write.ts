/** Makes the file of a sheet. Runs in a thread of its own: libraries of documents and faces stay out of the site's. */

import type { Errors } from '#lib/resume/rules';
import type { Sheet } from '#lib/resume/words';
import { openFaces } from '#lib/resume/writer/faces';
import { layOut, mostPages, tooLong } from '#lib/resume/writer/pages';

export type FileFormat = 'pdf' | 'docx';

export interface WriteJob {
  readonly sheet: Sheet;
  readonly format: FileFormat;
}

export type Written =
  | { readonly bytes: Uint8Array; readonly pages: number }
  | { readonly message: string; readonly errors: Errors };

/** More than two pages are no file: the fields to shorten are named, whatever the format. */
export async function writeResume({ sheet, format }: WriteJob): Promise<Written> {
  const faces = openFaces();
  const pages = layOut(sheet, faces);
  if (pages.length > mostPages) return tooLong(pages, sheet);
  if (format === 'docx') {
    const { docxOf } = await import('#lib/resume/writer/docx');
    return { bytes: await docxOf(sheet), pages: pages.length };
  }
  const { pdfOf } = await import('#lib/resume/writer/pdf');
  return { bytes: await pdfOf(sheet, pages, faces), pages: pages.length };
}
