import { badgeCount, cartKey, readCart } from '#lib/cart/cart';
import { defineElement } from '#lib/head/element';
import { store } from '#lib/head/store';

/** How many things a stored cart holds once it is repaired: what the badge says, the panel lists. */
export const countHeld = (stored: string | null): number => badgeCount(readCart(stored));

export function defineCartCount(): void {
  defineElement('cart-count', (host, root) => {
    const draw = () => {
      const held = countHeld(store.get(cartKey));
      root.textContent = String(held);
      host.hidden = held === 0;
    };
    draw();
    addEventListener('store', draw);
    return () => removeEventListener('store', draw);
  });
}
