/** The sheet of what is typed so far: a field that is wrong is left out until it is right. */
import type { FieldValues } from '#lib/shared/resume/form-values';
import { type Sheet, sheetOf } from '#lib/shared/resume/page-contents';
import { readResume } from '#lib/shared/resume/read-resume';
import type { Resume } from '#lib/shared/resume/resume';

/** What was found of a certificate, by its number as typed. */
export type Checks = Readonly<Record<string, { readonly name: string; readonly date: string }>>;

export function previewOf(values: FieldValues, checks: Checks, now: number): Sheet | undefined {
  const resume = readable(values);
  if (!resume) return undefined;
  const certificates = resume.certificates.flatMap((each) => {
    if (each.number === '') return [each];
    const found = checks[each.number];
    return found ? [{ ...each, ...found }] : [];
  });
  return sheetOf({ ...resume, certificates }, now);
}

function readable(values: FieldValues): Resume | undefined {
  const read = readResume(values);
  if ('ok' in read) return read.ok;
  const right = Object.entries(values).filter(([name]) => !(name in read.errors));
  const again = readResume({ 'basics.name': 'Your name', ...Object.fromEntries(right) });
  return 'ok' in again ? again.ok : undefined;
}
