'use client';
import { CartPanelLink } from '#components/layout/cart-panel-link';
import { CartPanelRow } from '#components/layout/cart-panel-row';
import { levelDetails } from '#data/certification';
import { courses } from '#data/courses';
import { routes } from '#lib/shared/addresses/routes';
import { type Cart, type CartKind, heldModules, removeModules } from '#lib/shared/cart/cart';
import { modulesOf, totalsOf } from '#lib/shared/cart/levels';
import { gstPercent, inRupees } from '#lib/shared/money';
import { quotationPath } from '#lib/shared/quotation/path';

interface Props {
  kind: CartKind;
  cart: Cart;
  change: (move: (cart: Cart) => Cart) => void;
}

const kinds = {
  certification: {
    title: 'Certification',
    on: 'Go to enrolment',
    href: `${routes.certification}#enrolment`,
    dialog: 'enrolment',
  },
  coaching: {
    title: 'Coaching',
    on: 'Go to coaching',
    href: `${routes.coaching}#personalized`,
    dialog: undefined,
  },
} as const;

/** Levels and modules of one kind, with what they come to and the way to ask for them. */
export function CartPanelModules({ kind, cart, change }: Props) {
  const { haca, acss } = cart[kind];
  const held = heldModules(cart[kind]);
  if (held.length === 0) return null;
  const { title, on, href, dialog } = kinds[kind];
  const { hours, fee, gst, total } = totalsOf(held);
  const priced = kind === 'certification';
  return (
    <section aria-labelledby={`cart-${kind}`}>
      <div className="cart-kind">
        <h3 id={`cart-${kind}`}>{title}</h3>
        <button
          type="button"
          className="action"
          onClick={() => change((now) => removeModules(now, kind, held))}
        >
          Clear<span className="sr-only"> {title}</span>
        </button>
      </div>
      <ul>
        {haca.map((level) => (
          <CartPanelRow
            key={level}
            name={`${levelDetails[level].title}, whole level`}
            hours={totalsOf(modulesOf(level)).hours}
            fee={priced ? totalsOf(modulesOf(level)).fee : undefined}
            onRemove={() => change((now) => removeModules(now, kind, modulesOf(level)))}
          />
        ))}
        {courses
          .filter(({ courseNo }) => acss.includes(courseNo))
          .map(({ courseNo, title: name, hours, fees }) => (
            <CartPanelRow
              key={courseNo}
              name={`${courseNo} ${name}`}
              hours={hours}
              fee={priced ? fees : undefined}
              onRemove={() => change((now) => removeModules(now, kind, [courseNo]))}
            />
          ))}
      </ul>
      {priced ? (
        <dl className="cart-sums">
          <dt>Fee</dt>
          <dd>{inRupees(fee)}</dd>
          <dt>GST {gstPercent}%</dt>
          <dd>{inRupees(gst)}</dd>
          <dt>To pay, {hours} hours</dt>
          <dd>
            <span className="sum">{inRupees(total)}</span>
          </dd>
        </dl>
      ) : (
        <p className="mt-3 text-quiet">
          To be taught: {hours} hours in the catalogue. You pay for the hours of coaching that you
          book, not for the modules.
        </p>
      )}
      <CartPanelLink className="button low" href={href} dialog={dialog}>
        {on}
      </CartPanelLink>
      {kind === 'certification' && (
        <a className="action mr-auto" href={quotationPath({ modules: held })}>
          Make a quotation
        </a>
      )}
    </section>
  );
}
