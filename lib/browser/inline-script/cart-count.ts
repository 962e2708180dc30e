import { defineElement } from '#lib/browser/inline-script/custom-element';
import { storage } from '#lib/browser/storage';
import { badgeCount, cartKey, readCart } from '#lib/shared/cart/cart';

/** How many things a stored cart holds once it is repaired: what the badge says, the panel lists. */
export const countHeld = (stored: string | null): number =>
  stored ? badgeCount(readCart(stored)) : 0;

export function defineCartCount(): void {
  defineElement('cart-count', (host, root) => {
    const draw = () => {
      const held = countHeld(storage.get(cartKey));
      host.hidden = held === 0;
      if (held > 0) root().textContent = String(held);
    };
    draw();
    addEventListener('storagechange', draw);
    return () => removeEventListener('storagechange', draw);
  });
}
