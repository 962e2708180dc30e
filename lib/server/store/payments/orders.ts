/** What the store remembers of payments. Times are epoch milliseconds, amounts paise. */
import type { NewDocument } from '#lib/server/store/payments/tax-document-record';
import type { OutgoingMail, Submission } from '#lib/server/store/submissions/records';
import type { Buyer } from '#lib/shared/payments/request';

/** Which moves between them are allowed stands in lib/server/payments/order-states.ts. */
export type OrderState = 'opened' | 'failed' | 'authorized' | 'mispaid' | 'lapsed' | 'paid';

export interface Order {
  /** A UUID; also the id of the registration that it may become. */
  readonly id: string;
  /** Empty where it pays a part of a request. */
  readonly edition: string;
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly phone: string;
  readonly accountingExp: string;
  readonly preferredLang: string;
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
  /** The request for payment and its part that it pays; absent where it is of an edition. */
  readonly request?: string;
  readonly part?: number;
  readonly buyer?: Buyer;
}

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

export interface Confirmation {
  readonly order: Order;
  readonly paymentId: string;
  /** The states from which an order may become paid. */
  readonly from: readonly OrderState[];
  readonly submission: Submission;
  readonly mails: readonly OutgoingMail[];
  /** When it was captured; epoch milliseconds. */
  readonly paidAt: number;
  /** Of the series of invoices. */
  readonly prefix: string;
  readonly document: NewDocument;
  /** What tells staff where the same address has paid for the edition by another order; recorded with the rest. */
  readonly paidAgain?: { readonly submission: Submission; readonly mails: readonly OutgoingMail[] };
  /** When to ask the provider once more; absent where the money was seen to be ours. */
  readonly nextCheckAt?: number;
}

/** `taken`: another payment of this order registered before; `stuck`: its state allows no payment. */
export type Confirmed = 'registered' | 'repeated' | 'taken' | 'stuck';
