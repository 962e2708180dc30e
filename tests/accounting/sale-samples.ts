import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { invoiceDocument, supplyOf } from '#lib/accounting/rules/invoice';
import type { LedgerDocument } from '#lib/accounting/rules/returns';
import type { TaxDocument } from '#lib/accounting/schema';
import { creditNoteDocument } from '#lib/payments/actions/credit-notes';
import type { StoredRequest } from '#lib/payments/rules/requests';
import { amountAt, amountsOf, partsOf } from '#lib/payments/rules/requests';
import { readEnv } from '#lib/platform/config/env';
import { instantInIndia, isoDayInIndia } from '#lib/platform/values/india';

export const env = readEnv({});
export const line = (code: string, rupees: number, mode?: PaymentLine['mode']): PaymentLine => ({
  code,
  label: code,
  sac: '999293',
  feePaise: rupees * 100,
  ...(mode && { mode }),
});

export interface Sale {
  readonly lines: readonly PaymentLine[];
  readonly discount?: number;
  readonly parts?: number;
  readonly state?: string;
  readonly gstin?: string;
}

/** The invoices of a sale, one a part, received on `days`. */
export function invoicesOf(
  { lines, discount = 0, parts = 1, state = '33', gstin = '' }: Sale,
  ...days: string[]
) {
  const discountPaise = discount * 100;
  const request: StoredRequest = {
    number: 'P-20261124-7K3M',
    reference: 'HOA-3F8Q-2KD',
    madeBy: 'meena@example.com',
    state: 'open',
    madeAt: 0,
    until: '2026-12-01',
    lines,
    discountPaise,
    reason: 'by agreement',
    ...amountsOf(lines, discountPaise, parts),
    parts: partsOf(lines, discountPaise, parts).map((part) => ({ ...part, due: '2026-12-01' })),
  };
  const buyer = { state, gstin, name: 'Asha Sample', address: '' };
  return request.parts.map((part, at): TaxDocument => {
    const receivedOn = days[at] ?? '2026-11-24';
    const paid = { request, part, buyer, method: 'bank', payment: 'UTR1', receivedOn } as const;
    const { enquiryId: _, ...made } = invoiceDocument(env, {
      ...paid,
      at: instantInIndia(receivedOn),
      amountPaise: amountAt(part, supplyOf(env, request, buyer)),
    });
    return { ...made, number: `HOA/26-27/0000${at + 1}` };
  });
}

export const creditOf = (
  invoice: TaxDocument,
  rupees: number,
  on: string,
  before: TaxDocument[] = [],
): TaxDocument => {
  const at = instantInIndia(on);
  const asked = { invoice, before, amountPaise: Math.round(rupees * 100), reason: 'Cancelled', at };
  const { enquiryId: _, ...made } = creditNoteDocument(asked);
  return { ...made, number: `CN/26-27/0000${before.length + 1}` };
};

export const booked = (document: TaxDocument, ofInvoiceTotalPaise?: number): LedgerDocument => ({
  ...document,
  issuedOn: isoDayInIndia(document.issuedAt),
  ofInvoiceTotalPaise,
});
