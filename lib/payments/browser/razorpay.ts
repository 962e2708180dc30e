/** The provider's checkout dialog; its script is fetched when the visitor has clicked Pay, not before. */

import { apiRoutes, routes } from '#data/addresses/routes';
import type { Checkout, SignedPayment } from '#lib/payments/browser/payment-flow';

const scriptUrl = 'https://checkout.razorpay.com/v1/checkout.js';
const scriptPatienceMs = 15_000;
const timeoutSeconds = 300;

interface Failure {
  readonly error?: {
    readonly description?: string;
    readonly metadata?: { readonly payment_id?: string };
  };
}
interface Dialog {
  open(): void;
  on(event: 'payment.failed', listen: (failure: Failure) => void): void;
}
type Razorpay = new (options: object) => Dialog;

const page = globalThis as { Razorpay?: Razorpay };

/** `title` says what is paid for. Where the script cannot be had, the visitor goes on at the hosted page. */
export const razorpayCheckout =
  (seller: string, title: string): Checkout =>
  async (order, who, failed) => {
    const Razorpay = await load();
    if (!Razorpay) {
      location.assign(`${routes.hostedCheckout}?order=${encodeURIComponent(order.order_id)}`);
      return new Promise(() => undefined);
    }
    return new Promise((resolve) => {
      const dialog = new Razorpay({
        key: order.key_id,
        amount: order.amount,
        currency: order.currency,
        order_id: order.order_id,
        name: seller,
        description: title,
        prefill: { name: who.name, email: who.email, contact: who.phone },
        retry: { enabled: true, max_count: 3 },
        timeout: timeoutSeconds,
        // Browsers inside other apps cannot show the dialog: they go there and come back.
        callback_url: `${location.origin}${apiRoutes.verifyPayment}`,
        handler: (payment: SignedPayment) => resolve(payment),
        modal: { ondismiss: () => resolve(undefined), escape: true, backdropclose: false },
      });
      dialog.on('payment.failed', ({ error }) => {
        const paymentId = error?.metadata?.payment_id;
        failed({
          description: error?.description || 'Unknown error',
          ...(paymentId && { paymentId }),
        });
      });
      dialog.open();
    });
  };

let loading: Promise<Razorpay | undefined> | undefined;

function load(): Promise<Razorpay | undefined> {
  if (page.Razorpay) return Promise.resolve(page.Razorpay);
  loading ??= new Promise<Razorpay | undefined>((resolve) => {
    const script = document.createElement('script');
    const end = () => {
      if (!page.Razorpay) loading = undefined;
      resolve(page.Razorpay);
    };
    script.src = scriptUrl;
    script.onload = end;
    script.onerror = end;
    setTimeout(end, scriptPatienceMs);
    document.head.append(script);
  });
  return loading;
}
