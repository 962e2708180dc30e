/** The tables of requests for payment and of the ledger. Times are epoch milliseconds, days ISO dates in India, money paise. */

export interface PaymentRequestRow {
  /** `P-20261124-7K3M`. */
  number: string;
  /** The submission's; null once it is erased. */
  enquiry_id: string | null;
  reference: string;
  /** `RequestState` as it is kept: one past its day is still `open` here. */
  state: string;
  made_at: number;
  /** The member's address. */
  made_by: string;
  /** The last day on which the first part can be paid. */
  until: string;
  /** JSON of `PaymentLine[]`, as they were on that day. */
  lines: string;
  discount_paise: number;
  reason: string;
  taxable_paise: number;
  gst_paise: number;
  amount_paise: number;
  /** The number of the request that took its place. */
  replaced_by: string | null;
  closed_at: number | null;
}

export interface PaymentPartRow {
  /** Of request and part: `P-20261124-7K3M/1`. */
  id: string;
  request: string;
  /** From 1. */
  part: number;
  due: string;
  taxable_paise: number;
  gst_paise: number;
  amount_paise: number;
  /** JSON of `DocumentLine[]`: its share of the lines and of the discount. */
  lines: string;
  paid_at: number | null;
  cancelled_at: number | null;
  invoice_number: string | null;
  /** The day of the last reminder. */
  reminded: string | null;
}

/** An invoice or a credit note, kept for eight years: what it says is never changed, what law does not ask is emptied. */
export interface TaxDocumentRow {
  number: string;
  /** `DocumentKind`. */
  kind: string;
  /** Of a credit note: the invoice that it amends. */
  of_invoice: string | null;
  /** Null for a webinar. */
  request: string | null;
  part: number | null;
  enquiry_id: string | null;
  reference: string;
  issued_at: number;
  received_on: string;
  name: string;
  address: string;
  gstin: string;
  /** Of the buyer: two digits as a GSTIN begins with. */
  state: string;
  place_of_supply: string;
  /** JSON of `DocumentLine[]`. */
  lines: string;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
  /** `PaymentMethod`. */
  method: string;
  /** The provider's id of the payment, or the number the payer named. */
  payment: string;
  /** Of a credit note. */
  reason: string;
}

/** Money that belongs to no open part: outside what was received and taxed, until it went back. */
export interface StrayPaymentRow {
  payment: string;
  /** `StrayReason`. */
  why: string;
  request: string | null;
  part: number | null;
  provider_order_id: string;
  enquiry_id: string | null;
  reference: string;
  amount_paise: number;
  received_at: number;
  returned_at: number | null;
}

export interface RefundRow {
  /** A UUID; the provider gets it as the receipt of the refund, and sends the money once for it. */
  id: string;
  /** What is paid back: the provider's id, or the number of the invoice where it was paid elsewhere. */
  payment: string;
  /** Null for money that belongs to nothing. */
  invoice: string | null;
  credit_note: string | null;
  request: string | null;
  enquiry_id: string | null;
  reference: string;
  amount_paise: number;
  reason: string;
  method: string;
  /** `RefundState`. */
  state: string;
  provider_refund_id: string | null;
  asked_by: string;
  asked_at: number;
  settled_at: number | null;
  tries: number;
  /** When the provider is asked next; null once it is settled. */
  next_try_at: number | null;
}
