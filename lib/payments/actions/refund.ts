/** Refunds: asked for by a member, sent once by the provider, or paid back by staff. Times in milliseconds. */
import { randomUUID } from 'node:crypto';
import { lacksBuyer } from '#lib/accounting/rules/invoice';
import type { Buyer } from '#lib/accounting/rules/tax';
import { stateIn } from '#lib/accounting/rules/tax';
import type { TaxDocument } from '#lib/accounting/schema';
import { paymentEvents, siteEvent } from '#lib/enquiries/actions/record';
import { writeOf } from '#lib/enquiries/actions/write';
import { staffNote } from '#lib/enquiries/mails';
import type { Consequence, Enquiry, EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { creditNoteDocument, creditPrefix } from '#lib/payments/actions/credit-notes';
import {
  answerOf,
  buyerWrong,
  paidBackInWords,
  refusedOf,
  settlePaidBack,
} from '#lib/payments/actions/paid-back';
import { refundForm } from '#lib/payments/forms';
import { openGateway } from '#lib/payments/gateway/gateway';
import { refundMail } from '#lib/payments/mails';
import { type Gateway, GatewayFailed, RefundRefused } from '#lib/payments/rules/orders';
import { numberMark } from '#lib/payments/rules/requests';
import type {
  ActionInput,
  ActionResult,
  NewRefund,
  PaymentFile,
  Refund,
  RefundOutcome,
  StrayPayment,
  Wrong,
} from '#lib/payments/schema';
import { paiseInWords } from '#lib/payments/words';
import type { AppContext } from '#lib/platform/context';
import { log } from '#lib/platform/log/log';
import { isoDayInIndia } from '#lib/platform/values/india';

/** It is an invoice, or money that belongs to nothing. Amounts in paise. */
export interface Refundable {
  /** The provider's id, or the number of the invoice where it was paid elsewhere. */
  readonly payment: string;
  readonly invoice?: TaxDocument;
  readonly stray?: StrayPayment;
  readonly paidPaise: number;
  readonly refundedPaise: number;
}

export function refundables({
  documents,
  strays,
  refunds,
}: Pick<PaymentFile, 'documents' | 'strays' | 'refunds'>): readonly Refundable[] {
  const refunded = (payment: string) =>
    refunds
      .filter((each) => each.payment === payment)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  // One that was issued again is not refundable any more: the invoice in its place is.
  const invoices = documents.filter(
    ({ kind, replacedBy }) => kind === 'invoice' && replacedBy === undefined,
  );
  return [
    ...invoices.map((invoice) => {
      const payment = invoice.method === 'razorpay' ? invoice.payment : invoice.number;
      // It counts refunds of the same money from before the invoice was issued again.
      const before = refunds
        .filter((each) => each.payment === payment && each.invoice !== invoice.number)
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const paidPaise = invoice.totalPaise + before;
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

export async function refund(input: ActionInput): Promise<ActionResult> {
  const { context, enquiry, fields, now } = input;
  const { store } = context;
  const file = await store.findPaymentFile(enquiry.id);
  const { payment, paidBack } = refundForm.schema.parse(fields);
  const of = refundableBy(file, payment);
  if (!of) return { wrong: { payment: 'Choose the payment to refund.' } };
  const refused = refusedOf(file, of.payment);
  if (paidBack && refused) {
    const today = isoDayInIndia(now);
    const back = { number: paidBack, method: 'bank', on: today } as const;
    if (!(await settlePaidBack(input, refused, back))) return { stale: true };
    return answerOf(input, refused, refused.creditNote);
  }
  const left = of.paidPaise - of.refundedPaise;
  if (refused && left === 0) return { wrong: { paidBack: 'Write the number of your transfer.' } };
  const read = readRefund(fields, file, of);
  if ('wrong' in read) return read;
  const { id: enquiryId, reference } = enquiry;
  const about = { enquiryId, reference, by: input.by.address, at: now };
  const { refund: asked, ...credited } = newRefund(file, of, read.ok, about);
  const done = await store.askRefund({
    refund: asked,
    ...credited,
    some: await writeFor(input, asked, 'some'),
    all: await writeFor(input, asked, 'all'),
  });
  if (done.done === 'stale') return { stale: true };
  context.wake('mail');
  if (done.freed.length > 0) context.wake('batches');
  await sendRefunds(context);
  return answerOf(input, asked, done.creditNote);
}

type Ledger = Pick<PaymentFile, 'documents'>;

interface TypedRefund {
  readonly amountPaise: number;
  readonly reason: string;
  readonly paidBack: string;
  readonly buyer: NoteBuyer;
}

export function readRefund(
  fields: ActionInput['fields'],
  file: Ledger,
  of: Refundable,
): { readonly ok: TypedRefund } | { readonly wrong: Wrong } {
  const { paidBack, reason, amount: amountPaise } = refundForm.schema.parse(fields);
  const left = of.paidPaise - of.refundedPaise;
  const buyer = readNoteBuyer(fields, file, of.invoice);
  const wrong = {
    ...((amountPaise === undefined || amountPaise > left) && {
      amount:
        left > 0
          ? `Write an amount in rupees, at most ${paiseInWords(left)}.`
          : 'This payment is already refunded in full.',
    }),
    ...(!reason && { reason: 'Write the reason: the credit note and the mail show it.' }),
    ...('wrong' in buyer && buyer.wrong),
  };
  if (amountPaise === undefined || 'wrong' in buyer || Object.keys(wrong).length > 0) {
    return { wrong };
  }
  return { ok: { amountPaise, reason, paidBack, buyer: buyer.ok } };
}

interface AboutRefund extends Pick<Refund, 'reference'> {
  /** Absent where the enquiry was erased. */
  readonly enquiryId?: string;
  readonly by: string;
  readonly at: number;
}

/** With its credit note, as the store takes it. */
export function newRefund(
  file: Ledger,
  of: Refundable,
  typed: TypedRefund,
  about: AboutRefund,
): Omit<NewRefund, 'some' | 'all'> {
  const { amountPaise, reason, buyer } = typed;
  const document = creditNoteOf(file, of.invoice, { amountPaise, reason, at: about.at, buyer });
  return {
    refund: refundOf(about, of, typed),
    prefix: document ? creditPrefix(document) : '',
    ...(document && { document }),
    refundedPaise: of.refundedPaise,
  };
}

/** Undefined where there is no invoice that it could amend. */
export const creditNoteOf = (
  { documents }: Ledger,
  invoice: TaxDocument | undefined,
  credited: Pick<
    Parameters<typeof creditNoteDocument>[0],
    'amountPaise' | 'reason' | 'at' | 'buyer'
  >,
) =>
  invoice &&
  creditNoteDocument({
    ...credited,
    invoice,
    before: documents.filter(({ ofInvoice }) => ofInvoice === invoice.number),
  });

/** The form asks for it where no earlier credit note of the invoice has it. */
export const noteLacks = ({ documents }: Ledger, invoice: TaxDocument | undefined): boolean =>
  invoice !== undefined && lacksBuyer(invoice) && !earlierNote(documents, invoice);

const earlierNote = (documents: readonly TaxDocument[], invoice: TaxDocument) =>
  documents.find((each) => each.ofInvoice === invoice.number && !lacksBuyer(each));

type NoteBuyer = Pick<Buyer, 'address' | 'state'>;

/** A form asks for what is unknown; a script that names neither is taken as it is, and a task asks for the rest. */
function readNoteBuyer(
  fields: ActionInput['fields'],
  file: Ledger,
  invoice: TaxDocument | undefined,
): { readonly ok: NoteBuyer } | { readonly wrong: Wrong } {
  if (!invoice || !lacksBuyer(invoice)) return { ok: { address: '', state: '' } };
  const known = earlierNote(file.documents, invoice);
  if (known) return { ok: known };
  const typed = refundForm.schema.parse(fields);
  const address = typed.address || invoice.address;
  const state = stateIn(typed.state) || invoice.state;
  const isAsked = fields.address !== undefined || fields.state !== undefined;
  const wrong = isAsked ? buyerWrong({ address, state }) : {};
  return Object.keys(wrong).length > 0 ? { wrong } : { ok: { address, state } };
}

function refundOf(
  { enquiryId, reference, by, at }: AboutRefund,
  of: Refundable,
  { amountPaise, reason, paidBack }: TypedRefund,
): Refund {
  const method = of.invoice?.method ?? 'razorpay';
  const isProvider = method === 'razorpay' && !paidBack;
  const request = of.invoice?.request ?? of.stray?.request;
  return {
    id: randomUUID(),
    payment: of.payment,
    ...(of.invoice && { invoice: of.invoice.number }),
    ...(request && { request }),
    ...(enquiryId !== undefined && { enquiryId }),
    reference,
    amountPaise,
    reason,
    method: paidBack ? 'bank' : method,
    // Staff transfer money that came elsewhere and enter it then; money that they have paid back
    // already goes nowhere again.
    state: isProvider ? 'waiting' : paidBack ? 'refunded' : 'transfer',
    ...(paidBack && {
      providerRefundId: paidBack,
      paidBackMethod: 'bank',
      paidBackOn: isoDayInIndia(at),
      settledAt: at,
    }),
    askedBy: by,
    askedAt: at,
    tries: 0,
    ...(isProvider && { nextTryAt: at }),
  };
}

/** Where all has gone back, the enquiry is talked about again. */
async function writeFor(
  { context, by, enquiry }: ActionInput,
  asked: Refund,
  which: 'some' | 'all',
): Promise<EnquiryWrite> {
  const state = which === 'all' && asked.invoice ? 'talking' : enquiry.state;
  const { amountPaise, providerRefundId: number } = asked;
  const sum = number
    ? paidBackInWords(amountPaise, { number, method: 'bank' })
    : paiseInWords(amountPaise);
  const action = { name: 'refund', sum } as const;
  const write = await writeOf(context, by, enquiry, state, action);
  const mails = refundMail(
    enquiry,
    {
      ...asked,
      sentBy: asked.state === 'waiting' ? 'provider' : 'staff',
      hasNote: asked.invoice !== undefined,
      ...(number && {
        back: { number, method: 'bank', on: isoDayInIndia(asked.askedAt) } as const,
      }),
    },
    context.env,
  );
  // A refund by the provider is reported once the provider has accepted it.
  const refundEvents =
    asked.state !== 'waiting'
      ? paymentEvents('payment.refunded', enquiry, context.env, asked.askedAt, {
          payment: asked.request,
          amount: asked.amountPaise,
          creditNote: numberMark,
        })
      : [];
  return { ...write, mails, webhooks: [...(write.webhooks ?? []), ...refundEvents] };
}

/** Longer than the provider is waited for, so that two hosts never ask at once. */
const leaseMs = 2 * 60_000;
const firstWaitMs = 60_000;
const longestWaitMs = 60 * 60_000;
const atOnce = 10;

/** Tries each refund that is due once. Returns how many were; throws what the store throws. */
export async function sendRefunds(context: AppContext, opened?: Gateway): Promise<number> {
  const due = await context.store.claimRefunds(atOnce, leaseMs, context.now());
  if (due.length === 0) return 0;
  const gateway = opened ?? (await gatewayOf(context));
  for (const refund of due) await sendOne(context, gateway, refund);
  return due.length;
}

/** `undefined` where the keys are gone: what waits goes on waiting. */
async function gatewayOf(context: AppContext): Promise<Gateway | undefined> {
  try {
    return await openGateway(context.env, context.store);
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    return undefined;
  }
}

async function sendOne(
  context: AppContext,
  gateway: Gateway | undefined,
  refund: Refund,
): Promise<void> {
  const outcome = await outcomeOf(context, gateway, refund);
  const enquiry = refund.reference ? await context.store.findEnquiry(refund.reference) : undefined;
  const consequence = enquiry && consequenceOf(context, enquiry, refund, outcome);
  const settled = await context.store.settleRefund(
    refund,
    { ...outcome, ...(consequence && { consequence }) },
    context.now(),
  );
  log().info({ refund: refund.id, state: outcome.state, settled }, 'refund');
  if (consequence) context.wake('mail');
}

async function outcomeOf(
  context: AppContext,
  gateway: Gateway | undefined,
  refund: Refund,
): Promise<Omit<RefundOutcome, 'consequence'>> {
  const again =
    context.now() + Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(refund.tries - 1, 10));
  if (!gateway) return { state: refund.state, nextTryAt: again };
  try {
    const { id, status } = await gateway.refund({
      paymentId: refund.payment,
      amountPaise: refund.amountPaise,
      receipt: refund.id,
      isAgain: refund.tries > 1,
    });
    if (status === 'processed') return { state: 'refunded', providerRefundId: id };
    if (status === 'failed') return { state: 'refused', providerRefundId: id };
    return { state: 'sent', providerRefundId: id, nextTryAt: again };
  } catch (error) {
    if (error instanceof RefundRefused) return { state: 'refused' };
    if (!(error instanceof GatewayFailed)) throw error;
    log().warn({ refund: refund.id, reason: 'gateway-failed' }, 'refund');
    return { state: refund.state, nextTryAt: again };
  }
}

/** Nothing where nothing changed. */
function consequenceOf(
  { env, now }: AppContext,
  enquiry: Enquiry,
  refund: Refund,
  { state, providerRefundId = '' }: RefundOutcome,
): Consequence | undefined {
  if (state === refund.state || state === 'waiting') return undefined;
  const at = now();
  const sum = paiseInWords(refund.amountPaise);
  const isFirst = refund.state === 'waiting' && state !== 'refused';
  const webhooks = isFirst
    ? paymentEvents('payment.refunded', enquiry, env, at, {
        payment: refund.request,
        amount: refund.amountPaise,
        creditNote: refund.creditNote,
        refund: providerRefundId,
      })
    : [];
  const event = (action: string) => siteEvent(action, at, { sum, refund: providerRefundId });
  if (state === 'sent') return { change: {}, event: event('refund-sent'), mails: [], webhooks };
  if (state === 'refunded') return { change: {}, event: event('refunded'), mails: [], webhooks };
  const note = {
    topic: `refused-${refund.id}`,
    about: 'a refund was refused',
    rows: [
      ['What to do', 'Pay it back by bank transfer, and enter it on the desk under “Paid back”'],
      ['Amount', sum],
      ['Against payment', refund.payment],
    ] as [string, string][],
    at,
  };
  const mails = [staffNote(enquiry, note, env)];
  return { change: {}, event: event('refund-refused'), mails, webhooks };
}
