'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { eraseDraft, readDraft, saveDraft } from '#lib/forms/application/draft';
import { forgetResume, keepResume, keptResume } from '#lib/forms/application/kept-resume';
import { isShared, markShared } from '#lib/forms/application/shared-mark';
import { fileIn, putBack, putFile, typedIn } from '#lib/forms/application/typed';

export interface Keeping {
  readonly savedAt: number | undefined;
  readonly shared: boolean;
  /** The browser refused: what is typed lasts for the page's life. */
  readonly refused: boolean;
  /** The same for every try to send this application. */
  readonly key: () => string;
  save(step: number): void;
  saveFile(): void;
  share(shared: boolean, step: number): void;
  erase(): void;
}

/** Keeps what is typed as it is typed, and puts it back once scripts are there. */
export function useKeeping(
  form: RefObject<HTMLFormElement | null>,
  onRestored: (step: number) => void,
): Keeping {
  const [savedAt, setSavedAt] = useState<number>();
  const [shared, setShared] = useState(false);
  const [refused, setRefused] = useState(false);
  const key = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (isShared()) {
      setShared(true);
      return;
    }
    const draft = readDraft(Date.now());
    if (!draft) {
      void forgetResume();
      return;
    }
    putBack(element, draft.typed);
    key.current = draft.key;
    setSavedAt(draft.savedAt);
    onRestored(draft.step);
    void keptResume().then((file) => {
      const input = element.elements.namedItem('resume');
      if (!file || !(input instanceof HTMLInputElement) || input.files?.length) return;
      putFile(input, file);
      element.dispatchEvent(new Event('putback'));
    });
  }, []);

  const keyNow = () => {
    key.current ??= crypto.randomUUID();
    return key.current;
  };

  function save(step: number, keep = !shared): void {
    if (!form.current || !keep) return;
    const now = Date.now();
    const draft = { savedAt: now, step, key: keyNow(), typed: typedIn(form.current) };
    const kept = saveDraft(draft);
    setSavedAt(kept ? now : undefined);
    setRefused(!kept);
  }

  function saveFile(keep = !shared): void {
    const file = form.current && fileIn(form.current);
    if (keep && file) void keepResume(file);
    else void forgetResume();
  }

  function erase(): void {
    eraseDraft();
    key.current = undefined;
    setSavedAt(undefined);
  }

  return {
    savedAt,
    shared,
    refused,
    key: keyNow,
    save: (step) => save(step),
    saveFile: () => saveFile(),
    erase,
    share(next, step) {
      setShared(next);
      markShared(next);
      if (next) {
        erase();
      } else {
        save(step, true);
        saveFile(true);
      }
    },
  };
}
