'use client';
import { CartPanelLink } from '#components/layout/cart-panel-link';
import { CartPanelRow } from '#components/layout/cart-panel-row';
import { routes } from '#lib/shared/addresses/routes';
import { type Cart, removeLicence } from '#lib/shared/cart/cart';
import { licenceNames } from '#lib/shared/cart/licences';

interface Props {
  cart: Cart;
  change: (move: (cart: Cart) => Cart) => void;
}

/** Licences carry no fee: nothing is added up. */
export function CartPanelLicences({ cart, change }: Props) {
  if (cart.licenses.length === 0) return null;
  return (
    <section aria-labelledby="cart-licences">
      <div className="cart-kind">
        <h3 id="cart-licences">Licences</h3>
      </div>
      <ul>
        {cart.licenses.map((id) => (
          <CartPanelRow
            key={id}
            name={licenceNames[id]}
            onRemove={() => change((now) => removeLicence(now, id))}
          />
        ))}
      </ul>
      <CartPanelLink className="button low" href={`${routes.licenses}#licenses`}>
        Go to licences
      </CartPanelLink>
    </section>
  );
}
