/** Companies follow useful lives, maturities of a loan, and the office's rule for doubtful debts. */
import { law } from '#data/law';
import { divided } from '#lib/practice/rules/papers/formula';

const { plantYears, furnitureYears, computerYears } = law['useful-lives'].values;

export const classes = [
  { what: 'Packing machine', years: plantYears },
  { what: 'Racks and tables for the office', years: furnitureYears },
  { what: 'Computers for the sales desk', years: computerYears },
] as const;

/** The principal of a loan that falls due, by ranges of coming months; interest each month to the rupee. */
export function maturities(principal: number, ratePercent: number, instalment: number) {
  let left = principal;
  const paid = Array.from({ length: 12 }, () => {
    const interest = divided(left * ratePercent * 10, 12_000 * 100) * 100;
    left -= instalment - interest;
    return instalment - interest;
  });
  const total = (from: number, to: number) =>
    paid.slice(from, to).reduce((sum, each) => sum + each, 0);
  return { toMarch: total(0, 4), toNovember: total(4, 12), later: left };
}

/** The office's rule: 5% of 61 to 90 days, 25% of 91 to 180, all beyond. */
export function doubt(paise: number, days: number): number {
  if (days <= 60) return 0;
  if (days <= 90) return divided(paise * 5, 100);
  return days <= 180 ? divided(paise * 25, 100) : paise;
}
