/** That this tab is one of a shared computer: its reload must not begin to keep again. */
import { sessionMarks } from '#lib/browser/session-marks';

const name = 'application-shared';

/** Where the browser refuses to remember it, nothing is kept anyway. */
export const isShared = (): boolean => sessionMarks.has(name);

export function markShared(shared: boolean): void {
  if (shared) sessionMarks.set(name);
  else sessionMarks.remove(name);
}
