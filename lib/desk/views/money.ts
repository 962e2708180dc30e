/** The money of an enquiry: what can be asked for, how its request is, and what can be refunded. */

import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { needsAddress } from '#lib/accounting/rules/tax';
import { isJoinable, seatsLeft, subjectOf } from '#lib/batches/rules';
import { timesInWords } from '#lib/batches/words';
import { lastFeeDay, validForDays } from '#lib/catalogue/rules/quotation';
import { accountView, hasMoney } from '#lib/desk/views/account';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Answer } from '#lib/forms/schema';
import { asksPayment, mostDays, usualDays } from '#lib/payments/actions/ask';
import { cashRefused, knownBuyer } from '#lib/payments/actions/elsewhere';
import { catalogue } from '#lib/payments/rules/catalogue';
import { currentRequest } from '#lib/payments/rules/requests';
import type { AskedFor } from '#lib/payments/schema';
import { paiseInWords, withGstInWords } from '#lib/payments/words';
import type { Store } from '#lib/platform/db/store';
import {
  dayMs,
  hourInWords,
  instantInIndia,
  isoDayInIndia,
  shortDay,
} from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';

export type MoneyView = Awaited<ReturnType<typeof moneyView>>;

export async function moneyView(
  { context: { store }, now }: StaffRequest,
  enquiry: Enquiry,
  transcript: readonly Answer[],
) {
  const file = await store.findPaymentFile(enquiry.id);
  const today = isoDayInIndia(now);
  const asks = asksPayment(enquiry.kind);
  const request = currentRequest(file.requests, today);
  const choices = asks
    ? await choicesOf(store, enquiry, transcript, now)
    : { chosen: [], groups: [] };
  return {
    // Some kinds of enquiry have no request for payment.
    asks,
    ...choices,
    untilDays: Array.from({ length: mostDays }, (_, at) => {
      const value = isoDayInIndia(instantInIndia(today) + (at + 1) * dayMs);
      return { value, label: shortDay(value) };
    }),
    usualUntil: isoDayInIndia(instantInIndia(today) + usualDays * dayMs),
    today,
    // A quotation may still hold another fee than that of today.
    feesChanged: lastFeeDay(today) > isoDayInIndia(now - validForDays * dayMs),
    // The invoice needs an address, and they have given none yet.
    asksBuyer:
      request !== undefined &&
      needsAddress(request) &&
      (await knownBuyer(store, file, request)) === undefined,
    cashRule: cashRefused,
    ...(hasMoney(file) && { account: accountView(file, now) }),
  };
}

export type LineChoice = ReturnType<typeof choiceOf>;

/** `isChosen`: by the enquiry or its quotation. */
const choiceOf = ({ code, label, hours, feePaise }: PaymentLine, isChosen: boolean) => ({
  code,
  label,
  sub: hours === undefined ? '' : `${hours} hours`,
  fee: paiseInWords(feePaise),
  isChosen,
});

/** The chosen course comes first, with the batches that have seats for it; all else folds below. */
async function choicesOf(
  store: Store,
  enquiry: Enquiry,
  transcript: readonly Answer[],
  now: number,
) {
  const codes = codesIn(transcript);
  const [preference, all] = await Promise.all([
    store.findBatchPreference(enquiry.id, now),
    store.listBatches({ now, endsAfter: now }),
  ]);
  const batches = all
    .filter((batch) => isJoinable(batch, now) && seatsLeft(batch) > 0)
    .flatMap((batch): (LineChoice & { readonly what: readonly string[] })[] => {
      const subject = subjectOf(batch.what);
      if (!subject) return [];
      const begins = shortDay(batch.sessions[0] ?? batch.starts);
      return [
        {
          code: `batch-${batch.id}`,
          label: subject.title,
          sub: `Batch of ${begins}, ${timesInWords(batch)}, ${batch.language}: ${seatsLeft(batch)} of ${batch.seats} seats left`,
          fee: paiseInWords(subject.fee * 100),
          isChosen: preference?.batch === batch.id,
          what: batch.what,
        },
      ];
    });
  const isNear = (each: (typeof batches)[number]) =>
    each.isChosen || each.what.some((what) => codes.has(what));
  const near = batches.filter(isNear);
  const inBatch = new Set(near.filter(({ isChosen }) => isChosen).flatMap(({ what }) => what));
  const groups = catalogue();
  const lines = groups.flatMap(({ lines: each }) => each).filter(({ code }) => codes.has(code));
  return {
    chosen: [...lines.map((line) => choiceOf(line, !inBatch.has(line.code))), ...near],
    groups: [
      ...groups.map(({ title, lines: each }) => ({
        title,
        lines: each.filter(({ code }) => !codes.has(code)).map((line) => choiceOf(line, false)),
      })),
      { title: 'Batches with seats', lines: batches.filter((each) => !isNear(each)) },
    ].filter(({ lines: each }) => each.length > 0),
  };
}

/** The answers hold the words of the forms: "AcSS 5 GST fundamentals", "60 hours: …", "B05FO03: …". */
function codesIn(transcript: readonly Answer[]): ReadonlySet<string> {
  const text = transcript
    .filter(({ name }) => /^(?:selectedCertifications|plan|certifications)$/.test(name))
    .map(({ value }) => value)
    .join('\n');
  const found = (pattern: RegExp, prefix: string) =>
    [...text.matchAll(pattern)].map(([, which]) => `${prefix}-${which}`);
  return new Set([
    ...found(/^AcSS (\d+) /gm, 'module'),
    ...found(/^(\d+) hours:/gm, 'coaching'),
    ...found(/^(B\d\d[A-Z]{2}\d\d):/gm, 'bootcamp'),
  ]);
}

export type AskedView = ReturnType<typeof askedView>;

export function askedView(asked: AskedFor, person: string, now: number) {
  const { lines, discountPaise, reason, taxablePaise, gstPaise, amountPaise, parts, until } = asked;
  const hours = lines.reduce((sum, each) => sum + (each.hours ?? 0), 0);
  const seats = asked.batches.length;
  const held =
    seats > 0
      ? ` ${seats === 1 ? 'One seat is' : `${seats} seats are`} held until ${shortDay(until)}.`
      : '';
  return {
    at: hourInWords(now),
    summary: `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}${hours > 0 ? `, ${hours} hours` : ''}`,
    fee: paiseInWords(taxablePaise + discountPaise),
    ...(discountPaise > 0 && {
      discount: { reason, amount: `−${paiseInWords(discountPaise)}` },
    }),
    gstOf: `GST 18% of ${paiseInWords(taxablePaise)}`,
    gst: paiseInWords(gstPaise),
    total: paiseInWords(amountPaise),
    parts: parts.map((part) => ({ due: shortDay(part.due), sum: withGstInWords(part) })),
    note: `${person} gets a mail with the link.${held}`,
  };
}
