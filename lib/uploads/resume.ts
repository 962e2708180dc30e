/** Checks a resume by its name and its content, and makes it ready to keep. */
import { createHash, randomUUID } from 'node:crypto';
import { resumeProblem, resumeTexts } from '#lib/forms/application/resume';
import { type Content, contentOf, contentProblem } from '#lib/forms/application/resume-content';
import { type HttpError, httpError, type Result } from '#lib/intake/http-error';
import type { PostedFile } from '#lib/intake/multipart';
import type { KeptFile } from '#lib/store/store';
import { checkDoc } from '#lib/uploads/doc';
import { checkDocx } from '#lib/uploads/docx';
import { safeFileName } from '#lib/uploads/file-name';
import type { Finding } from '#lib/uploads/finding';
import { checkPdf } from '#lib/uploads/pdf';

const kinds = [
  {
    extension: 'pdf',
    content: 'pdf',
    type: 'application/pdf',
    names: /\.pdf$/i,
    check: checkPdf,
  },
  {
    extension: 'doc',
    content: 'word',
    type: 'application/msword',
    names: /\.docx?$/i,
    check: checkDoc,
  },
  {
    extension: 'docx',
    content: 'word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // Word opens either under either name, and people rename them.
    names: /\.docx?$/i,
    check: checkDocx,
  },
] as const;

const texts = {
  other: resumeTexts.type,
  locked:
    'This file is locked with a password. Please save it without the password and choose it again.',
  macros: 'This file contains macros. Please save it as a PDF and choose it again.',
} as const;

export function checkResume({ name, size, data }: PostedFile): Result<KeptFile> {
  const problem = resumeProblem({ name, size });
  if (problem) return refuseResume(problem);
  if (!data) return refuseResume(resumeTexts.size);
  let found: Exclude<Finding, 'fine'> = 'other';
  let held: Content | undefined = contentOf(data) === 'rtf' ? 'rtf' : undefined;
  for (const { extension, content, type, names, check } of kinds) {
    const finding = check(data);
    if (finding === 'other') continue;
    held = content;
    if (!names.test(name.trim())) continue;
    if (finding === 'fine') return { ok: keep(data, safeFileName(name, extension), type) };
    found = finding;
  }
  const misnamed = held && found === 'other' ? contentProblem(name, held) : undefined;
  return refuseResume(misnamed ?? texts[found]);
}

const keep = (data: Buffer, name: string, type: string): KeptFile => ({
  id: randomUUID(),
  name,
  type,
  size: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
  data,
});

function refuseResume(text: string): { readonly refused: HttpError } {
  return httpError(text === resumeTexts.size ? 413 : 422, text, { errors: { resume: text } });
}
