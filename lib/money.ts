/** Rupees on the page. The only place that formats money. */

/** GST on our services is 18% (SAC 9992; the rate did not change in September 2025). */
export const gstPercent = 18;

const style = { style: 'currency', currency: 'INR' } as const;
const whole = new Intl.NumberFormat('en-IN', { ...style, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', style);

/** `₹1,29,600`, or `₹152.50` where there are paise. */
export const inRupees = (amountRupees: number) =>
  (Number.isInteger(amountRupees) ? whole : exact).format(amountRupees);

/** A fee in rupees with its GST and the total to pay, to the paisa. */
export function withGst(feeRupees: number): { fee: number; gst: number; total: number } {
  const gst = Math.round(feeRupees * gstPercent) / 100;
  return { fee: feeRupees, gst, total: Math.round((feeRupees + gst) * 100) / 100 };
}
