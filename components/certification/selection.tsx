import { levelDetails } from '#data/certification';
import { levels } from '#data/courses';
import type { CartKind } from '#lib/shared/cart/cart';
import { gstPercent } from '#lib/shared/money';

interface Props {
  cart: CartKind;
  /** Shown while nothing is held; without scripts, always, where nothing else is said then. */
  empty: string;
  /** Instead of it without scripts: what is ticked is not known there. */
  unscripted?: string | undefined;
}

/** What is held of the modules on this page, added up by the head script beside each `data-sum`. */
export function Selection({ cart, empty, unscripted }: Props) {
  // In coaching the hours are paid for, not the modules: there is one price.
  const priced = cart === 'certification';
  return (
    <div className="slip" data-slip={cart} suppressHydrationWarning>
      <p className={`slip-empty${unscripted ? ' scripted' : ''}`}>{empty}</p>
      {unscripted && <p className="slip-empty unscripted">{unscripted}</p>}
      <dl>
        {levels.map((level) => (
          <div key={level} data-slip={cart} data-of={level} suppressHydrationWarning>
            <dt>
              {levelDetails[level].title}, <span data-sum="modules" />
            </dt>
            <dd>{priced ? <span data-sum="fee" /> : <Hours />}</dd>
          </div>
        ))}
        {priced && (
          <div className="slip-gst">
            <dt>GST {gstPercent}%</dt>
            <dd>
              <span data-sum="gst" />
            </dd>
          </div>
        )}
        <div className="slip-total">
          <dt>{priced ? <Hours /> : 'To be taught'}</dt>
          <dd>{priced ? <span className="sum" data-sum="total" /> : <Hours />}</dd>
        </div>
      </dl>
    </div>
  );
}

const Hours = () => (
  <>
    <span data-sum="hours" /> hours
  </>
);
