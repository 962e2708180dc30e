/** The browser's side of a payment: what every way to pay needs, and what comes of it. */
export interface OpenedOrder {
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly key_id: string;
  /** It is paid already: there is nothing to open. */
  readonly paid?: boolean;
}

/** What the provider signs once an order is paid. */
export interface SignedPayment {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export interface FailedAttempt {
  readonly description: string;
  readonly paymentId?: string;
}

/** Opens a checkout. Resolves with the payment, or with nothing where it was dismissed. */
export type Checkout = (
  order: OpenedOrder,
  who: Readonly<Record<string, unknown>>,
  /** An attempt failed; the checkout stays open for another. */
  failed: (attempt: FailedAttempt) => void,
) => Promise<SignedPayment | undefined>;

export function isOpened(answer: unknown): answer is OpenedOrder {
  const { amount, order_id: id, key_id: key } = (answer ?? {}) as Partial<OpenedOrder>;
  return typeof amount === 'number' && typeof id === 'string' && typeof key === 'string';
}
