'use client';
import { useMemo } from 'react';
import { useStored } from '#components/layout/use-stored';
import { storage } from '#lib/browser/storage';
import { type Cart, cartKey, readCart } from '#lib/shared/cart/cart';

/** What this browser holds, kept up with other tabs; empty on the server and while React wakes. */
export function useCart(): Cart {
  const stored = useStored(cartKey);
  return useMemo(() => readCart(stored), [stored]);
}

export const readNow = (): Cart => readCart(storage.get(cartKey));

/** A move from what is stored now, not from what a page showed before another tab moved. */
export const changeCart = (move: (cart: Cart) => Cart): void =>
  storage.set(cartKey, JSON.stringify(move(readNow())));
