import { CartPanel } from '#components/layout/cart-panel';
import { Island } from '#components/layout/island';
import { Dialog } from '#components/ui/dialog';
import { Icon } from '#components/ui/icon';

/** Opens the selection; the badge is drawn by the head script from what the browser holds. */
export function CartLink() {
  return (
    <>
      <button
        type="button"
        className="icon-button cart-link when-script"
        command="show-modal"
        commandfor="cart"
        aria-haspopup="dialog"
      >
        <Icon name="cart" />
        <span className="sr-only">Your selection</span>
        <cart-count suppressHydrationWarning />
      </button>
      <Dialog id="cart" title="Your selection">
        <Island name="cart-panel" of={CartPanel} with={{}} />
      </Dialog>
    </>
  );
}
