/** The text of a resume by its type. Of threads that inspect: parsers stay out of the site's. */
import type { ResumeType } from '#lib/server/uploads/inspection-finding';
import { docText } from '#lib/server/uploads/reading/doc-text';
import { docxText } from '#lib/server/uploads/reading/docx-text';
import { pdfText } from '#lib/server/uploads/reading/pdf-text';
import type { Reading } from '#lib/server/uploads/reading/reading';

const readers: Readonly<Record<ResumeType, (data: Uint8Array) => Reading | Promise<Reading>>> = {
  pdf: pdfText,
  doc: docText,
  docx: docxText,
};

export const readingOf = async (data: Uint8Array, type: ResumeType): Promise<Reading> =>
  readers[type](data);
