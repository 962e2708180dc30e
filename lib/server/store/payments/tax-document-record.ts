import type { DocumentKind, DocumentLine, PaymentMethod } from '#lib/shared/payments/request';

/** An invoice or a credit note: what it says is never changed. */
export interface TaxDocument {
  readonly number: string;
  readonly kind: DocumentKind;
  /** Of a credit note: the invoice that it amends. */
  readonly ofInvoice?: string;
  /** Absent for a webinar. */
  readonly request?: string;
  readonly part?: number;
  readonly enquiryId?: string;
  readonly reference: string;
  readonly issuedAt: number;
  /** Day. */
  readonly receivedOn: string;
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  /** Of the buyer, two digits; so is the place of supply. */
  readonly state: string;
  readonly placeOfSupply: string;
  readonly lines: readonly DocumentLine[];
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly totalPaise: number;
  readonly method: PaymentMethod;
  /** The provider's id of the payment, or the number the payer named. */
  readonly payment: string;
  /** Of a credit note. */
  readonly reason: string;
}

/** Its number is given when it is kept. */
export type NewDocument = Omit<TaxDocument, 'number' | 'enquiryId'> & {
  readonly enquiryId: string | undefined;
};
