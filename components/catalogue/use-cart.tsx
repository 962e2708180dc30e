'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { type Cart, cartKey, readCart } from '#lib/catalogue/rules/cart';
import { storage } from '#lib/platform/browser/storage';

/** The contents of this browser's storage, in step with other tabs; empty on the server and during hydration. */
export function useCart(): Cart {
  const stored = useStored(cartKey);
  return useMemo(() => readCart(stored), [stored]);
}

export const readNow = (): Cart => readCart(storage.get(cartKey));

/** A move from what is stored now, not from what a page showed before another tab moved. */
export const changeCart = (move: (cart: Cart) => Cart): void =>
  storage.set(cartKey, JSON.stringify(move(readNow())));

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
