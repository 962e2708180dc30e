/** The way to the application of this browser, and from it; loaded where there is one, or where somebody goes there. */
import {
  deleteResumeFile,
  readDraft,
  saveDraft,
  saveResumeFile,
} from '#lib/applications/browser/draft';
import { isShared } from '#lib/applications/browser/marks';
import { stepOf } from '#lib/applications/rules/steps';
import { randomId } from '#lib/platform/browser/random-id';
import type { FieldValues } from '#lib/resume/rules/fields';
import { fromApplication, toApplication } from '#lib/resume/rules/from-application';

export function knownFromApplication(now: number): FieldValues {
  const application = readDraft(now);
  return application ? fromApplication(application.typed) : {};
}

/** Puts a resume there as if its file had been chosen. False where this browser keeps nothing for the site: then the file is downloaded and chosen by hand. */
export async function putIntoApplication(
  file: File,
  values: FieldValues,
  now: number,
): Promise<boolean> {
  if (isShared()) return false;
  // Before the draft: another tab of the application takes both over as soon as it hears of that.
  if (!(await saveResumeFile(file))) return false;
  const draft = readDraft(now);
  const stored = saveDraft(
    draft
      ? { ...draft, savedAt: now, step: stepOf('resume') }
      : { savedAt: now, step: 1, key: randomId(), typed: toApplication(values) },
  );
  if (!stored) await deleteResumeFile();
  return stored;
}
