import type { Level } from '#data/courses';
import type { CartKind } from '#lib/shared/cart/cart';
import type { LicenceId } from '#lib/shared/cart/licences';

interface Props {
  /** What the button says while its thing is not in the cart, and while it is. */
  add: string;
  drop: string;
  describedBy?: string;
  level?: Level;
  cart?: CartKind;
  licence?: LicenceId;
}

/** Puts a whole level or a licence into the cart and out again; the head script does the work. */
export function HeldButton(props: Props) {
  const { add, drop, describedBy, level, cart, licence } = props;
  return (
    <button
      type="button"
      className="action held-button when-script"
      aria-describedby={describedBy}
      data-level={level}
      data-cart={cart}
      data-licence={licence}
      suppressHydrationWarning
    >
      <span>{add}</span>
      <span>{drop}</span>
    </button>
  );
}
