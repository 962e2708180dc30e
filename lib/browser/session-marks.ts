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
  remove(name: string): void {
    try {
      sessionStorage.removeItem(name);
    } catch {}
  },
};
