/** It replaces the payment provider in the visitor's browser: its checkout, its hosted page, its webhook. */
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { keySecret, type Provider, webhookSecret } from '#tests/payments/provider';

export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';

type Paid = ReturnType<Provider['pay']>;

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

export const answerOf = ({ id, order_id: order }: Paid) => ({
  razorpay_order_id: order,
  razorpay_payment_id: id,
  razorpay_signature: sign(`${order}|${id}`, keySecret),
});

/** Puts a dialog of our own in the place of the provider's, which the page loads and opens as it would theirs. */
export async function standIn(page: Page, provider: Provider): Promise<void> {
  await page.exposeFunction('payAtProvider', (order: string) =>
    answerOf(provider.pay(order, { status: 'authorized' })),
  );
  await page.route(checkoutScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

const script = `window.Razorpay = function (options) {
  const listeners = {};
  window.checkoutOptions = JSON.parse(JSON.stringify(options));
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Provider');
  const button = (text, act) => {
    const made = dialog.appendChild(document.createElement('button'));
    made.textContent = text;
    made.onclick = act;
  };
  const end = (tell) => { dialog.remove(); tell(); };
  button('Pay now', async () => {
    const answer = await window.payAtProvider(options.order_id);
    end(() => options.handler(answer));
  });
  button('Pay and say nothing', () => window.payAtProvider(options.order_id));
  button('Forge', () => end(() => options.handler({
    razorpay_order_id: options.order_id, razorpay_payment_id: 'pay_forged', razorpay_signature: 'f'.repeat(64),
  })));
  button('Decline', () => listeners['payment.failed']({
    error: { description: 'Card declined', metadata: { payment_id: 'pay_declined' } },
  }));
  button('Dismiss', () => end(options.modal.ondismiss));
  return {
    on(event, listener) { listeners[event] = listener; },
    open() { document.body.append(dialog); dialog.showModal(); },
  };
};`;

/** The provider's own page, to which a visitor without script is led; it posts the answer back. */
export async function standInHosted(page: Page, provider: Provider): Promise<void> {
  await page.route(`${provider.url}/v1/checkout/embedded`, (route) => {
    const asked = new URLSearchParams(route.request().postData() ?? '');
    const answer = answerOf(provider.pay(asked.get('order_id') ?? ''));
    const hidden = Object.entries(answer).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    const body = `<!doctype html><h1>Hosted checkout</h1><form method="post" action="${asked.get('callback_url')}">${hidden.join('')}<button>Pay now</button></form>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
}

/** The provider's own word of a payment, signed as the provider signs it. */
export function notifyByWebhook(origin: string, payment: Paid): Promise<Response> {
  const body = JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: payment } },
  });
  return fetch(`${origin}/api/razorpay/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(body, webhookSecret),
      'x-razorpay-event-id': `event-${payment.id}`,
    },
    body,
  });
}
