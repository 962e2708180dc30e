/** The one owner of localStorage: every change, from here or from another tab, is told as `store`. */
export type BrowserStorage = {
  get(key: string): string | null;
  /** null removes; what cannot be stored (private mode, full disk) is left out silently. */
  set(key: string, value: string | null): void;
};

export const storage: BrowserStorage = {
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {}
    notifyChange();
  },
};

const notifyChange = () => {
  dispatchEvent(new Event('storagechange'));
};

/** Storage may have changed in another tab, or while this page lay in the back/forward cache. */
export function watchStorage(): void {
  addEventListener('storage', notifyChange);
  addEventListener('pageshow', (event) => event.persisted && notifyChange());
}
