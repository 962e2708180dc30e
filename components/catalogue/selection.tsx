import type { ReactNode } from 'react';
import { levelDetails } from '#data/certification';
import { courses, levels } from '#data/courses';
import type { CartKind } from '#lib/catalogue/rules/cart';
import { gstPercent } from '#lib/platform/values/money';

interface Props {
  cart: CartKind;
  /** Shown while nothing is held; without scripts, always, where nothing else is said then. */
  empty: string;
  /** Instead of it without scripts: what is ticked is not known there. */
  unscripted?: string | undefined;
}

/** The inline script adds them up beside each `data-sum`. */
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
          <dt>{priced ? <Hours /> : 'To learn'}</dt>
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

export function SelectionSlip({ cart, children }: { cart: CartKind; children: ReactNode }) {
  return (
    <section className="leaf selection-slip" aria-labelledby={`${cart}-selection`}>
      <h3 id={`${cart}-selection`}>Your selection</h3>
      <Selection
        cart={cart}
        empty="Nothing selected yet. Tick single modules or a whole level; what you tick goes with your request."
        unscripted="What you tick, single modules or a whole level, goes with your request."
      />
      <p className="kept-not small">
        This browser does not save anything for this site: the selection lasts until you leave the
        page.
      </p>
      {children}
    </section>
  );
}

/** The catalogue for a form on a page that does not show it: sums read hours and fees here, and a plain post its modules. */
export function HiddenTicks({ ticked }: { ticked: readonly number[] }) {
  return (
    <div hidden>
      {courses.map(({ courseNo, title, hours, fees }) => (
        <input
          key={courseNo}
          type="checkbox"
          name="selectedCertifications"
          value={courseNo}
          form="enrolment-form"
          aria-label={title}
          defaultChecked={ticked.includes(courseNo)}
          data-module={courseNo}
          data-cart="certification"
          data-hours={hours}
          data-fees={fees}
        />
      ))}
    </div>
  );
}
