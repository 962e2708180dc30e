import type { TaxDocument as IssuedDocument } from '#lib/accounting/rules/invoice';
import { type Row, reader } from '#lib/platform/db/statements';

/** Its contents never change. Its request is absent for a webinar, its enquiry once that is erased. */
export interface TaxDocument extends IssuedDocument {
  readonly number: string;
  readonly enquiryId?: string;
  /** The number of the invoice that was issued for the same money after this one was credited as a whole. */
  readonly replacedBy?: string;
}

export const asDocument = reader<TaxDocument>({ json: ['lines'], yesNo: ['isCommercial'] });

/** An invoice or a credit note, stored for eight years as it was issued, also after an erasure. */
export type TaxDocumentRow = Row<TaxDocument>;
