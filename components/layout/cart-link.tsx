import { Icon } from '#components/ui/icon';
import { routes } from '#lib/routes';

/** The badge is drawn by the head script from what the browser holds. */
export function CartLink() {
  return (
    <a
      className="icon-button cart-link"
      href={`${routes.certification}#accss`}
      aria-label="Your selection"
    >
      <Icon name="cart" />
      <cart-count />
    </a>
  );
}
