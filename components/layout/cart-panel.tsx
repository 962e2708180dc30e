'use client';
import { useRef, useState, useSyncExternalStore } from 'react';
import { changeCart, useCart } from '#components/certification/use-cart';
import { CartPanelLicences } from '#components/layout/cart-panel-licences';
import { CartPanelLink } from '#components/layout/cart-panel-link';
import { CartPanelModules } from '#components/layout/cart-panel-modules';
import { nothingKept, storage } from '#lib/browser/storage';
import { routes } from '#lib/shared/addresses/routes';
import { badgeCount, type Cart, cartKey, emptyCart } from '#lib/shared/cart/cart';

const never = () => () => {};

/** Everything the browser holds, by kind; what is removed leaves at once, in every tab. */
export function CartPanel() {
  const cart = useCart();
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const empty = awake && badgeCount(cart) === 0;
  const [cleared, setCleared] = useState<Cart>();
  const top = useRef<HTMLParagraphElement>(null);
  const change = (move: (cart: Cart) => Cart) => {
    setCleared(undefined);
    changeCart(move);
    // The button that was pressed is gone with its row.
    top.current?.focus();
  };
  return (
    <div className="cart-panel" data-react>
      {/* Opening the dialog puts the focus here, and that brings React. */}
      {/* biome-ignore lint/a11y/noAutofocus: the dialog's own first focus */}
      <p ref={top} className="text-quiet" tabIndex={-1} autoFocus>
        {awake && !storage.keeps(cartKey) && nothingKept}
        {(!awake || storage.keeps(cartKey)) &&
          (empty
            ? 'Kept in this browser only.'
            : 'Kept in this browser until you ask for it or clear it.')}
      </p>
      {!awake && (
        <p className="failed" role="status">
          We could not show it just now; nothing is lost. When you are online, open it again or
          reload the page.
        </p>
      )}
      {empty && <Empty />}
      <CartPanelModules kind="certification" cart={cart} change={change} />
      <CartPanelModules kind="coaching" cart={cart} change={change} />
      <CartPanelLicences cart={cart} change={change} />
      {badgeCount(cart) > 0 && (
        <button
          type="button"
          className="action"
          onClick={() => {
            change(emptyCart);
            setCleared(cart);
          }}
        >
          Clear everything
        </button>
      )}
      {empty && cleared && (
        <button type="button" className="button line" onClick={() => change(() => cleared)}>
          Bring it back
        </button>
      )}
    </div>
  );
}

function Empty() {
  return (
    <>
      <p>
        Nothing is selected yet. Modules and licences appear here as you select them, with their
        hours, fees and GST added up. Selecting costs nothing.
      </p>
      <p className="grid justify-items-start">
        <CartPanelLink className="action" href={`${routes.certification}#accss`}>
          Choose among the 17 modules
        </CartPanelLink>
        <CartPanelLink className="action" href={`${routes.coaching}#personalized`}>
          Choose modules for coaching
        </CartPanelLink>
        <CartPanelLink className="action" href={`${routes.licenses}#licenses`}>
          See the three licences
        </CartPanelLink>
      </p>
    </>
  );
}
