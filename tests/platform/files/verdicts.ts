import { expect } from '@jest/globals';
import { checkResume } from '#lib/applications/files';
import type { Hold } from '#lib/platform/files/holds';

export const wrongType = 'Only PDF, DOC, or DOCX files are allowed';
export const unreadable = expect.stringMatching(
  /^Only PDF, DOC, or DOCX files are allowed, and we could not read this one: .* save it as a new PDF/,
);
export const locked = expect.stringMatching(
  /^This file is locked with a password\. .* \(or print it to PDF\)/,
);

/** It is `attached`, the reason to hold the file, or the answer to the applicant. */
export const verdictOf = async (data: Buffer, name = 'cv') => {
  const checked = await checkResume({ name, size: data.length, data });
  if ('error' in checked) return checked.error.errors?.resume;
  return checked.ok.file.held ?? 'attached';
};

/** Held, for this among others. */
export const heldFor = (...holds: readonly Hold[]) =>
  expect.stringMatching(new RegExp(`(?:^| )(?:${holds.join('|')})(?: |$)`));
