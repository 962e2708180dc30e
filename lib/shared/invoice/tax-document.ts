/** A tax invoice or a credit note as it was issued, and what is said beside it. Amounts in paise, days ISO dates in India. */
import type {
  DocumentKind,
  DocumentLine,
  PaymentMethod,
  RefundState,
} from '#lib/shared/payments/request';
import type { LedgerAmounts } from '#lib/shared/tax/ledger-document';

export interface TaxDocument extends LedgerAmounts {
  readonly kind: DocumentKind;
  /** Absent for what was paid before invoices were numbered here. */
  readonly number?: string;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly receivedOn: string;
  /** Empty where it was erased. */
  readonly name: string;
  readonly address: string;
  /** Empty: not registered. */
  readonly gstin: string;
  /** Of the buyer, two digits; empty where nobody asked. */
  readonly state: string;
  /** Two digits; empty where the supplier has no GSTIN. */
  readonly placeOfSupply: string;
  readonly lines: readonly DocumentLine[];
  readonly method: PaymentMethod;
  /** The provider's number, or the payer's own. */
  readonly payment: string;
  /** Of a credit note. */
  readonly reason: string;
  /** The enquiry's. */
  readonly reference: string;
  readonly request?: string;
  readonly part?: number;
  readonly ofInvoice?: string;
}

/** What the sheet says besides, from the rows around the document. */
export interface Around {
  /** Of the whole request. */
  readonly discount?: { readonly paise: number; readonly ofPaise: number; readonly reason: string };
  readonly parts?: readonly {
    readonly part: number;
    readonly due: string;
    readonly taxablePaise: number;
    readonly gstPaise: number;
    readonly amountPaise: number;
    /** Neither paid nor cancelled. */
    readonly isOpen: boolean;
  }[];
  /** Of a credit note: when its invoice was issued. */
  readonly invoicedAt?: number;
  readonly refund?: {
    readonly state: RefundState;
    readonly settledAt?: number;
    readonly providerRefundId?: string;
  };
  /** Of a webinar: the order beside the payment. */
  readonly order?: string;
  /** Of a webinar: when it is held, in words. */
  readonly when?: string;
}
