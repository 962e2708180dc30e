/** That this tab is one of a shared computer: its reload must not begin to keep again. */

const name = 'application-shared';

/** Where the browser refuses to remember it, nothing is kept anyway. */
export function isShared(): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function markShared(shared: boolean): void {
  try {
    if (shared) sessionStorage.setItem(name, '1');
    else sessionStorage.removeItem(name);
  } catch {}
}
