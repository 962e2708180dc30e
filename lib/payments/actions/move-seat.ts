/** Moving somebody to another batch of the same: no refund, no new request, and an invoice only where the tax is another. */

import { invoiceDocument, supplierState } from '#lib/accounting/rules/invoice';
import { placeOfSupply } from '#lib/accounting/rules/tax';
import type { TaxDocument } from '#lib/accounting/schema';
import { movedSeatContent } from '#lib/batches/mails';
import type { SeatRefused } from '#lib/batches/queries/moves';
import { type CountedBatch, endsAt, isJoinable, seatsLeft, teachesSame } from '#lib/batches/rules';
import { inOneLine, nameOf } from '#lib/batches/words';
import { writeOf } from '#lib/enquiries/actions/write';
import { toCustomer } from '#lib/enquiries/mails';
import { usualDays } from '#lib/payments/actions/ask';
import { creditNoteDocument, isPastTaxCredit } from '#lib/payments/actions/credit-notes';
import { moveSeatForm } from '#lib/payments/forms';
import type { Reissue } from '#lib/payments/queries/seats';
import {
  type PaymentPart,
  partsToCome,
  paymentOf,
  type StoredRequest,
} from '#lib/payments/rules/requests';
import type { ActionInput, ActionResult, PaymentFile } from '#lib/payments/schema';
import { batchCode, inBatch, paiseInWords, partInWords } from '#lib/payments/words';
import type { Env } from '#lib/platform/config/env';
import { writeMail } from '#lib/platform/mail/write-mail';
import { dayMs, isoDayInIndia, shortDay } from '#lib/platform/values/india';

export async function moveSeat(input: ActionInput): Promise<ActionResult> {
  const { context, by, enquiry, fields, now } = input;
  const { store, env } = context;
  const typed = moveSeatForm.schema.parse(fields);
  const seats = await store.listSeatsOf(enquiry.id, now);
  const [only, ...others] = seats;
  const fromId = typed.from || (others.length === 0 ? (only?.batch ?? '') : '');
  const seat = seats.find(({ batch }) => batch === fromId);
  const from = seat && (await store.findBatch(seat.batch, now));
  if (!seat || !from) return { wrong: { from: 'Choose a batch in which they have a seat.' } };
  const to = await store.findBatch(typed.to, now);
  const problem = problemOf(from, to, now);
  if (problem || !to) return refused(problem ?? 'unknown');
  const file = await store.findPaymentFile(enquiry.id);
  const request = file.requests.find(({ number }) => number === seat.request);
  const dues = request ? duesAfter(request, to, now) : [];
  const reissues = request ? reissuesOf(env, { file, request, from, to, now }) : [];
  const action = { name: 'move-seat', sum: inWords(from, to) } as const;
  const write = await writeOf(context, by, enquiry, enquiry.state, action);
  const content = movedSeatContent(
    {
      from: { ...from, sequence: from.sequence + 1 },
      to: { ...to, sequence: to.sequence + 1 },
      role: seat.takenAt === undefined ? 'holds' : 'has',
      now,
      more: request ? moneyInWords(request, dues, reissues.length > 0) : [],
    },
    env.origin,
  );
  const done = await store.moveSeat({
    write: {
      ...write,
      mails: enquiry.email ? [writeMail(toCustomer(env, enquiry), content)] : [],
    },
    from: from.id,
    to: to.id,
    by: by.address,
    dues,
    invoices: request ? standing(file, request).map(({ number }) => number) : [],
    reissues,
    prefix: env.INVOICE_PREFIX,
  });
  if (done.done === 'stale') return { stale: true };
  if (done.done !== 'moved') return refused(done.done);
  context.wake('mail');
  context.wake('batches');
  const after = await store.findPaymentRequest(done.request);
  const [issued] = done.issued;
  return {
    answer: {
      from: from.id,
      to: to.id,
      ...(after && { payment: paymentOf(after, isoDayInIndia(now)) }),
      ...issued,
    },
  };
}

const inWords = (from: CountedBatch, to: CountedBatch) =>
  `${nameOf(to)}: from ${inOneLine(from)} to ${inOneLine(to)}`;

function problemOf(
  from: CountedBatch,
  to: CountedBatch | undefined,
  now: number,
): SeatRefused | undefined {
  if (!to) return 'unknown';
  if (to.id === from.id) return 'has-seat';
  if (!teachesSame(from, to)) return 'other';
  if (!isJoinable(to, now)) return 'past';
  return seatsLeft(to) > 0 ? undefined : 'full';
}

