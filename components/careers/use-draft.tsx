'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { eraseDraft, readDraft, saveDraft } from '#lib/browser/application/draft';
import { fileIn, restoreFile, restoreValues, valuesOf } from '#lib/browser/application/form-values';
import {
  deleteResumeFile,
  loadResumeFile,
  saveResumeFile,
} from '#lib/browser/application/resume-file';

export interface DraftControls {
  readonly savedAt: number | undefined;
  readonly shared: boolean;
  /** The same for every try to send this application. */
  readonly key: () => string;
  save(step: number): void;
  saveFile(): void;
  share(shared: boolean, step: number): void;
  erase(): void;
}

/** For this tab: its reload must not begin to keep again. */
const sharedMark = 'application-shared';

/** Keeps what is typed as it is typed, and puts it back once scripts are there. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  onRestored: (step: number) => void,
): DraftControls {
  const [savedAt, setSavedAt] = useState<number>();
  const [shared, setShared] = useState(false);
  const key = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (sessionStorage.getItem(sharedMark)) {
      setShared(true);
      return;
    }
    const draft = readDraft(Date.now());
    if (!draft) {
      void deleteResumeFile();
      return;
    }
    restoreValues(element, draft.typed);
    key.current = draft.key;
    setSavedAt(draft.savedAt);
    onRestored(draft.step);
    void loadResumeFile().then((file) => {
      const input = element.elements.namedItem('resume');
      if (!file || !(input instanceof HTMLInputElement) || input.files?.length) return;
      restoreFile(input, file);
      element.dispatchEvent(new Event('valuesrestored'));
    });
  }, []);

  const keyNow = () => {
    key.current ??= crypto.randomUUID();
    return key.current;
  };

  function save(step: number, keep = !shared): void {
    if (!form.current || !keep) return;
    const now = Date.now();
    const draft = { savedAt: now, step, key: keyNow(), typed: valuesOf(form.current) };
    setSavedAt(saveDraft(draft) ? now : undefined);
  }

  function saveFile(keep = !shared): void {
    const file = form.current && fileIn(form.current);
    if (keep && file) void saveResumeFile(file);
    else void deleteResumeFile();
  }

  function erase(): void {
    eraseDraft();
    key.current = undefined;
    setSavedAt(undefined);
  }

  return {
    savedAt,
    shared,
    key: keyNow,
    save: (step) => save(step),
    saveFile: () => saveFile(),
    erase,
    share(next, step) {
      setShared(next);
      if (next) {
        sessionStorage.setItem(sharedMark, '1');
        erase();
      } else {
        sessionStorage.removeItem(sharedMark);
        save(step, true);
        saveFile(true);
      }
    },
  };
}
