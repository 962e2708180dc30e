/** The one owner of sessionStorage: marks that last until the tab is closed. A browser that keeps nothing has none. */
export const sessionMarks = {
  has(name: string): boolean {
    try {
      return sessionStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  },
  set(name: string): void {
    try {
      sessionStorage.setItem(name, '1');
    } catch {}
  },
  /** When the page is left: the first question to sessionStorage waits for another process, and a first visit has none to ask. */
  setOnLeaving(name: string): void {
    addEventListener('pagehide', () => this.set(name), { once: true });
  },
  remove(name: string): void {
    try {
      sessionStorage.removeItem(name);
    } catch {}
  },
};
