/** The names under which a browser keeps an application, for whoever asks only whether there is one. */
import { sessionMarks } from '#lib/platform/browser/storage';

export const draftKey = 'application';
export const draftLifeMs = 30 * 24 * 60 * 60 * 1000;

/** This tab is one of a shared computer: its reload must not begin to keep again. */
export const sharedMark = 'application-shared';

/** Where the browser refuses to store it, nothing else is stored either. */
export const isShared = (): boolean => sessionMarks.has(sharedMark);

export function markShared(shared: boolean): void {
  if (shared) sessionMarks.set(sharedMark);
  else sessionMarks.remove(sharedMark);
}
