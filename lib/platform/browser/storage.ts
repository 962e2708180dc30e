/** The one owner of localStorage: every change, from here or from another tab, dispatches `storagechange`. */
export type BrowserStorage = {
  get(key: string): string | null;
  /** null removes; what cannot be stored (blocked, private mode, full disk) lasts for the page's life. */
  set(key: string, value: string | null): void;
  /** Whether the browser has what was set last, and keeps it beyond this page. */
  keeps(key: string): boolean;
};

/** The page has one map of refused values, though the inline script and React each bring this file. */
const page = globalThis as { hoaMemory?: Map<string, string | null> };
page.hoaMemory ??= new Map();
const memory = page.hoaMemory;

export const storage: BrowserStorage = {
  get(key) {
    const refused = memory.get(key);
    if (refused !== undefined) return refused;
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
      memory.delete(key);
    } catch {
      memory.set(key, value);
      // Styles show beside the selection that storage is off; elsewhere a notification says so.
      document.documentElement.dataset.keeps = 'nothing';
      dispatchEvent(new Event('storagerefused'));
    }
    notifyChange();
  },
  keeps: (key) => !memory.has(key),
};

const notifyChange = () => {
  dispatchEvent(new Event('storagechange'));
};

/** Storage may have changed while this page lay in the back/forward cache, or since it was prerendered. */
export function watchStorage(): void {
  addEventListener('pageshow', (event) => event.persisted && notifyChange());
  document.addEventListener('prerenderingchange', notifyChange);
}

/** Follows other tabs from now on. To listen, a browser opens both storages and waits for another process each time. */
export function watchOtherTabs(): void {
  addEventListener('storage', notifyChange);
  // Others may have changed it before.
  notifyChange();
}

/** Said once: a page that keeps nothing looks like any other. */
export const storageOff =
  'This browser does not save anything for this site. What you choose here lasts until you leave or reload the page.';

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
