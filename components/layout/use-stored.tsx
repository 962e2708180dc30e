'use client';

import { useSyncExternalStore } from 'react';
import { store } from '#lib/head/store';

function subscribe(changed: () => void) {
  addEventListener('store', changed);
  return () => removeEventListener('store', changed);
}

/** A value of the browser's storage; null on the server and while React wakes. Set by `store.set`. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => store.get(key),
    () => null,
  );
}
