/** What the store remembers of payments. Times are epoch milliseconds, amounts paise. */
import type { Buyer } from '#lib/shared/payments/request';

/** Which moves between them are allowed stands in lib/server/payments/order-states.ts. */
export type OrderState = 'opened' | 'failed' | 'authorized' | 'mispaid' | 'lapsed' | 'paid';

export interface Order {
  /** A UUID; also the id of the registration that an order of a webinar becomes. */
  readonly id: string;
  /** Of a webinar: which edition, and who registers; `email` in lower case. All of them absent for a part of a request. */
  readonly edition?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly accountingExp?: string;
  readonly preferredLang?: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly state: OrderState;
  /** The provider's id of this order. */
  readonly providerOrderId: string;
  /** The payment that registered; absent until then. */
  readonly paymentId?: string;
  /** Of the tax invoice, given with the payment: `HOA/26-27/00001`. */
  readonly invoiceNumber?: string;
  /** Payments that failed, each counted once. */
  readonly attempts: number;
  readonly openedAt: number;
  readonly changedAt: number;
  /** When the provider is asked about it next; absent once there is nothing left to ask. */
  readonly nextCheckAt?: number;
  /** How often the provider was asked. */
  readonly checks: number;
  /** When staff were told that it was left unpaid. */
  readonly unpaidToldAt?: number;
  readonly suspicion?: string;
  /** The page of ours that it was opened from, and the campaign that its address named. */
  readonly page?: string;
  readonly campaign?: string;
  /** The request for payment and its part that it pays, and who stands on the invoice; absent for a webinar. */
  readonly request?: string;
  readonly part?: number;
  readonly buyer?: Buyer;
}

/** An order of a webinar: the registration is made of it. */
export type WebinarOrder = Order &
  Required<Pick<Order, 'edition' | 'name' | 'email' | 'phone' | 'accountingExp' | 'preferredLang'>>;

export const isOfWebinar = (order: Order): order is WebinarOrder => order.request === undefined;

/** Something that was said about a payment, by the provider, the visitor's browser or the sandbox. */
export interface PaymentEvent {
  /** Unique: what came before is not recorded again. */
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly providerOrderId?: string;
  readonly paymentId?: string;
  readonly detail?: string;
}
