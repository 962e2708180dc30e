/** A refund: its credit note at once, the money by the provider once, whatever is pressed twice or crashes between. */
import { randomUUID } from 'node:crypto';
import { writeOf } from '#lib/server/enquiries/action-write';
import { creditNoteDocument } from '#lib/server/payments/requests/invoice-and-credit-note';
import { type Deed, type DeedDone, paymentOf } from '#lib/server/payments/requests/payment-answer';
import {
  keepPaidBack,
  paidBackInWords,
  refusedOf,
  sendRefunds,
} from '#lib/server/payments/requests/refund-sending';
import { refundMail } from '#lib/server/payments/requests/request-mails';
import { amountIn, paiseInWords } from '#lib/server/payments/requests/words';
import type { EnquiryWrite } from '#lib/server/store/enquiries/enquiries';
import type {
  PaymentFile,
  Refund,
  StrayPayment,
  TaxDocument,
} from '#lib/server/store/payments/schema';
import { paymentEvents } from '#lib/server/webhooks/events';
import { cut, line } from '#lib/shared/forms/sanitize';
import { isoDayInIndia } from '#lib/shared/india';
import { numberMark } from '#lib/shared/payments/rules';

/** What can be paid back: an invoice, or money that belongs to nothing. Amounts in paise. */
export interface Refundable {
  /** The provider's id, or the number of the invoice where it was paid elsewhere. */
  readonly payment: string;
  readonly invoice?: TaxDocument;
  readonly stray?: StrayPayment;
  readonly paidPaise: number;
  readonly refundedPaise: number;
}

export function refundables({ documents, strays, refunds }: PaymentFile): readonly Refundable[] {
  const refunded = (payment: string) =>
    refunds
      .filter((each) => each.payment === payment)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  return [
    ...invoices.map((invoice) => {
      const payment = invoice.method === 'razorpay' ? invoice.payment : invoice.number;
      const paidPaise = invoice.totalPaise;
      return { payment, invoice, paidPaise, refundedPaise: refunded(payment) };
    }),
    ...strays.map((stray) => ({
      payment: stray.payment,
      stray,
      paidPaise: stray.amountPaise,
      refundedPaise: refunded(stray.payment),
    })),
  ];
}

/** By the provider's id, their number, or the invoice; the only one where none is named. */
export function refundableBy(file: PaymentFile, typed: string): Refundable | undefined {
  const all = refundables(file);
  if (typed === '') return all.length === 1 ? all[0] : undefined;
  return all.find(
    ({ payment, invoice }) =>
      payment === typed || invoice?.number === typed || invoice?.payment === typed,
  );
}

export async function refund(deed: Deed): Promise<DeedDone> {
  const { site, enquiry, fields, now } = deed;
  const { store } = site;
  const file = await store.findPaymentFile(enquiry.id);
  const of = refundableBy(file, line(fields.payment));
  if (!of) return { wrong: { payment: 'Choose the payment to refund.' } };
  const paidBack = cut(line(fields.paidBack), 100);
  const refused = refusedOf(file, of.payment);
  if (paidBack && refused) {
    if (!(await keepPaidBack(deed, refused, paidBack))) return { stale: true };
    site.wakeCourier();
    return answerOf(deed, refused, refused.creditNote);
  }
  const left = of.paidPaise - of.refundedPaise;
  if (refused && left === 0) return { wrong: { paidBack: 'Write the number of your transfer.' } };
  const amountPaise = amountIn(fields.amount);
  const reason = cut(line(fields.reason), 200);
  const wrong = {
    ...((amountPaise === undefined || amountPaise > left) && {
      amount:
        left > 0
          ? `Write an amount in rupees, at most ${paiseInWords(left)}.`
          : 'This payment is already refunded in full.',
    }),
    ...(!reason && { reason: 'Write the reason: the credit note and the mail show it.' }),
  };
  if (amountPaise === undefined || Object.keys(wrong).length > 0) return { wrong };
  const asked = refundOf(deed, of, { amountPaise, reason, paidBack });
  const document = of.invoice && {
    ...creditNoteDocument({
      invoice: of.invoice,
      before: file.documents.filter(({ ofInvoice }) => ofInvoice === of.invoice?.number),
      amountPaise,
      reason,
      at: now,
    }),
  };
  const done = await store.askRefund({
    refund: asked,
    prefix: 'CN',
    ...(document && { document }),
    refundedPaise: of.refundedPaise,
    some: await writeFor(deed, asked, 'some'),
    all: await writeFor(deed, asked, 'all'),
  });
  if (done.done === 'stale') return { stale: true };
  site.wakeCourier();
  if (done.freed.length > 0) site.wakeBatches?.();
  await sendRefunds(site);
  return answerOf(deed, asked, done.creditNote);
}

/** As it stands afterwards. */
async function answerOf(
  { site: { store }, enquiry, now }: Deed,
  { id, request: number, state }: Refund,
  creditNote: string | undefined,
): Promise<DeedDone> {
  const request = number && (await store.findPaymentRequest(number));
  const after = (await store.findPaymentFile(enquiry.id)).refunds.find((each) => each.id === id);
  return {
    answer: {
      ...(request && { payment: paymentOf(request, isoDayInIndia(now)) }),
      ...(creditNote && { creditNote }),
      refund: after?.state ?? state,
    },
  };
}

function refundOf(
  { enquiry, by, now }: Deed,
  of: Refundable,
  typed: { readonly amountPaise: number; readonly reason: string; readonly paidBack: string },
): Refund {
  const { amountPaise, reason, paidBack } = typed;
  const method = paidBack ? 'bank' : (of.invoice?.method ?? 'razorpay');
  const isProvider = method === 'razorpay';
  const request = of.invoice?.request ?? of.stray?.request;
  return {
    id: randomUUID(),
    payment: of.payment,
    ...(of.invoice && { invoice: of.invoice.number }),
    ...(request && { request }),
    enquiryId: enquiry.id,
    reference: enquiry.reference,
    amountPaise,
    reason,
    method,
    // What came elsewhere, staff pay back by themselves; what they have paid back already goes nowhere again.
    state: isProvider ? 'waiting' : 'refunded',
    ...(paidBack && { providerRefundId: paidBack }),
    askedBy: by.address,
    askedAt: now,
    tries: 0,
    ...(isProvider ? { nextTryAt: now } : { settledAt: now }),
  };
}

/** Where all has gone back, the enquiry is talked about again. */
async function writeFor(
  { site, by, enquiry }: Deed,
  asked: Refund,
  which: 'some' | 'all',
): Promise<EnquiryWrite> {
  const state = which === 'all' && asked.invoice ? 'talking' : enquiry.state;
  const { amountPaise, providerRefundId: number } = asked;
  const sum = number ? paidBackInWords(amountPaise, number) : paiseInWords(amountPaise);
  const action = { name: 'refund', sum } as const;
  const write = await writeOf(site, by, enquiry, state, action);
  const mails = refundMail(
    enquiry,
    {
      ...asked,
      isProvider: asked.method === 'razorpay',
      hasNote: asked.invoice !== undefined,
      ...(number && { paidBack: number }),
    },
    site.env,
  );
  // What the provider sends is told of once it has taken it.
  const told =
    asked.state === 'refunded'
      ? paymentEvents('payment.refunded', enquiry, site.env, asked.askedAt, {
          payment: asked.request,
          amount: asked.amountPaise,
          creditNote: numberMark,
        })
      : [];
  return { ...write, mails, webhooks: [...(write.webhooks ?? []), ...told] };
}
