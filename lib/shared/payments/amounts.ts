/** What a request for payment asks: GST to the paisa, parts that add up, each line's share of each part. Paise throughout. */
import { gstPercent } from '#lib/shared/money';
import type { DocumentLine, PaymentLine } from '#lib/shared/payments/request';

export interface Amounts {
  readonly taxablePaise: number;
  readonly gstPaise: number;
  readonly amountPaise: number;
}

export interface PartAmounts extends Amounts {
  /** From 1. */
  readonly part: number;
  readonly lines: readonly DocumentLine[];
}

/** GST on a taxable value, half a paisa upwards. */
const gstOf = (taxablePaise: number): number => Math.floor((taxablePaise * gstPercent + 50) / 100);

/** Of lines less a discount. Throws a RangeError where nothing is left to pay. */
export function amountsOf(lines: readonly PaymentLine[], discountPaise: number): Amounts {
  const taxablePaise = sum(lines.map(({ feePaise }) => feePaise)) - discountPaise;
  if (discountPaise < 0 || taxablePaise <= 0) throw new RangeError('nothing is left to pay');
  return withGst(taxablePaise, gstOf(taxablePaise));
}

/**
 * Parts of equal taxable value, the odd paise on the first; the GST of each is rounded, the last takes what makes the sum
 * exact. Lines and discount are shared in proportion, the largest remainder first, and add up over the parts.
 */
export function partsOf(
  lines: readonly PaymentLine[],
  discountPaise: number,
  parts: number,
): readonly PartAmounts[] {
  const { taxablePaise, gstPaise } = amountsOf(lines, discountPaise);
  const each = Math.floor(taxablePaise / parts);
  const taxables = Array.from({ length: parts }, (_, at) =>
    at === 0 ? taxablePaise - each * (parts - 1) : each,
  );
  const taxes = taxables.map((taxable, at) =>
    at < parts - 1 ? gstOf(taxable) : gstPaise - sum(taxables.slice(0, -1).map(gstOf)),
  );
  const shares = sharesOf(linesLess(lines, discountPaise), taxables);
  return taxables.map((taxable, at) => ({
    part: at + 1,
    ...withGst(taxable, taxes[at] ?? 0),
    lines: shares[at] ?? [],
  }));
}

const withGst = (taxablePaise: number, gstPaise: number): Amounts => ({
  taxablePaise,
  gstPaise,
  amountPaise: taxablePaise + gstPaise,
});

/** Each line with its share of the discount. */
function linesLess(lines: readonly PaymentLine[], discountPaise: number): readonly DocumentLine[] {
  const shares = shareOut(
    discountPaise,
    lines.map(({ feePaise }) => feePaise),
  );
  return lines.map((line, at) => {
    const off = shares[at] ?? 0;
    return { ...line, discountPaise: off, taxablePaise: line.feePaise - off };
  });
}

/** The lines of each sum of `taxables`, which together are the taxable value of all lines. */
function sharesOf(
  lines: readonly DocumentLine[],
  taxables: readonly number[],
): readonly (readonly DocumentLine[])[] {
  let left = lines.map(({ taxablePaise }) => taxablePaise);
  let off = lines.map(({ discountPaise }) => discountPaise);
  return taxables.map((taxable) => {
    const whole = left;
    const taken = shareOut(taxable, left);
    // The last part takes all that is left: its share of a line is the whole of it.
    const discounts = off.map((each, at) => shareOut(each, split(taken[at], whole[at]))[0] ?? 0);
    left = left.map((each, at) => each - (taken[at] ?? 0));
    off = off.map((each, at) => each - (discounts[at] ?? 0));
    return lines.map((line, at) => {
      const taxablePaise = taken[at] ?? 0;
      const discountPaise = discounts[at] ?? 0;
      return { ...line, feePaise: taxablePaise + discountPaise, discountPaise, taxablePaise };
    });
  });
}

const split = (taken = 0, whole = 0) => [taken, whole - taken];

/**
 * `amount` in whole paise by `weights`, none above its weight where `amount` is not above their sum: each gets its floor, and
 * the largest remainders one more, the first of equals before the others.
 */
export function shareOut(amount: number, weights: readonly number[]): readonly number[] {
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map((_, at) => (at === 0 ? amount : 0));
  // Exact: the product of two amounts is more than a number holds.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const floors = products.map((product) => Number(product / all));
  const rest = amount - sum(floors);
  const largest = products
    .map((product, at) => ({ remainder: product % all, at }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at)
    .slice(0, rest);
  const oneMore = new Set(largest.map(({ at }) => at));
  return floors.map((floor, at) => floor + (oneMore.has(at) ? 1 : 0));
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** When each part of a request is due: a month apart, the same day of the month or its last. */

/** ISO days; `until` is that of the first part. */
export function dueDays(until: string, parts: number): readonly string[] {
  const [year = 0, month = 0, day = 0] = until.split('-').map(Number);
  return Array.from({ length: parts }, (_, later) => {
    const lastOfMonth = new Date(Date.UTC(year, month + later, 0)).getUTCDate();
    const due = new Date(Date.UTC(year, month - 1 + later, Math.min(day, lastOfMonth)));
    return due.toISOString().slice(0, 10);
  });
}
