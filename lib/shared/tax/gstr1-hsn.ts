/** Table 12 of GSTR-1: what was supplied, by services accounting code. */
import { gstPercent } from '#data/formatting';
import {
  added,
  type LedgerAmounts,
  type LedgerDocument,
  nothing,
  signOf,
} from '#lib/shared/tax/ledger-document';

/**
 * A row a code and kind of buyer, credit notes taken off: since May 2025 the portal asks for supplies to registered
 * buyers and to others in two parts, which the description names.
 */
export function hsnRows(documents: readonly LedgerDocument[]): (string | number)[][] {
  const sums = new Map<string, LedgerAmounts>();
  for (const one of documents) {
    for (const [sac, amounts] of byCode(one)) {
      const key = `${one.gstin ? 'B2B' : 'B2C'} ${sac}`;
      sums.set(key, added(sums.get(key) ?? nothing, amounts, signOf(one)));
    }
  }
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([key, sum]) => {
      const [part = '', sac = ''] = key.split(' ');
      const values = [sum.taxablePaise, sum.igstPaise, sum.cgstPaise, sum.sgstPaise];
      const [taxable = 0, ...taxes] = values.map((paise) => paise / 100);
      // A service has no unit: UQC NA, quantity 0.
      const what = `Commercial training and coaching services, ${part}`;
      return [sac, what, 'NA', 0, sum.totalPaise / 100, gstPercent, taxable, ...taxes, 0];
    });
}

/** The amounts of one document by code; the last code takes what rounding left. */
function byCode(one: LedgerDocument): [string, LedgerAmounts][] {
  const taxables = new Map<string, number>();
  for (const { sac, taxablePaise } of one.lines) {
    taxables.set(sac, (taxables.get(sac) ?? 0) + taxablePaise);
  }
  let left: LedgerAmounts = one;
  return [...taxables].map(([sac, taxablePaise], at) => {
    const share = (paise: number) =>
      one.taxablePaise === 0 ? 0 : Math.round((paise / one.taxablePaise) * taxablePaise);
    const [cgstPaise, sgstPaise, igstPaise] = [
      share(one.cgstPaise),
      share(one.sgstPaise),
      share(one.igstPaise),
    ];
    const totalPaise = taxablePaise + cgstPaise + sgstPaise + igstPaise;
    const amounts =
      at === taxables.size - 1
        ? left
        : { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise };
    left = added(left, amounts, -1);
    return [sac, amounts];
  });
}
