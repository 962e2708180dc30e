'use client';

import { useSyncExternalStore } from 'react';
import { storage } from '#lib/browser/storage';

function subscribe(changed: () => void) {
  addEventListener('storagechange', changed);
  return () => removeEventListener('storagechange', changed);
}

/** A value of the browser's storage; null on the server and while React wakes. Set by `store.set`. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storage.get(key),
    () => null,
  );
}
