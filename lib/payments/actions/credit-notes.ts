/** Credit notes as they will be in the ledger. */

import type { NewDocument } from '#lib/accounting/rules/invoice';
import { lastDayOfTaxCredit } from '#lib/accounting/rules/returns';
import { type Buyer, taxableWithin } from '#lib/accounting/rules/tax';
import type { TaxDocument } from '#lib/accounting/schema';
import { shareOut } from '#lib/payments/rules/requests';
import { isoDayInIndia } from '#lib/platform/values/india';

interface Credited {
  readonly invoice: TaxDocument;
  readonly before: readonly TaxDocument[];
  readonly amountPaise: number;
  readonly reason: string;
  readonly at: number;
  /** The details of an unregistered buyer where the invoice has none (CGST Rules, rule 53(1A)). */
  readonly buyer?: Pick<Buyer, 'address' | 'state'>;
}

/** Whether the tax of an invoice can no longer be taken back: a refund is documented without it. */
export const isPastTaxCredit = ({ issuedAt }: Pick<TaxDocument, 'issuedAt'>, now: number) =>
  isoDayInIndia(now) > lastDayOfTaxCredit(isoDayInIndia(issuedAt));

/** The series of credit notes, and of credits without tax: these are in no return, where a series has no gaps. */
export const creditPrefix = ({ isCommercial }: Pick<NewDocument, 'isCommercial'>) =>
  isCommercial ? 'CC' : 'CN';

/**
 * Exactly `amountPaise`: the taxable value whose tax, computed as on an invoice, comes to it, and otherwise a rest of at most
 * two paise as rounding off. The last one takes the taxable value that is left.
 */
export function creditNoteDocument(credited: Credited): NewDocument {
  const { invoice, before, amountPaise, reason, at, buyer } = credited;
  const { number, lines, roundingPaise: _rounding, ...same } = invoice;
  const isCommercial = isPastTaxCredit(invoice, at);
  const contained = isCommercial ? withoutTax : taxedCredit(invoice, before, amountPaise);
  const { roundingPaise, ...amounts } = contained;
  const values = isCommercial ? amountPaise : amounts.taxablePaise;
  const shares = shareOut(
    values,
    lines.map((line) => line.taxablePaise),
  );
  return {
    ...same,
    enquiryId: invoice.enquiryId,
    kind: 'credit-note',
    ofInvoice: number,
    issuedAt: at,
    receivedOn: isoDayInIndia(at),
    address: invoice.address || (buyer?.address ?? ''),
    state: invoice.state || (buyer?.state ?? ''),
    lines: lines.map((line, index) => {
      const share = shares[index] ?? 0;
      const taxablePaise = isCommercial ? 0 : share;
      return { ...line, feePaise: share, discountPaise: 0, taxablePaise };
    }),
    ...amounts,
    ...(roundingPaise !== 0 && { roundingPaise }),
    ...(isCommercial && { isCommercial }),
    totalPaise: amountPaise,
    reason,
  };
}

/** Its value is no taxable value, and changes no sum of a return. */
const withoutTax = {
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  roundingPaise: 0,
};

function taxedCredit(
  invoice: TaxDocument,
  before: readonly TaxDocument[],
  amountPaise: number,
): ReturnType<typeof taxableWithin> {
  const left = (name: 'taxablePaise' | 'totalPaise') =>
    before.reduce((sum, note) => sum - note[name], invoice[name]);
  const taxableLeft = left('taxablePaise');
  const isLast = amountPaise === left('totalPaise');
  // Equal texts are a supply within the State; the codes themselves do not matter here.
  const [placeOfSupply, supplierState] = invoice.igstPaise === 0 ? ['', ''] : ['other', ''];
  return taxableWithin(amountPaise, {
    placeOfSupply,
    supplierState,
    mostPaise: taxableLeft,
    ...(isLast && { nearPaise: taxableLeft }),
  });
}
