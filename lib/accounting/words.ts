/** The sheet of an invoice or credit note: CGST Rules 2017, rules 46 and 53 (`data/law/supply`). */

import { sandboxPayment } from '#data/addresses/payment-sandbox';
import { officeHours } from '#data/site';
import {
  type Around,
  type DocumentLine,
  type PaymentMethod,
  type Supplier,
  stateCodeOf,
  type TaxDocument,
} from '#lib/accounting/rules/invoice';
import type { LedgerAmounts } from '#lib/accounting/rules/returns';
import { stateAndCode, stateTaxName } from '#lib/accounting/rules/tax';
import { dayAndHour, isoDayInIndia, shortDay } from '#lib/platform/values/india';
import { gstPercent, inRupees } from '#lib/platform/values/money';

export interface DocumentView {
  /** A receipt where there is no number of ours or no GSTIN. */
  readonly title: 'Tax invoice' | 'Receipt' | 'Credit note' | 'Commercial credit note';
  /** Which copy of a tax invoice it is (CGST Rules 2017, rule 48(2)). */
  readonly copy?: 'ORIGINAL FOR RECIPIENT' | 'DUPLICATE FOR SUPPLIER';
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
  /** The taxes, and what is rounded off. */
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
  reader: 'recipient' | 'supplier' = 'recipient',
): DocumentView {
  const { kind, lines, isCommercial = false } = document;
  const isNote = kind === 'credit-note';
  const isFull = document.number !== undefined && supplier.state !== undefined;
  return {
    title: isNote ? noteTitle(isCommercial) : isFull ? 'Tax invoice' : 'Receipt',
    ...(!isNote && isFull && { copy: copies[reader] }),
    facts: factsOf(document, isFull, around),
    supplier,
    to: buyerOf(document),
    lines: lines.map((line) => ({ label: line.label, sub: around.when ?? subOf(line), line })),
    feePaise: sum(lines.map(({ feePaise }) => feePaise)),
    discountPaise: sum(lines.map(({ discountPaise }) => discountPaise)),
    taxes: [...taxesOf(document, stateCodeOf(supplier)), ...roundingOf(document)],
    totalLabel: isNote ? 'Credited' : 'Total',
    amounts: document,
    sections: sectionsOf(document, around),
    ...(isNote && { signedFor: supplier.name }),
    foot: footOf(document, supplier, isFull),
  };
}

const copies = {
  recipient: 'ORIGINAL FOR RECIPIENT',
  supplier: 'DUPLICATE FOR SUPPLIER',
} as const;

const noteTitle = (isCommercial: boolean) =>
  isCommercial ? 'Commercial credit note' : 'Credit note';

const roundingOf = ({ roundingPaise }: TaxDocument) =>
  roundingPaise === undefined ? [] : [{ name: 'Rounding off', paise: roundingPaise }];

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

/** The State of who gives no address is alone: it is asked of everybody. */
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

function taxesOf(document: TaxDocument, supplierState: string) {
  const { cgstPaise, sgstPaise, igstPaise, isCommercial } = document;
  if (isCommercial) return [];
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
  if (document.isCommercial) {
    return `A credit without tax: the last day on which the tax of this invoice could be reduced is past (section 34(2) of the CGST Act, 2017), so no input tax credit is to be reversed. ${registration}`;
  }
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

export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  readonly quiet?: string;
  readonly isContact?: true;
}

function sectionsOf(document: TaxDocument, around: Around): readonly Section[] {
  if (document.kind === 'credit-note') {
    return [
      { title: 'Why', lines: [sentence(document.reason)] },
      { title: 'Paid back', lines: paidBack(document, around) },
    ];
  }
  const discount = discountIn(document, around);
  return [
    { title: 'Paid', lines: paid(document, around), ...partsIn(document, around) },
    ...(discount ? [{ title: 'Discount', lines: [discount] }] : []),
    { title: 'Questions', lines: [officeHours], isContact: true },
    ...(document.reference ? [{ title: 'Enquiry', lines: [document.reference] }] : []),
  ];
}

const ways: Readonly<Record<PaymentMethod, string>> = {
  razorpay: 'through Razorpay',
  bank: 'by bank transfer',
  cash: 'in cash',
  cheque: 'by cheque',
  upi: 'by UPI',
};

const inSandbox = ({ payment }: TaxDocument) => payment.startsWith(sandboxPayment);

function paid(document: TaxDocument, { order }: Around): string[] {
  const { totalPaise, method, payment, issuedAt, receivedOn } = document;
  // Staff enter the day of what came past the provider, and no hour.
  const on = method === 'razorpay' ? dayAndHour(issuedAt) : shortDay(receivedOn);
  const way = inSandbox(document) ? 'in test mode: no money moved' : ways[method];
  return [
    `${rupees(totalPaise)} on ${on}, ${way}`,
    ...(payment ? [`Payment ${payment}`] : []),
    ...(order ? [`Order ${order}`] : []),
  ];
}

function partsIn({ request, part }: TaxDocument, { parts = [] }: Around): { quiet?: string } {
  if (request === undefined) return {};
  if (parts.length < 2) return { quiet: `Request ${request}.` };
  const next = parts.find((each) => each.isOpen && each.part > (part ?? 0));
  const which = `Part ${part} of ${parts.length} of request ${request}.`;
  if (!next) return { quiet: which };
  const line = `${rupees(next.taxablePaise)} + ${rupees(next.gstPaise)} GST = ${rupees(next.amountPaise)}`;
  return {
    quiet: `${which} Part ${next.part}, ${line}, falls due on ${shortDay(next.due)} and has an invoice of its own.`,
  };
}

function discountIn({ lines }: TaxDocument, { discount, parts = [] }: Around): string | undefined {
  const here = lines.reduce((all, { discountPaise }) => all + discountPaise, 0);
  if (!discount || discount.paise === 0) return undefined;
  const { paise, ofPaise, reason } = discount;
  const given = `${rupees(paise)} of ${rupees(ofPaise)}, agreed before payment: ${sentence(reason)}`;
  return parts.length < 2 ? given : `${given} ${rupees(here)} of it is in this part.`;
}

function paidBack(document: TaxDocument, { refund }: Around): string[] {
  const { totalPaise, method } = document;
  const amount = rupees(totalPaise);
  const where = method === 'razorpay' ? 'to the account it came from' : ways[method];
  if (refund?.state === 'transfer') return [`We will transfer ${amount} to your account.`];
  if (refund?.paidBack) {
    const { on, method: by, number } = refund.paidBack;
    return [
      `${amount} on ${shortDay(on)}, ${ways[by]}`,
      ...(number ? [`Our number ${number}`] : []),
    ];
  }
  if (refund?.state === 'refused') return [`We could not send back ${amount}: we will call you.`];
  if (refund?.settledAt === undefined) return [`We will pay back ${amount} ${where}.`];
  return [
    `${amount} on ${dayAndHour(refund.settledAt)}, ${where}`,
    ...(refund.providerRefundId ? [`Refund ${refund.providerRefundId}`] : []),
  ];
}

const rupees = (paise: number) => inRupees(paise / 100);
const sentence = (typed: string) => (/[.!?]$/.test(typed) ? typed : `${typed}.`);
