/** Figures as texts of `data/` say them: whoever changes a fee changes no sentence. */
const style = { style: 'currency', currency: 'INR' } as const;
// Made when first used: it takes a phone longer than all else in the script that is in every page.
let whole: Intl.NumberFormat | undefined;
let exact: Intl.NumberFormat | undefined;

/** `₹1,29,600`, or `₹152.50` where there are paise. */
export function rupees(amountRupees: number): string {
  whole ??= new Intl.NumberFormat('en-IN', { ...style, maximumFractionDigits: 0 });
  exact ??= new Intl.NumberFormat('en-IN', style);
  return (Number.isInteger(amountRupees) ? whole : exact).format(amountRupees);
}

/** On our services (SAC 9992; the rate did not change in September 2025): `data/law`, `gst-training-rate`. */
export const gstPercent = 18;

/** The tax on a fee, to the paisa: `₹81`. */
export const gst = (feeRupees: number) => rupees(Math.round(feeRupees * gstPercent) / 100);

/** The tax is included: `₹531`. */
export const total = (feeRupees: number) =>
  rupees(Math.round(feeRupees * (100 + gstPercent)) / 100);

/** `a, b and c` */
export const listed = (parts: readonly string[], last: 'and' | 'or' = 'and') =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(` ${last} `);

const small =
  /* @__PURE__ */ 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `three`, `17` */
export const inWords = (count: number) => small[count] ?? String(count);

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
