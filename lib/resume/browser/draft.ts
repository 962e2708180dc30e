/** The resume draft in this browser: saved while it is typed, for thirty days. */
import { draftLifeMs } from '#lib/applications/browser/marks';
import { storage } from '#lib/platform/browser/storage';
import type { FieldValues } from '#lib/resume/rules/fields';
import { isUnusedGroup } from '#lib/resume/rules/paths';

export const resumeDraftKey = 'resume';

export interface ResumeDraft {
  /** Epoch milliseconds of the last keystroke. */
  readonly savedAt: number;
  readonly values: FieldValues;
}

/** The draft, unless it is older than thirty days or broken: then it is erased. */
export function readResumeDraft(now: number): ResumeDraft | undefined {
  const stored = storage.get(resumeDraftKey);
  if (stored === null) return undefined;
  try {
    const draft = JSON.parse(stored) as ResumeDraft;
    if (now - draft.savedAt < draftLifeMs && areValues(draft.values)) return draft;
  } catch {}
  eraseResumeDraft();
  return undefined;
}

export const areValues = (values: unknown): values is FieldValues =>
  typeof values === 'object' &&
  values !== null &&
  Object.values(values).every((value) => typeof value === 'string');

/** Says whether the browser took it: it may be full, or closed to us. */
export function saveResumeDraft(draft: ResumeDraft): boolean {
  storage.set(resumeDraftKey, JSON.stringify(draft));
  return storage.keeps(resumeDraftKey);
}

export function eraseResumeDraft(): void {
  storage.set(resumeDraftKey, null);
}

/** Without what is empty; the names of the form's own groups of skills are no answer. */
export function typedIn(form: HTMLFormElement): FieldValues {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') typed[name] = value;
  }
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !isUnusedGroup(name, typed)));
}
