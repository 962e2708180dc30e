'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Bundle } from '#lib/applications/browser/continuation';
import {
  type Draft,
  deleteResumeFile,
  eraseDraft,
  fileIn,
  readDraft,
  restoreFile,
  restoreResumeFile,
  restoreValues,
  saveDraft,
  saveResumeFile,
  valuesOf,
} from '#lib/applications/browser/draft';
import { isShared, markShared } from '#lib/applications/browser/marks';
import { randomId } from '#lib/platform/browser/random-id';
import {
  areValues,
  eraseResumeDraft,
  readResumeDraft,
  saveResumeDraft,
} from '#lib/resume/browser/draft';

export interface Restored {
  readonly savedAt: number;
  readonly step: number;
  readonly file?: string;
}

export interface DraftControls {
  readonly restored: Restored | undefined;
  readonly savedAt: number | undefined;
  readonly shared: boolean;
  /** The form is empty although something was typed: another tab has sent or deleted it. */
  readonly ended: boolean;
  /** The browser refused: what is typed lasts for the page's life. */
  readonly refused: boolean;
  /** The idempotency key, the same for every attempt to send this application. */
  readonly key: () => string;
  save(step: number): void;
  /** Resolves when the browser has it: only then another tab may hear of it. */
  saveFile(): Promise<void>;
  share(shared: boolean, step: number): void;
  bundle(step: number): Bundle;
  stored(): Draft | undefined;
  /** Puts what came from another phone in the place of all that is here; whether this browser keeps it. */
  takeOver(bundle: Bundle): Promise<boolean>;
  erase(): void;
}

/** Keeps what is typed as it is typed, and puts it back once scripts are there. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  onRestored: (step: number) => void,
): DraftControls {
  const [savedAt, setSavedAt] = useState<number>();
  const [shared, setShared] = useState(false);
  const [refused, setRefused] = useState(false);
  const [restored, setRestored] = useState<Restored>();
  const [ended, setEnded] = useState(false);
  const key = useRef<string>(undefined);
  /** When what is here was saved, by this tab or by the one that it comes from. */
  const known = useRef<number>(undefined);

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
      void deleteResumeFile();
      return;
    }
    putBack(element, draft);
    const { savedAt: at, step } = draft;
    setRestored({ savedAt: at, step });
    onRestored(step);
    void restoreResumeFile(element).then(
      (file) => file && setRestored({ savedAt: at, step, file: file.name }),
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same form, as long as it is there
  useEffect(() => {
    addEventListener('storagechange', followOtherTab);
    return () => removeEventListener('storagechange', followOtherTab);
  }, []);

  function putBack(element: HTMLFormElement, draft: Draft): void {
    known.current = draft.savedAt;
    key.current = draft.key;
    restoreValues(element, draft.typed);
    setSavedAt(draft.savedAt);
  }

  /** Two tabs would overwrite each other, so that this one follows the other. */
  function followOtherTab(): void {
    const element = form.current;
    const draft = readDraft(Date.now());
    if (!element || isShared() || draft?.savedAt === known.current) return;
    element.reset();
    if (draft) {
      putBack(element, draft);
      void restoreResumeFile(element);
    } else {
      forget();
      setEnded(true);
      element.dispatchEvent(new Event('valuesrestored'));
      onRestored(1);
    }
  }

  const keyNow = () => {
    key.current ??= randomId();
    return key.current;
  };

  function save(step: number, saveNow = !shared): void {
    if (!form.current || !saveNow) return;
    const now = Date.now();
    known.current = now;
    const draft = { savedAt: now, step, key: keyNow(), typed: valuesOf(form.current) };
    const saved = saveDraft(draft);
    setSavedAt(saved ? now : undefined);
    setRefused(!saved);
    setEnded(false);
  }

  async function saveFile(saveNow = !shared): Promise<void> {
    const file = form.current && fileIn(form.current);
    if (saveNow && file) await saveResumeFile(file);
    else await deleteResumeFile();
  }

  const bundle = (step: number): Bundle => {
    const file = form.current && fileIn(form.current);
    const typed = form.current ? valuesOf(form.current) : {};
    const now = Date.now();
    const resume = readResumeDraft(now)?.values;
    const draft = { savedAt: now, step, key: keyNow(), typed, ...(resume && { resume }) };
    return { draft, ...(file && { file }) };
  };

  async function takeOver({ draft: brought, file }: Bundle): Promise<boolean> {
    const { resume, ...draft } = brought;
    const element = form.current;
    if (!element) return false;
    element.reset();
    restoreValues(element, draft.typed);
    const input = element.elements.namedItem('resume');
    if (file && input instanceof HTMLInputElement) restoreFile(input, file);
    await saveFile();
    key.current = draft.key;
    known.current = draft.savedAt;
    const saved = !shared && saveDraft(draft);
    if (!saved) await deleteResumeFile();
    if (saved && areValues(resume)) saveResumeDraft({ savedAt: draft.savedAt, values: resume });
    setSavedAt(saved ? draft.savedAt : undefined);
    setRefused(!shared && !saved);
    const { savedAt: at, step } = draft;
    setRestored({ savedAt: at, step, ...(file && { file: file.name }) });
    element.dispatchEvent(new Event('valuesrestored'));
    return saved;
  }

  function erase(): void {
    forget();
    eraseDraft();
  }

  function forget(): void {
    known.current = undefined;
    key.current = undefined;
    setSavedAt(undefined);
    setRestored(undefined);
  }

  return {
    restored,
    savedAt,
    shared,
    ended,
    refused,
    key: keyNow,
    save: (step) => save(step),
    saveFile: () => saveFile(),
    erase,
    bundle,
    stored: () => (shared ? undefined : readDraft(Date.now())),
    takeOver,
    share(next, step) {
      setShared(next);
      markShared(next);
      if (next) {
        erase();
        eraseResumeDraft();
      } else {
        void saveFile(true).then(() => save(step, true));
      }
    },
  };
}
