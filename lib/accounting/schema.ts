import type { TaxDocument as IssuedDocument } from '#lib/accounting/rules/invoice';
import { type Row, reader } from '#lib/platform/db/record-rows';

/** What it says is never changed. Its request is absent for a webinar, its enquiry once that is erased. */
export interface TaxDocument extends IssuedDocument {
  readonly number: string;
  readonly enquiryId?: string;
}

/** Its number is assigned when it is stored. */
export type NewDocument = Omit<TaxDocument, 'number' | 'enquiryId'> & {
  readonly enquiryId: string | undefined;
};

export const asDocument = reader<TaxDocument>({ json: ['lines'], yesNo: ['isCommercial'] });

/** An invoice or a credit note, stored for eight years: its text is never changed, and data that the law does not require is emptied. */
export type TaxDocumentRow = Row<TaxDocument>;
