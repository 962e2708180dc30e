/** Makes the file of a sheet. Runs in a thread of its own: libraries of documents and faces stay out of the site's. */

import { openFaces } from '#lib/resume/files/faces';
import { layOut, mostPages, tooLong, wordBlocks } from '#lib/resume/files/pages';
import { notPrinted } from '#lib/resume/files/runs';
import type { Errors } from '#lib/resume/rules/parts';
import type { Sheet } from '#lib/resume/rules/sections';

export type FileFormat = 'pdf' | 'docx';

export interface WriteJob {
  readonly sheet: Sheet;
  readonly format: FileFormat;
}

export type Written =
  | {
      readonly bytes: Uint8Array;
      readonly pages: number;
      /** Signs and pictures that the file leaves white. */
      readonly signs: readonly string[];
    }
  | {
      readonly message: string;
      readonly errors: Errors;
      /** Those that the file would not have; in which fields they are is for the reader of the resume to say. */
      readonly characters?: readonly string[];
    };

const noGlyphs = 'The PDF cannot print some of these letters. The Word file can.';

/** More than two pages are no file: the fields to shorten are named, whatever the format. */
export async function writeResume({ sheet, format }: WriteJob): Promise<Written> {
  const faces = openFaces();
  const pages = layOut(sheet, faces);
  if (pages.length > mostPages) return tooLong(pages, sheet);
  if (format === 'docx') {
    const { docxOf } = await import('#lib/resume/files/docx');
    const blocks = wordBlocks(sheet, faces, pages.length);
    return { bytes: await docxOf(sheet.name, blocks), pages: pages.length, signs: [] };
  }
  const { characters, signs } = notPrinted(JSON.stringify(sheet), faces);
  if (characters.length > 0) return { message: noGlyphs, errors: {}, characters };
  const { pdfOf } = await import('#lib/resume/files/pdf');
  return { bytes: await pdfOf(sheet, pages, faces), pages: pages.length, signs };
}