function refused(why: SeatRefused): ActionResult {
  const text = refusals[why];
  if (why === 'no-seat') return { wrong: { from: text } };
  return { wrong: { to: text }, ...(why === 'full' && { status: 409 as const }) };
}

const refusals: Readonly<Record<SeatRefused, string>> = {
  'no-seat': 'They hold no seat in this batch any more.',
  'has-seat': 'They have a seat in this batch already: choose another.',
  other: 'This batch teaches something else: choose one of the same modules.',
  past: 'This batch is cancelled or closed: choose another.',
  full: 'No seat is left in this batch: choose another.',
  unknown: 'There is no such batch.',
};

/**
 * No part is due after the batch ends, and one whose day came or passed while it was suspended is due a week from now.
 */
function duesAfter(request: StoredRequest, to: CountedBatch, now: number) {
  const soon = isoDayInIndia(now + usualDays * dayMs);
  const last = isoDayInIndia(endsAt(to));
  const earlier = (one: string, other: string) => (one < other ? one : other);
  return partsToCome(request).map(({ part, due, suspendedAt }) => ({
    part,
    due: earlier(suspendedAt !== undefined && due < soon ? soon : due, last),
  }));
}

function moneyInWords(
  request: StoredRequest,
  dues: readonly { readonly part: number; readonly due: string }[],
  isTaxOther: boolean,
): readonly string[] {
  const next = partsToCome(request)[0];
  const due = dues.find(({ part }) => part === next?.part)?.due;
  return [
    next && due && request.state === 'part'
      ? `${partInWords(next.part, request)}, ${paiseInWords(next.amountPaise)}, is due on ${shortDay(due)}.`
      : request.state === 'open'
        ? 'The request for payment stays as it is, for the new batch.'
        : 'You have nothing to pay for this.',
    ...(isTaxOther
      ? [
          'The new place of the sessions changes how GST is divided, so we have credited your tax invoice and issued a new one for the same amount. Both are on your page.',
        ]
      : []),
  ];
}

/** Invoices of a request for which none was issued again. */
const standing = ({ documents }: PaymentFile, { number }: StoredRequest): readonly TaxDocument[] =>
  documents.filter(
    ({ kind, request, replacedBy }) =>
      kind === 'invoice' && request === number && replacedBy === undefined,
  );

interface Moved {
  readonly file: PaymentFile;
  readonly request: StoredRequest;
  readonly from: CountedBatch;
  readonly to: CountedBatch;
  readonly now: number;
}

/** Only where CGST and SGST become IGST or the other way round; a paisa of difference is the invoice's rounding off. */
function reissuesOf(env: Env, moved: Moved): readonly Reissue[] {
  const { file, request } = moved;
  return standing(file, request).flatMap((invoice) => {
    const part = request.parts.find((each) => each.part === invoice.part);
    return part ? reissueOf(env, moved, invoice, part) : [];
  });
}

function reissueOf(
  env: Env,
  { file, request, from, to, now }: Moved,
  invoice: TaxDocument,
  part: PaymentPart,
): readonly Reissue[] {
  const code = batchCode(from);
  const { gstin, state, name, address, method, payment, receivedOn } = invoice;
  const given = invoice.lines.map((line) => (line.code === code ? to.mode : line.mode));
  const own = supplierState(env);
  const isWithin = (place: string) => (place || own) === own;
  const place = placeOfSupply({ gstin, state, given });
  if (isWithin(place) === isWithin(invoice.placeOfSupply)) return [];
  const before = file.documents.filter(({ ofInvoice }) => ofInvoice === invoice.number);
  const left = before.reduce((sum, note) => sum - note.totalPaise, invoice.totalPaise);
  // Its tax can no longer be taken back: a new invoice would tax the same money twice.
  if (left <= 0 || isPastTaxCredit(invoice, now)) return [];
  const reason = 'Moved to a batch for which GST is divided in another way';
  const creditNote = creditNoteDocument({ invoice, before, amountPaise: left, reason, at: now });
  const renamed = <Line extends StoredRequest['lines'][number]>(lines: readonly Line[]) =>
    lines.map((line) => (line.code === code ? inBatch(line, to) : line));
  const document = invoiceDocument(env, {
    request: { ...request, lines: renamed(request.lines) },
    part: { ...part, lines: renamed(creditNote.lines), taxablePaise: creditNote.taxablePaise },
    ...{ buyer: { state, name, address, gstin }, method, payment, receivedOn, at: now },
    amountPaise: left,
  });
  return [{ invoice: invoice.number, creditNote, document }];
}
