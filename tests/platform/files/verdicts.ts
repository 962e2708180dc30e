import { expect } from '@jest/globals';
import { checkResume } from '#lib/applications/files';

export const active = expect.stringMatching(
  /^This file would run or fetch something .* save it as a PDF without macros/,
);
export const macros = 'This file contains macros. Please save it as a PDF and choose it again.';
export const wrongType = 'Only PDF, DOC, or DOCX files are allowed';
export const unreadable = expect.stringMatching(
  /^Only PDF, DOC, or DOCX files are allowed, and we could not read this one: .* save it as a new PDF/,
);
export const locked =
  'This file is locked with a password. Please save it without the password and choose it again.';

/** What is answered to a file, or noted of one that is taken. */
export const verdictOf = async (data: Buffer, name: string) => {
  const checked = await checkResume({ name, size: data.length, data });
  return 'ok' in checked ? checked.ok.note : checked.error.errors?.resume;
};

export const fine = expect.stringMatching(/: no scripts, macros/);

/** What staff read of one that its author protects, and that opens without a password. */
export const protectedFine = expect.stringMatching(/: protected by its author from changes; /);
