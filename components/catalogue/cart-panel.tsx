'use client';
import { type MouseEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { changeCart, useCart } from '#components/catalogue/use-cart';
import { routes } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { courses } from '#data/courses';
import {
  badgeCount,
  type Cart,
  type CartKind,
  cartKey,
  emptyCart,
  heldModules,
  licenceNames,
  modulesOf,
  removeLicence,
  removeModules,
  totalsOf,
} from '#lib/catalogue/rules/cart';
import { quotationPath } from '#lib/catalogue/rules/quotation-path';
import { storage, storageOff } from '#lib/platform/browser/storage';
import { feeLine, gstPercent, inRupees } from '#lib/platform/values/money';

const never = () => () => {};

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
    // The clicked button is gone with its row.
    top.current?.focus();
  };
  return (
    <div className="cart-panel" data-react>
      {/* Opening the dialog puts the focus here, and that brings React. */}
      {/* biome-ignore lint/a11y/noAutofocus: the dialog's own first focus */}
      <p ref={top} className="text-quiet" tabIndex={-1} autoFocus>
        {awake && !storage.keeps(cartKey) && storageOff}
        {(!awake || storage.keeps(cartKey)) &&
          (empty
            ? 'Kept in this browser only.'
            : 'Kept in this browser until you send or clear it.')}
      </p>
      {!awake && (
        <p className="failed" role="status">
          We could not show it just now; nothing is lost. Open it again when you are online, or
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
        Nothing is selected yet. Modules and licences appear here as you select them, with hours,
        fees and GST totalled. Selecting is free.
      </p>
      <p className="grid justify-items-start">
        <CartPanelLink className="action" href={`${routes.certification}#accss`}>
          Choose from the 17 modules
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

function CartPanelModules({ kind, cart, change }: Props) {
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
          To learn: {hours} hours in the catalogue. You pay for the coaching hours you book, not for
          the modules.
        </p>
      )}
      <div className="flex min-w-0 basis-full flex-wrap items-end gap-x-6">
        <CartPanelLink className="button low" href={href} dialog={dialog}>
          {on}
        </CartPanelLink>
        {kind === 'certification' && (
          <a className="action" href={quotationPath({ modules: held })}>
            Make a quotation
          </a>
        )}
      </div>
    </section>
  );
}

/** Licences carry no fee: nothing is added up. */
function CartPanelLicences({ cart, change }: Omit<Props, 'kind'>) {
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

interface CartPanelRowProps {
  name: string;
  hours?: number;
  /** Whole rupees before GST; absent where it is not charged by itself. */
  fee?: number;
  onRemove: () => void;
}

function feeOf(hours: number | undefined, fee: number | undefined): string {
  if (fee !== undefined) return feeLine(fee);
  return hours === undefined ? 'no fee' : '';
}

function CartPanelRow({ name, hours, fee, onRemove }: CartPanelRowProps) {
  return (
    <li className="cart-row">
      <span>{name}</span>
      <span className="text-quiet">{hours === undefined ? '' : `${hours} h`}</span>
      <span>{feeOf(hours, fee)}</span>
      <button type="button" className="action" onClick={onRemove}>
        Remove<span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}

interface CartPanelLinkProps {
  href: string;
  dialog?: string;
  className: string;
  children: ReactNode;
}

/** Leaves the panel: it closes, for the place led to may be on this very page. */
function CartPanelLink({ href, dialog = '', className, children }: CartPanelLinkProps) {
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.closest('dialog')?.close();
    const there = document.getElementById(dialog);
    if (!(there instanceof HTMLDialogElement)) return;
    event.preventDefault();
    there.showModal();
  };
  return (
    <a className={className} href={href} onClick={leave}>
      {children}
    </a>
  );
}
