import { defineElement } from '#lib/head/element';
import { store } from '#lib/head/store';

/** How many things a stored cart holds: the lists in it, however deep, added up. Broken: 0. */
export function countHeld(stored: string | null): number {
  const count = (value: unknown): number => {
    if (Array.isArray(value)) return value.length;
    if (typeof value !== 'object' || value === null) return 0;
    return Object.values(value).reduce((sum: number, each) => sum + count(each), 0);
  };
  try {
    return count(JSON.parse(stored ?? ''));
  } catch {
    return 0;
  }
}

export function defineCartCount(): void {
  defineElement('cart-count', (host, root) => {
    const draw = () => {
      const held = countHeld(store.get('cart'));
      root.textContent = String(held);
      host.hidden = held === 0;
    };
    draw();
    addEventListener('store', draw);
    return () => removeEventListener('store', draw);
  });
}
