/** What the store keeps of requests for payment and of what came of them. Times are epoch milliseconds, amounts paise. */
import type {
  EnquiryChange,
  EnquiryEvent,
  EnquiryWrite,
} from '#lib/server/store/enquiries/enquiries';
import type { Order, OrderState } from '#lib/server/store/payments/orders';
import type { NewDocument, TaxDocument } from '#lib/server/store/payments/tax-document-record';
import type { OutgoingMail, Submission, WebhookEvent } from '#lib/server/store/submissions/records';
import type {
  PaymentMethod,
  PaymentPart,
  PaymentRequest,
  RefundState,
  StrayReason,
} from '#lib/shared/payments/request';

export interface StoredRequest extends PaymentRequest {
  /** The submission's; absent once it is erased. */
  readonly enquiryId?: string;
  readonly reference: string;
  /** The member's address. */
  readonly madeBy: string;
  /** The number of the request that took its place. */
  readonly replacedBy?: string;
  readonly closedAt?: number;
}

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
  /** A UUID; the provider gets it as the receipt of the refund, and sends the money once for it. */
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
  readonly providerRefundId?: string;
  readonly askedBy: string;
  readonly askedAt: number;
  readonly settledAt?: number;
  readonly tries: number;
  /** When the provider is asked next; absent once it is settled. */
  readonly nextTryAt?: number;
}

/** All of one enquiry: requests and documents the newest first. */
export interface PaymentFile {
  /** Of the newest request: since when a payment is begun that the bank has not confirmed. */
  readonly pendingSince?: number;
  readonly requests: readonly StoredRequest[];
  readonly documents: readonly TaxDocument[];
  readonly strays: readonly StrayPayment[];
  readonly refunds: readonly Refund[];
}

/** What a deed does to its enquiry, in the same transaction. Its texts may hold `numberMark`: the number is given there. */
export interface Consequence {
  readonly change: EnquiryChange;
  readonly event: EnquiryEvent;
  readonly mails: readonly OutgoingMail[];
  readonly webhooks: readonly WebhookEvent[];
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
  /** Of the series of invoices. */
  readonly prefix: string;
  readonly document: NewDocument;
  readonly more: Consequence;
  readonly all: Consequence;
  /** To staff, where the seat that was held has gone to somebody else. */
  readonly seatLost: OutgoingMail;
}

/** Money that belongs to nothing: staff are told once, on its enquiry or, where that is erased, by itself. */
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
  /** Of the series of invoices. */
  readonly prefix: string;
  readonly document: NewDocument;
  /** What tells staff where the same address has paid for the edition by another order; recorded with the rest. */
  readonly paidAgain?: { readonly submission: Submission; readonly mails: readonly OutgoingMail[] };
}

/** A paid part of a request, or what its money stands as where it pays nothing. */
export interface PartPaid {
  /** Day on which it was paid. */
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
  /** In their order, of one request. */
  readonly parts: readonly PartReceipt[];
  /** Of cash: what one person and one request may not reach in a day. */
  readonly cashLimitPaise?: number;
}

export type ElsewhereDone =
  | { readonly done: 'kept'; readonly invoices: readonly string[]; readonly isAll: boolean }
  | { readonly done: 'stale' | 'not-open' | 'cash-limit' };

export interface NewRefund {
  readonly refund: Refund;
  /** Of the series of credit notes. */
  readonly prefix: string;
  /** Absent for money that belongs to nothing. */
  readonly document?: NewDocument;
  /** What was refunded of the payment when this was computed: another figure meanwhile makes it stale. */
  readonly refundedPaise: number;
  readonly some: EnquiryWrite;
  /** Where all that was paid for the request has gone back. */
  readonly all: EnquiryWrite;
}

export type RefundAsked =
  | { readonly done: 'asked'; readonly creditNote?: string; readonly freed: readonly string[] }
  | { readonly done: 'stale' };

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
