/** The started application in this browser: kept as it is typed, for thirty days, gone on submit. */

import { draftKey } from '#lib/browser/application/draft-key';
import type { FormValues } from '#lib/browser/application/form-values';
import { deleteResumeFile } from '#lib/browser/application/resume-file';
import { storage } from '#lib/browser/storage';
import { steps } from '#lib/shared/forms/application/steps';
import type { FieldValues } from '#lib/shared/resume/rules';

const keepMs = 30 * 24 * 60 * 60 * 1000;

export interface Draft {
  /** Epoch milliseconds of the last keystroke. */
  readonly savedAt: number;
  readonly step: number;
  /** Makes a repeated send harmless. */
  readonly key: string;
  readonly typed: FormValues;
  /** What was typed for a resume, where it goes along to another phone; here it is kept by itself. */
  readonly resume?: FieldValues;
}

/** The draft, unless it is older than thirty days or broken: then it is erased. */
export function readDraft(now: number): Draft | undefined {
  const stored = storage.get(draftKey);
  if (stored === null) return undefined;
  try {
    const draft = JSON.parse(stored) as Draft;
    if (now - draft.savedAt < keepMs && isStep(draft.step) && isTyped(draft.typed)) return draft;
  } catch {}
  eraseDraft();
  return undefined;
}

const isStep = (step: unknown) =>
  Number.isInteger(step) && Number(step) >= 1 && Number(step) <= steps.length;

const isTyped = (typed: unknown) =>
  typeof typed === 'object' &&
  typed !== null &&
  Object.values(typed).every((texts) => Array.isArray(texts));

/** Says whether the browser took it: it may be full, or closed to us. */
export function saveDraft(draft: Draft): boolean {
  storage.set(draftKey, JSON.stringify(draft));
  return storage.keeps(draftKey);
}

/** The resume goes with the answers. */
export function eraseDraft(): void {
  storage.set(draftKey, null);
  void deleteResumeFile();
}
