/** What the site asks of a payment provider, whichever stands behind the door. */
import type { Amount, Payment } from '#lib/server/payments/order-states';

export interface Gateway {
  /** What the checkout in the browser is opened with. */
  readonly keyId: string;
  /** No money moves. */
  readonly sandbox: boolean;
  /** Signs what the checkout hands back. */
  readonly secret: string;
  /** Opens an order at the provider; `receipt` is ours, 40 characters at most. Returns its id. */
  openOrder(amount: Amount, receipt: string): Promise<string>;
  /** Every attempt to pay an order. */
  paymentsOf(providerOrderId: string): Promise<readonly Payment[]>;
  /** Orders of this site that were opened since then and are paid. */
  paidOrders(since: number): Promise<readonly PaidOrder[]>;
  /** Notes the number of its invoice with the order. */
  nameInvoice(providerOrderId: string, number: string): Promise<void>;
  /** Takes the money that an authorized payment holds. */
  capture(payment: Payment): Promise<void>;
  /**
   * Sends money of a payment back, once for a `receipt`: asked again, it tells of the refund that there is. Throws
   * RefundRefused where it will never be sent.
   */
  refund(asked: RefundAsked): Promise<SentRefund>;
}

export interface PaidOrder {
  readonly id: string;
  readonly openedAt: number;
  /** The number that was noted with it. */
  readonly invoice?: string;
}

export interface RefundAsked {
  readonly paymentId: string;
  readonly amountPaise: number;
  /** Ours, 40 characters at most. */
  readonly receipt: string;
  /** It may have been asked before: then it is looked for first. */
  readonly isAgain: boolean;
}

export interface SentRefund {
  readonly id: string;
  readonly status: 'pending' | 'processed' | 'failed';
}

/** The provider says that this refund cannot be. */
export class RefundRefused extends Error {}

/** The provider failed, refused, or did not answer in time. */
export class GatewayFailed extends Error {
  constructor(cause: unknown) {
    super('the payment provider failed', { cause });
  }
}
