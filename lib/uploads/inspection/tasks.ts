/** What a thread that inspects can do, by kind. The site's thread takes the types alone: parsers stay out of it. */

import type { Finding, ResumeType } from '#lib/uploads/finding';
import { checkPdf } from '#lib/uploads/pdf';
import { checkDoc } from '#lib/uploads/word/doc';
import { checkDocx } from '#lib/uploads/word/docx';

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
};

export type Tasks = typeof tasks;
