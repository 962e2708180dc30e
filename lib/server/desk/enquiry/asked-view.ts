/** The sum in words, as it stands before it is asked for. */
import type { AskedFor } from '#lib/server/payments/actions/answer';
import { paiseInWords, withGstInWords } from '#lib/server/payments/words';
import { shortDay } from '#lib/shared/dates';
import { hourInWords } from '#lib/shared/india';

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
