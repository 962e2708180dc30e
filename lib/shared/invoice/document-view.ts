/** A tax invoice or a credit note as its sheet says it: what rules 46 and 53 of the CGST Rules, 2017 ask for (`data/law/supply`). */
import { shortDay } from '#lib/shared/dates';
import { isoDayInIndia } from '#lib/shared/india';
import { type Section, sectionsOf } from '#lib/shared/invoice/document-sections';
import { type Supplier, stateCodeOf } from '#lib/shared/invoice/supplier';
import type { Around, TaxDocument } from '#lib/shared/invoice/tax-document';
import { gstPercent, inRupees } from '#lib/shared/money';
import type { DocumentLine } from '#lib/shared/payments/request';
import type { LedgerAmounts } from '#lib/shared/tax/ledger-document';
import { stateAndCode, stateTaxName } from '#lib/shared/tax/states';

export interface DocumentView {
  /** A receipt where there is no number of ours or no GSTIN. */
  readonly title: 'Tax invoice' | 'Receipt' | 'Credit note';
  /** Label and lines. */
  readonly facts: readonly (readonly [label: string, ...lines: string[]])[];
  readonly supplier: Supplier;
  readonly to: readonly string[];
  readonly lines: readonly {
    readonly label: string;
    readonly sub: string;
    readonly line: DocumentLine;
  }[];
  readonly feePaise: number;
  readonly discountPaise: number;
  readonly taxes: readonly { readonly name: string; readonly paise: number }[];
  readonly totalLabel: 'Total' | 'Credited';
  readonly amounts: LedgerAmounts;
  readonly sections: readonly Section[];
  /** For whom somebody signs; absent where no signature is asked. */
  readonly signedFor?: string;
  readonly foot: string;
}

export function documentView(
  document: TaxDocument,
  supplier: Supplier,
  around: Around = {},
): DocumentView {
  const { kind, lines } = document;
  const isNote = kind === 'credit-note';
  const isFull = document.number !== undefined && supplier.state !== undefined;
  return {
    title: isNote ? 'Credit note' : isFull ? 'Tax invoice' : 'Receipt',
    facts: factsOf(document, isFull, around),
    supplier,
    to: buyerOf(document),
    lines: lines.map((line) => ({ label: line.label, sub: around.when ?? subOf(line), line })),
    feePaise: sum(lines.map(({ feePaise }) => feePaise)),
    discountPaise: sum(lines.map(({ discountPaise }) => discountPaise)),
    taxes: taxesOf(document, stateCodeOf(supplier)),
    totalLabel: isNote ? 'Credited' : 'Total',
    amounts: document,
    sections: sectionsOf(document, around),
    ...(isNote && { signedFor: supplier.name }),
    foot: footOf(document, supplier, isFull),
  };
}

function factsOf(document: TaxDocument, isFull: boolean, { invoicedAt }: Around) {
  const { kind, number, payment, issuedAt, ofInvoice = '', placeOfSupply } = document;
  const facts: [string, ...string[]][] = [
    ['Number', number ?? payment],
    ['Date', dayOf(issuedAt)],
  ];
  if (kind === 'credit-note') {
    facts.push(['For invoice', ofInvoice, ...(invoicedAt ? [`of ${dayOf(invoicedAt)}`] : [])]);
  }
  if (isFull) facts.push(['Place of supply', stateAndCode(placeOfSupply)]);
  if (kind === 'invoice') facts.push(['Reverse charge', 'No']);
  return facts;
}

/** The State of who gives no address stands alone: it is asked of everybody. */
function buyerOf({ name, address, state, gstin }: TaxDocument): string[] {
  const place = state ? stateAndCode(state) : '';
  return [
    name || 'Name erased on request',
    ...address.split(/\r?\n/).map((line) => line.trim()),
    place,
    gstin && `GSTIN ${gstin}`,
  ].filter(Boolean);
}

function subOf({ code, hours, when }: DocumentLine): string {
  const what = code.startsWith('coaching-')
    ? 'Coaching'
    : code.startsWith('exam-')
      ? 'Examination'
      : 'Training';
  return [what, ...(hours === undefined ? [] : [`${hours} hours`]), ...(when ? [when] : [])].join(
    ', ',
  );
}

function taxesOf({ cgstPaise, sgstPaise, igstPaise }: TaxDocument, supplierState: string) {
  if (!supplierState) {
    return [{ name: `GST ${gstPercent}%`, paise: cgstPaise + sgstPaise + igstPaise }];
  }
  if (igstPaise !== 0) return [{ name: `IGST ${gstPercent}%`, paise: igstPaise }];
  return [
    { name: `CGST ${gstPercent / 2}%`, paise: cgstPaise },
    { name: `${stateTaxName(supplierState)} ${gstPercent / 2}%`, paise: sgstPaise },
  ];
}

function footOf(document: TaxDocument, supplier: Supplier, isFull: boolean): string {
  const registration = `Registration number ${supplier.number}.`;
  if (document.kind === 'credit-note') {
    const law = 'A credit note under section 34 of the CGST Act, 2017';
    const tax = rupeesOf(document.cgstPaise + document.sgstPaise + document.igstPaise);
    return document.gstin
      ? `${law}: if you took the input tax credit of this invoice, reverse ${tax}. ${registration}`
      : `${law}. ${registration}`;
  }
  const electronic =
    'Issued electronically under the Information Technology Act, 2000; rule 46 of the CGST Rules, 2017, asks for no signature on it.';
  const unregistered =
    'It is for buyers who are not registered: if you are, and want your GSTIN on it, write to us on the day of payment.';
  return [
    ...(isFull ? [electronic] : []),
    ...(document.request === undefined ? [unregistered] : []),
    registration,
  ].join(' ');
}

const rupeesOf = (paise: number) => inRupees(paise / 100);
const dayOf = (instant: number) => shortDay(isoDayInIndia(instant));
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
