/** Selection without React: ticks, Select All, licences, and the sums of a selection slip. */
import type { Level } from '#data/courses';
import { defineElement } from '#lib/browser/inline-script/custom-element';
import {
  addLicence,
  addModules,
  badgeCount,
  type Cart,
  type CartKind,
  cartKey,
  heldModules,
  type LicenceId,
  modulesOf,
  readCart,
  removeLicence,
  toggleLevel,
  toggleModule,
} from '#lib/catalogue/rules/cart';
import { storage } from '#lib/platform/browser/storage';
import { inRupees, withGst } from '#lib/platform/values/money';

type Marks = {
  cart?: CartKind;
  module?: string;
  level?: Level;
  licence?: LicenceId;
  take?: string;
  slip?: CartKind;
  of?: Level;
  sum?: 'modules' | 'hours' | 'fee' | 'gst' | 'total';
};

const marks = (element: Element) => (element as HTMLElement).dataset as Marks;
const each = (selector: string, update: (element: HTMLElement, data: Marks) => void) => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    update(element, marks(element));
  }
};
const save = (cart: Cart) => storage.set(cartKey, JSON.stringify(cart));
const now = () => readCart(storage.get(cartKey));

export function cartTicks(): void {
  addEventListener('storagechange', update);
  document.addEventListener('DOMContentLoaded', () => {
    // A page is served with nothing held; ticks alone a browser brings back by itself when it reloads.
    const mayDiffer = storage.get(cartKey) !== null || document.querySelector('input[data-module]');
    if (mayDiffer) update();
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.module) applyTick(target);
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.(
      '[data-take],button[data-level],button[data-licence]',
    );
    if (button) applyButton(marks(button));
  });
}

/** Attributes, `checked` and shadow roots only: React hydrates the rest. */
function update(): void {
  const held = now();
  each('input[data-module]', (box, { cart = 'certification', module }) => {
    (box as HTMLInputElement).checked = heldModules(held[cart]).includes(Number(module));
  });
  each('button[data-level]', (button, { cart = 'certification', level }) => {
    button.toggleAttribute('data-held', !!level && held[cart].haca.includes(level));
  });
  each('button[data-licence]', (button, { licence }) => {
    button.toggleAttribute('data-held', !!licence && held.licenses.includes(licence));
  });
  each('[data-take]', (button, { take }) => {
    const all = heldModules(held.certification);
    button.toggleAttribute(
      'data-held',
      numbersIn(take).every((no) => all.includes(no)),
    );
  });
  each('a[data-quotation]', (link) => {
    const [bare = ''] = (link.getAttribute('href') ?? '').split('?');
    const numbers = heldModules(held.certification);
    link.setAttribute('href', numbers.length > 0 ? `${bare}?modules=${numbers.join(',')}` : bare);
  });
  each('[data-slip]', (slip, { slip: kind = 'certification', of }) => {
    slip.toggleAttribute('data-held', numbersOf(held, kind, of).length > 0);
  });
  each('[data-sum]', (host, { sum = 'total' }) => {
    const { slip: kind = 'certification', of } = marks(host.closest('[data-slip]') ?? host);
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const whole = of && held[kind].haca.includes(of);
    const numbers = numbersOf(held, kind, of);
    // The sums of an empty selection are hidden.
    root.textContent = numbers.length > 0 ? sumsOf(numbers, kind, whole)[sum] : '';
  });
}

const numbersOf = (cart: Cart, kind: CartKind, of?: Level) =>
  heldModules(cart[kind]).filter((no) => !of || modulesOf(of).includes(no));

/** Hours and fees are on the page already, beside each tick. */
function sumsOf(numbers: readonly number[], kind: CartKind, whole?: boolean) {
  const add = (what: string) =>
    numbers.reduce((sum, no) => {
      const box = document.querySelector(`input[data-module="${no}"][data-cart=${kind}]`);
      return sum + Number(box?.getAttribute(`data-${what}`));
    }, 0);
  const { fee, gst, total } = withGst(add('fees'));
  return {
    modules: whole ? 'whole level' : `AcSS ${numbers.join(', ')}`,
    hours: String(add('hours')),
    fee: inRupees(fee),
    gst: inRupees(gst),
    total: inRupees(total),
  };
}

/** The box leads: what another tab has changed meanwhile is not turned around. */
function applyTick(box: HTMLInputElement): void {
  const { cart = 'certification', module } = box.dataset as Marks;
  const held = now();
  const numbers = heldModules(held[cart]);
  const isHeld = numbers.includes(Number(module));
  save(isHeld === box.checked ? held : toggleModule(held, cart, Number(module)));
  // On a phone the sum comes up with the first tick, and must not lie over it.
  if (numbers.length === 0) box.scrollIntoView?.({ block: 'nearest' });
}

const numbersIn = (list = '') => list.split(',').map(Number);

function applyButton({ cart = 'certification', level, licence, take }: Marks): void {
  const held = now();
  if (take) save(addModules(held, 'certification', numbersIn(take)));
  if (level) save(toggleLevel(held, cart, level));
  if (licence) {
    save((held.licenses.includes(licence) ? removeLicence : addLicence)(held, licence));
  }
}

/** How many things a stored cart holds once it is repaired: what the badge says, the panel lists. */
export const countHeld = (stored: string | null): number =>
  stored ? badgeCount(readCart(stored)) : 0;

export function defineCartCount(): void {
  defineElement('cart-count', (host, root) => {
    const update = () => {
      const held = countHeld(storage.get(cartKey));
      host.hidden = held === 0;
      if (held > 0) root().textContent = String(held);
    };
    update();
    addEventListener('storagechange', update);
    return () => removeEventListener('storagechange', update);
  });
}

/** "these 3 modules", on the button that asks for what is ticked. */
export function askedModules(stored: string | null): string {
  const count = stored ? heldModules(readCart(stored).certification).length : 0;
  if (count === 0) return 'your modules';
  return count === 1 ? 'this module' : `these ${count} modules`;
}

export function defineAskModules(): void {
  defineElement('ask-modules', (_, root) => {
    const update = () => {
      root().textContent = askedModules(storage.get(cartKey));
    };
    update();
    addEventListener('storagechange', update);
    return () => removeEventListener('storagechange', update);
  });
}
