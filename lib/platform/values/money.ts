/** Rupees on the page, formatted as in the texts of `data/`. */
import { gstPercent, rupees } from '#data/formatting';

export { gstPercent };

/** `₹1,29,600`, or `₹152.50` where there are paise. */
export const inRupees = rupees;

/** Paise as one types them into a field of rupees: "4720.60", or "4000" where there are none. */
export const inDigits = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);

/** A fee in rupees with its GST and the total to pay, to the paisa. */
export function withGst(feeRupees: number): { fee: number; gst: number; total: number } {
  const gst = Math.round(feeRupees * gstPercent) / 100;
  return { fee: feeRupees, gst, total: Math.round((feeRupees + gst) * 100) / 100 };
}

/** "₹9,000 + ₹1,620 GST = ₹10,620": a fee in rupees, its GST and what is paid. */
export function feeLine(feeRupees: number): string {
  const { fee, gst, total } = withGst(feeRupees);
  return `${inRupees(fee)} + ${inRupees(gst)} GST = ${inRupees(total)}`;
}

/** It is exact to the paisa: ₹499 is ₹422.88 and ₹76.12. */
export function gstWithin(totalRupees: number): { fee: number; gst: number; total: number } {
  const fee = Math.round((totalRupees * 10_000) / (100 + gstPercent)) / 100;
  return { fee, gst: Math.round((totalRupees - fee) * 100) / 100, total: totalRupees };
}

/** Grouped as in India (1,23,456) or by thousands (123,456), or not at all; the paise have two digits at most. */
const typedAmount =
  /^(?:₹|Rs\.?)?\s*(\d{1,9}|\d{1,2}(?:,\d\d){0,3},\d{3}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?(?:\s*\/-)?$/i;

/**
 * Paise of rupees as typed; undefined for anything else. A comma in another place is a slip of the finger, and nobody
 * knows which: `1,00` is as likely ₹1.00 as ₹100.
 */
export function paiseTyped(typed: string): number | undefined {
  const [, rupees, paise = ''] = typedAmount.exec(typed.trim()) ?? [];
  if (rupees === undefined) return undefined;
  return Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}

/** Reads an amount as `paiseTyped` does, and gives it in rupees where these are whole. */
export function rupeesTyped(typed: string): number | undefined {
  const rupees = (paiseTyped(typed) ?? Number.NaN) / 100;
  return Number.isInteger(rupees) ? rupees : undefined;
}
