/** What a thread that inspects can do, by kind. The site's thread takes the types alone: parsers stay out of it. */

import type { Finding, ResumeType } from '#lib/server/uploads/inspection-finding';
import { checkPdf } from '#lib/server/uploads/pdf';
import { readingOf } from '#lib/server/uploads/reading/read';
import type { Reading } from '#lib/server/uploads/reading/reading';
import { checkDoc } from '#lib/server/uploads/word/doc';
import { checkDocx } from '#lib/server/uploads/word/docx';

interface Resume {
  readonly bytes: Uint8Array;
  readonly type: ResumeType;
}

const checks: Readonly<Record<ResumeType, (data: Buffer) => Finding | Promise<Finding>>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

export const tasks = {
  inspect: async ({ bytes, type }: Resume): Promise<Finding> =>
    checks[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  /** What its text says, for the desk. */
  read: ({ bytes, type }: Resume): Promise<Reading> => readingOf(bytes, type),
};

export type Tasks = typeof tasks;
