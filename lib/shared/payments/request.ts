/** A request for payment and what comes of it. Money in paise, days ISO dates in India, times epoch milliseconds. */
import type { BatchMode } from '#lib/shared/batches/rules';

/** `expired` is read from the day; a replaced one is `cancelled`. */
export const requestStates = ['open', 'part', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type RequestState = (typeof requestStates)[number];

export type PaymentMethod = 'razorpay' | 'bank' | 'cash' | 'cheque' | 'upi';
export type DocumentKind = 'invoice' | 'credit-note';
/** `waiting`: the provider was not reached yet; `sent`: it has taken it. */
export type RefundState = 'waiting' | 'sent' | 'refunded' | 'refused';
/** Paid by another payment before; after the request ran out, was cancelled or replaced; another amount than asked. */
export type StrayReason = 'twice' | 'late' | 'cancelled' | 'amount';

export interface PaymentLine {
  /** As it was asked for: `module-5`, `coaching-60`, `bootcamp-…`, `exam-final`, `batch-…`. */
  readonly code: string;
  readonly label: string;
  /** Services accounting code. */
  readonly sac: string;
  readonly hours?: number;
  /** Of a batch: how it is given, and the words of its days. */
  readonly mode?: BatchMode;
  readonly when?: string;
  readonly feePaise: number;
}

/** A part of a request, with its share of the lines. */
export interface PaymentPart {
  /** From 1. */
  readonly part: number;
  /** Day. */
  readonly due: string;
  readonly taxablePaise: number;
  readonly gstPaise: number;
  readonly amountPaise: number;
  readonly lines: readonly DocumentLine[];
  readonly paidAt?: number;
  readonly cancelledAt?: number;
  readonly invoiceNumber?: string;
}

export interface PaymentRequest {
  /** `P-20261124-7K3M`. */
  readonly number: string;
  /** As it is kept: `stateOn` says how it stands on a day. */
  readonly state: RequestState;
  readonly madeAt: number;
  /** The last day on which the first part can be paid. */
  readonly until: string;
  readonly lines: readonly PaymentLine[];
  readonly discountPaise: number;
  readonly reason: string;
  readonly taxablePaise: number;
  readonly gstPaise: number;
  readonly amountPaise: number;
  readonly parts: readonly PaymentPart[];
}

/** A line's share on an invoice or a credit note: `taxablePaise` is `feePaise` less `discountPaise`. */
export interface DocumentLine extends PaymentLine {
  readonly discountPaise: number;
  readonly taxablePaise: number;
}

/** What the visitor says for the invoice. */
export interface Buyer {
  /** Two digits, as a GSTIN begins with. */
  readonly state: string;
  readonly name: string;
  readonly address: string;
  /** Empty for who is not registered. */
  readonly gstin: string;
}
