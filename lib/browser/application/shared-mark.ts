/** That this tab is one of a shared computer: its reload must not begin to keep again. */
import { sessionMarks } from '#lib/browser/session-marks';

export const sharedMark = 'application-shared';

/** Where the browser refuses to remember it, nothing is kept anyway. */
export const isShared = (): boolean => sessionMarks.has(sharedMark);

export function markShared(shared: boolean): void {
  if (shared) sessionMarks.set(sharedMark);
  else sessionMarks.remove(sharedMark);
}
