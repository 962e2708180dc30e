/** What the store says of money: documents as they were issued, sums of them, and who still owes. Paise; times epoch milliseconds. */
import type { WebinarOrder } from '#lib/server/store/payments/orders';
import type { TaxDocument as Kept } from '#lib/server/store/payments/tax-document-record';
import type { Around, TaxDocument } from '#lib/shared/invoice/tax-document';
import type { RefundState } from '#lib/shared/payments/request';
import type { Gstr1Table, LedgerAmounts } from '#lib/shared/tax/ledger-document';

export interface FoundDocument {
  /** Its `enquiryId` is absent once the enquiry is erased. */
  readonly document: Kept;
  readonly around: Around;
  /** Of a webinar: the order that paid for it. */
  readonly order?: Pick<WebinarOrder, 'edition' | 'providerOrderId'>;
}

/** A document with the total of the invoice that it amends. */
export type Booked = TaxDocument & {
  readonly number: string;
  readonly ofInvoiceTotalPaise?: number;
};

export interface MonthSums {
  /** Which of the months that were asked for, from 0. */
  readonly month: number;
  readonly kind: TaxDocument['kind'];
  readonly many: number;
  readonly amounts: LedgerAmounts;
}

export interface TableSums {
  readonly table: Gstr1Table;
  /** Empty: the supplier's own State. */
  readonly placeOfSupply: string;
  readonly kind: TaxDocument['kind'];
  readonly many: number;
  readonly amounts: LedgerAmounts;
}

export interface Sum {
  readonly many: number;
  readonly paise: number;
}

export type PaymentGroup = 'overdue' | 'open' | 'back' | 'received' | 'refunded';

export interface PaymentRow {
  /** Due, received or given back: an ISO day for a part, an instant for the rest. */
  readonly on: string | number;
  readonly name: string;
  readonly phone: string;
  /** The enquiry's; empty for a webinar whose enquiry was erased. */
  readonly reference: string;
  /** Whether the desk has a page of it still. */
  readonly hasEnquiry: boolean;
  readonly request?: string;
  /** Of an invoice or a credit note. */
  readonly number?: string;
  readonly labels: readonly string[];
  readonly amountPaise: number;
  readonly part?: number;
  readonly parts?: number;
  readonly method?: string;
  readonly payment?: string;
  /** Of a part: when it was asked, and the day of the last reminder. */
  readonly askedAt?: number;
  readonly reminded?: string;
  /** Of money that belongs to nothing. */
  readonly why?: string;
  readonly refund?: RefundState;
}

export interface RowsAsked {
  readonly group: PaymentGroup;
  /** ISO day in India. */
  readonly today: string;
  /** Only what was received from then on. */
  readonly from?: number;
  /** A part of a name, or of the number of a request, an invoice or a payment. */
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
}

export interface PaymentPage {
  readonly rows: readonly PaymentRow[];
  /** Whether there are more behind them. */
  readonly more: boolean;
}
