/** Orders, requests, documents and refunds as stored. Times are epoch milliseconds, days ISO dates, amounts paise. */

import type { NewDocument, PaymentMethod, RefundState } from '#lib/accounting/rules/invoice';
import type { Buyer } from '#lib/accounting/rules/tax';
import type { TaxDocument, TaxDocumentRow } from '#lib/accounting/schema';
import type { ActingMember } from '#lib/enquiries/actions/write';
import type { Consequence, Enquiry, EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import type { Submission } from '#lib/enquiries/schema/submission';
import type {
  PaymentPart,
  PaymentRequest,
  StoredRequest,
  StrayReason,
} from '#lib/payments/rules/requests';
import type { AppContext } from '#lib/platform/context';
import type { Row } from '#lib/platform/db/statements';
import type { Fields } from '#lib/platform/http/intake/body';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import type { NewTask } from '#lib/tasks/schema';

export interface StrayPayment {
  /** The provider's id. */
  readonly payment: string;
  readonly why: StrayReason;
  readonly request?: string;
  readonly part?: number;
  readonly providerOrderId: string;
  readonly enquiryId?: string;
  readonly reference: string;
  readonly amountPaise: number;
  readonly receivedAt: number;
  readonly returnedAt?: number;
}

export interface Refund {
  /** A UUID, which the provider gets as the receipt and sends the money once for; of a refund that it started itself its own id. */
  readonly id: string;
  /** The provider's id, or the number of the invoice where it was paid elsewhere. */
  readonly payment: string;
  /** Absent for money that belongs to nothing. */
  readonly invoice?: string;
  readonly creditNote?: string;
  readonly request?: string;
  readonly enquiryId?: string;
  readonly reference: string;
  readonly amountPaise: number;
  readonly reason: string;
  readonly method: PaymentMethod;
  readonly state: RefundState;
  /** The provider's number, or theirs of what they paid back. */
  readonly providerRefundId?: string;
  /** How and on which day staff paid it back themselves. */
  readonly paidBackMethod?: PaymentMethod;
  readonly paidBackOn?: string;
  /** A member's address, or `providerAsked`. */
  readonly askedBy: string;
  readonly askedAt: number;
  readonly settledAt?: number;
  readonly tries: number;
  /** When the provider is asked next; absent once it is settled. */
  readonly nextTryAt?: number;
}

/** All of one enquiry: requests and documents the newest first. */
export interface PaymentFile {
  /** Since when the newest request has a started payment that the bank has not confirmed. */
  readonly pendingSince?: number;
  readonly requests: readonly StoredRequest[];
  readonly documents: readonly TaxDocument[];
  readonly strays: readonly StrayPayment[];
  readonly refunds: readonly Refund[];
}

export interface NewRequest {
  readonly write: EnquiryWrite;
  readonly request: StoredRequest;
  /** Batches in which a seat is held until then. */
  readonly seats: readonly { readonly batch: string; readonly until: number }[];
}

export type Asked =
  | { readonly done: 'asked' | 'stale' | 'part-paid' | 'number-taken' }
  | { readonly done: 'full' | 'past' | 'unknown'; readonly batch: string };

/** A part that is paid: its invoice, and what follows where it was the last one, and where it was not. */
export interface PartReceipt {
  readonly request: string;
  readonly part: number;
  readonly paidAt: number;
  readonly at: number;
  readonly prefix: string;
  readonly document: NewDocument;
  readonly more: Consequence;
  readonly all: Consequence;
  /** To staff, where the seat that was held has gone to somebody else. */
  readonly seatLost: OutgoingMail;
  /** By when the page promises a call to fix the day of the first class; absent where what is paid has no classes. */
  readonly callBy?: number;
}

/** Money that belongs to nothing: staff are notified once, on its enquiry or, where that is erased, by itself. */
export interface StrayReceipt {
  readonly stray: StrayPayment;
  readonly consequence: Consequence;
  readonly notice: Submission;
}

/** An order whose payment is proved, whatever it sells. */
export interface OrderPaid {
  readonly order: Order;
  readonly paymentId: string;
  /** The states from which an order may become paid. */
  readonly from: readonly OrderState[];
  /** When it was captured. */
  readonly paidAt: number;
  /** When to ask the provider once more; absent where the money was seen to be ours. */
  readonly nextCheckAt?: number;
}

/** A paid place of a webinar: the registration with its invoice. */
export interface NewRegistration {
  readonly submission: Submission;
  readonly mails: readonly OutgoingMail[];
  /** The prefix of the invoice series. */
  readonly prefix: string;
  readonly document: NewDocument;
  /** Staff are notified where the same address has paid for the edition by another order; recorded with the rest. */
  readonly paidAgain?: {
    readonly submission: Submission;
    readonly mails: readonly OutgoingMail[];
    readonly task: NewTask;
  };
}

/** A paid part of a request, or what its money is as where it pays nothing. */
export interface PartPaid {
  readonly paidOn: string;
  /** Absent where the enquiry was erased: then nothing is open. */
  readonly receipt?: PartReceipt;
  readonly strays: Readonly<Record<Exclude<StrayReason, 'amount'>, StrayReceipt>>;
}

export type OrderReceipt = OrderPaid &
  ({ readonly registration: NewRegistration } | { readonly part: PartPaid });

/** `repeated`: this payment was received before; `taken`: another one was; `stray`: it is with us, and pays nothing. */
export type Received = 'registered' | 'repeated' | 'taken' | 'stray';

export interface ElsewhereReceipt {
  readonly write: EnquiryWrite;
  readonly parts: readonly PartReceipt[];
  /** The member's address. */
  readonly by: string;
  /** The cash limit that one person and one request may not reach in a day. */
  readonly cashLimitPaise?: number;
}

export type ElsewhereDone =
  | { readonly done: 'kept'; readonly invoices: readonly string[]; readonly isAll: boolean }
  | { readonly done: 'stale' | 'not-open' | 'cash-limit' };

export interface NewRefund {
  readonly refund: Refund;
  readonly prefix: string;
  readonly document?: NewDocument;
  /** Another refund in the meantime makes the computed sum stale. */
  readonly refundedPaise: number;
  /** The change of its enquiry, where there still is one. */
  readonly some?: EnquiryWrite;
  /** Where all that was paid for the request has gone back. */
  readonly all?: EnquiryWrite;
}

/** A refund that the provider started: what follows on its enquiry, where there still is one. */
export interface ForeignRefund
  extends Pick<NewRefund, 'refund' | 'prefix' | 'document' | 'refundedPaise'> {
  readonly some?: Consequence;
  readonly all?: Consequence;
}

export type RefundAsked =
  | { readonly done: 'asked'; readonly creditNote?: string; readonly freed: readonly string[] }
  | { readonly done: 'stale' };

/** `number`: theirs, as UTR or cheque; `on`: an ISO day; `by`: the member's address. */
export interface PaidBack {
  readonly id: string;
  readonly number: string;
  readonly method: PaymentMethod;
  readonly on: string;
  readonly by: string;
  readonly at: number;
}

export interface EnteredBuyer {
  readonly number: string;
  readonly address: string;
  readonly state: string;
  readonly by: string;
  readonly at: number;
}

export interface RefundOutcome {
  readonly state: RefundState;
  readonly providerRefundId?: string;
  readonly nextTryAt?: number;
  readonly consequence?: Consequence;
}

export interface DuePart {
  readonly request: StoredRequest;
  readonly part: PaymentPart;
}

export interface PaymentCounts {
  readonly requests: Readonly<Record<string, number>>;
  readonly refundsWaiting: number;
  /** When the oldest of them was asked for, in epoch milliseconds; absent where none waits. */
  readonly oldestRefundAt?: number;
}

/** Which moves between them are allowed is in lib/payments/rules/orders.ts. */
export type OrderState = 'opened' | 'failed' | 'authorized' | 'mispaid' | 'lapsed' | 'paid';

export interface Order {
  /** A UUID; also the id of the registration that an order of a webinar becomes. */
  readonly id: string;
  /** The webinar edition and the registrant, `email` in lower case; all absent for a part of a request. */
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
  /** The number of the tax invoice, assigned with the payment: `HOA/26-27/00001`. */
  readonly invoiceNumber?: string;
  /** Payments that failed, each counted once. */
  readonly attempts: number;
  readonly openedAt: number;
  readonly changedAt: number;
  /** When the provider is asked about it next; absent once there is nothing left to ask. */
  readonly nextCheckAt?: number;
  /** How often the provider was asked. */
  readonly checks: number;
  /** When staff were notified that it was left unpaid. */
  readonly unpaidToldAt?: number;
  readonly suspicion?: string;
  /** The page of ours that it was opened from, and the campaign that its address named. */
  readonly page?: string;
  readonly campaign?: string;
  /** The request for payment and its part that it pays, and who is on the invoice; absent for a webinar. */
  readonly request?: string;
  readonly part?: number;
  readonly buyer?: Buyer;
}

/** An order of a webinar: the registration is made of it. */
export type WebinarOrder = Order &
  Required<Pick<Order, 'edition' | 'name' | 'email' | 'phone' | 'accountingExp' | 'preferredLang'>>;

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

/** One past its day is still `open` here. */
export type PaymentRequestRow = Row<Omit<StoredRequest, 'parts'>>;

export interface PaymentPartRow extends Row<PaymentPart> {
  /** The number of request and part: `P-20261124-7K3M/1`. */
  id: string;
  request: string;
  reminded: string | null;
}

/** Money that belongs to no open part: outside what was received and taxed, until it went back. */
export type StrayPaymentRow = Row<StrayPayment>;

export type RefundRow = Row<Refund>;

/** Open: `next_check_at` says when the provider is asked about it. */
/** A request that was computed, and is not stored yet. */
export type AskedFor = Omit<PaymentRequest, 'number' | 'state' | 'madeAt'> & {
  readonly batches: readonly string[];
  /** The number of the quotation whose fees these are. */
  readonly quotation?: string;
};

export type Wrong = Readonly<Record<string, string>>;

export interface ActionInput {
  readonly context: AppContext;
  readonly by: ActingMember;
  /** As it is, of the version that the page was read from. */
  readonly enquiry: Enquiry;
  readonly fields: Fields;
  readonly now: number;
}

export type ActionResult =
  | { readonly answer: Readonly<Record<string, unknown>> }
  | { readonly wrong: Wrong; readonly status?: 409 | 422 }
  /** Computed, and not stored yet. */
  | { readonly shown: AskedFor }
  | { readonly stale: true };

interface OrderRow extends Row<Order> {
  idempotency_key: string | null;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    orders: OrderRow;
    invoice_series: { series: string; last: number };
    payment_events: Row<PaymentEvent>;
    payment_requests: PaymentRequestRow;
    payment_parts: PaymentPartRow;
    tax_documents: TaxDocumentRow;
    stray_payments: StrayPaymentRow;
    refunds: RefundRow;
  }
}
