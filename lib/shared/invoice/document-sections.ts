/** What stands below the sums of an invoice or a credit note, in sentences. */
import { officeHours } from '#data/site';
import { sandboxPayment } from '#lib/shared/addresses/payment-sandbox';
import { shortDay } from '#lib/shared/dates';
import { dayAndHour } from '#lib/shared/india';
import type { Around, TaxDocument } from '#lib/shared/invoice/tax-document';
import { inRupees } from '#lib/shared/money';
import type { PaymentMethod } from '#lib/shared/payments/request';

export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  /** What is not in the sums above. */
  readonly quiet?: string;
  /** Phone and e-mail follow. */
  readonly isContact?: true;
}

export function sectionsOf(document: TaxDocument, around: Around): readonly Section[] {
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
  if (refund?.state === 'refused') return [`We could not send back ${amount}: we will call you.`];
  if (refund?.settledAt === undefined) return [`We will pay back ${amount} ${where}.`];
  return [
    `${amount} on ${dayAndHour(refund.settledAt)}, ${where}`,
    ...(refund.providerRefundId ? [`Refund ${refund.providerRefundId}`] : []),
  ];
}

const rupees = (paise: number) => inRupees(paise / 100);
/** What somebody typed, with its full stop. */
const sentence = (typed: string) => (/[.!?]$/.test(typed) ? typed : `${typed}.`);
