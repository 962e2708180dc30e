import type { ReactNode } from 'react';
import { Selection } from '#components/certification/selection';
import type { CartKind } from '#lib/shared/cart/cart';

/** A leaf beside the modules: what is ticked, what it comes to, and the way on. */
export function SelectionSlip({ cart, children }: { cart: CartKind; children: ReactNode }) {
  return (
    <section className="leaf selection-slip" aria-labelledby={`${cart}-selection`}>
      <h3 id={`${cart}-selection`}>Your selection</h3>
      <Selection
        cart={cart}
        empty="Nothing selected yet. Tick single modules or a whole level; we get what you tick with your request."
        unscripted="We get what you tick, single modules or a whole level, with your request."
      />
      <p className="kept-not small">
        This browser does not save anything for this site: the selection lasts until you leave the
        page.
      </p>
      {children}
    </section>
  );
}
