/** The form of a request for payment, brought alive where it is: the checkout opens over the page that is read. */

import { sandboxKey } from '#data/addresses/payment-sandbox';
import { routes } from '#data/addresses/routes';
import { type Checkout, pay } from '#lib/payments/browser/payment-flow';
import { razorpayCheckout } from '#lib/payments/browser/razorpay';
import type {} from '#lib/platform/browser/page-api';
import { randomId } from '#lib/platform/browser/random-id';

/** The sandbox has its checkout on a page of its own, and comes back. */
const sandboxCheckout: Checkout = ({ order_id: order }) => {
  location.assign(`${routes.sandboxCheckout}?order=${encodeURIComponent(order)}`);
  return new Promise(() => undefined);
};

/** `data-page`: of the enquiry; `data-seller` and `data-title`: what the provider's dialog shows. */
export function start(host: HTMLElement): void {
  const form = host.querySelector('form');
  const status = host.querySelector('[role=status]');
  if (!form || !status) return;
  const { page = '', seller = '', title = '' } = host.dataset;
  const key = randomId();
  let isPaying = false;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isPaying) return;
    isPaying = true;
    showErrors(form, {});
    const answers = Object.fromEntries(new FormData(form));
    const { sent, message, errors } = await pay(answers, key, {
      orderCall: form.action,
      verified: 'Paid. One moment …',
      checkoutOf: (id) => (id === sandboxKey ? sandboxCheckout : razorpayCheckout(seller, title)),
      showStatus: (text) => {
        status.textContent = text;
      },
    });
    if (sent) return location.assign(page);
    isPaying = false;
    // A message that is at a field is not said twice.
    status.textContent = errors ? '' : (message ?? '');
    showErrors(form, errors ?? {});
  });

  // Earlier input is replayed on elements that React has marked: nothing of React is in this form.
  for (const element of [form, ...form.elements])
    Object.assign(element, { __reactFiber$none: true });
  window.hoa?.hydration.restore(new Map(), host)();
  window.hoa?.hydration.replay(host);
}

/** Each beneath its label, as the page from the server has it; the first field that is wrong gets the focus. */
function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  for (const old of form.querySelectorAll('.error')) old.remove();
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
  for (const field of fields) {
    const text = errors[field.name];
    if (text === undefined) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
    const about = `${field.id}-error`;
    const others = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id !== '' && id !== about);
    const described = text === undefined ? others : [...others, about];
    if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '));
    else field.removeAttribute('aria-describedby');
    if (text === undefined) continue;
    const said = document.createElement('p');
    said.className = 'error';
    said.id = about;
    said.textContent = text;
    field.after(said);
  }
  fields.find(({ name }) => errors[name] !== undefined)?.focus();
}
