/** Rows of the books as paying writes them, for what reads them. */
import type { Insertable, Kysely } from 'kysely';
import { taxOn } from '#lib/accounting/rules/tax';
import type { TaxDocumentRow } from '#lib/accounting/schema';
import type {
  PaymentPartRow,
  PaymentRequestRow,
  RefundRow,
  StrayPaymentRow,
} from '#lib/payments/schema';
import type { Tables } from '#lib/platform/db/tables';
import { isoDayInIndia } from '#lib/platform/values/india';

export const at = (text: string) => Date.parse(`${text}+05:30`);

let last = 0;
const next = (prefix: string) => `${prefix}/26-27/${String(++last).padStart(5, '0')}`;

interface Sale extends Partial<Insertable<TaxDocumentRow>> {
  /** Rupees before GST. */
  readonly taxable?: number;
}

/** An invoice of one module to somebody in Tamil Nadu; what is given differs. */
export function invoiceRow({ taxable = 9_000, ...given }: Sale = {}): Insertable<TaxDocumentRow> {
  const taxablePaise = Math.round(taxable * 100);
  const place = given.place_of_supply ?? '33';
  const tax = taxOn(taxablePaise, { placeOfSupply: place, supplierState: '33' });
  const issuedAt = given.issued_at ?? at('2026-11-24T11:20');
  return {
    number: next('HOA'),
    kind: 'invoice',
    of_invoice: null,
    request: null,
    part: null,
    enquiry_id: null,
    reference: 'HOA-3F8Q-2KD',
    issued_at: issuedAt,
    received_on: isoDayInIndia(issuedAt),
    name: 'Asha Sample',
    address: '',
    gstin: '',
    state: place,
    place_of_supply: place,
    lines: JSON.stringify([
      {
        code: 'module-5',
        label: 'AcSS 5, GST fundamentals',
        sac: '999293',
        hours: 20,
        feePaise: taxablePaise,
        discountPaise: 0,
        taxablePaise,
      },
    ]),
    taxable_paise: taxablePaise,
    cgst_paise: tax.cgstPaise,
    sgst_paise: tax.sgstPaise,
    igst_paise: tax.igstPaise,
    total_paise: taxablePaise + tax.gstPaise,
    method: 'razorpay',
    payment: `pay_${last}`,
    reason: '',
    ...given,
  };
}

export const creditNoteRow = (
  invoice: Insertable<TaxDocumentRow>,
  given: Sale = {},
): Insertable<TaxDocumentRow> =>
  invoiceRow({
    number: next('CN'),
    taxable: invoice.taxable_paise / 100,
    of_invoice: invoice.number,
    gstin: invoice.gstin,
    place_of_supply: invoice.place_of_supply,
    name: invoice.name,
    payment: invoice.payment,
    reason: 'Cancelled within 24 hours of paying',
    ...given,
    kind: 'credit-note',
  });

export const requestRow = (
  number: string,
  given: Partial<Insertable<PaymentRequestRow>> = {},
): Insertable<PaymentRequestRow> => ({
  number,
  enquiry_id: null,
  reference: 'HOA-3F8Q-2KD',
  state: 'open',
  made_at: at('2026-11-24T11:10'),
  made_by: 'meena@example.com',
  until: '2026-12-01',
  lines: JSON.stringify([
    { code: 'module-5', label: 'AcSS 5', sac: '999293', feePaise: 18_000_00 },
  ]),
  discount_paise: 1_000_00,
  reason: 'second enrolment with HOA',
  taxable_paise: 17_000_00,
  gst_paise: 3_060_00,
  amount_paise: 20_060_00,
  replaced_by: null,
  closed_at: null,
  ...given,
});

export const partRow = (
  request: string,
  part: number,
  due: string,
  given: Partial<Insertable<PaymentPartRow>> = {},
): Insertable<PaymentPartRow> => ({
  id: `${request}/${part}`,
  request,
  part,
  due,
  taxable_paise: 8_500_00,
  gst_paise: 1_530_00,
  amount_paise: 10_030_00,
  lines: '[]',
  paid_at: null,
  cancelled_at: null,
  invoice_number: null,
  reminded: null,
  ...given,
});

export const strayRow = (payment: string): Insertable<StrayPaymentRow> => ({
  payment,
  why: 'twice',
  request: null,
  part: null,
  provider_order_id: 'order_1',
  enquiry_id: null,
  reference: 'HOA-3F8Q-2KD',
  amount_paise: 10_030_00,
  received_at: at('2026-11-23T16:00'),
  returned_at: null,
});

export const refundRow = (
  creditNote: string,
  given: Partial<Insertable<RefundRow>> = {},
): Insertable<RefundRow> => ({
  id: `refund of ${creditNote}`,
  payment: 'pay_1',
  invoice: null,
  credit_note: creditNote,
  request: null,
  enquiry_id: null,
  reference: 'HOA-3F8Q-2KD',
  amount_paise: 10_030_00,
  reason: 'Cancelled within 24 hours of paying',
  method: 'razorpay',
  state: 'refunded',
  provider_refund_id: 'rfnd_1',
  asked_by: 'meena@example.com',
  asked_at: at('2026-11-27T10:10'),
  settled_at: at('2026-11-27T10:14'),
  tries: 1,
  next_try_at: null,
  ...given,
});

/** SQLite takes 32,766 values in one statement. */
const rowsAtOnce = 1_000;

export async function storeDocuments(
  db: Kysely<Tables>,
  rows: readonly Insertable<TaxDocumentRow>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insertInto('tax_documents')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}
