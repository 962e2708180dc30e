/** One rule of law that our texts rest on: its figures, in words, whence, and when somebody last looked. */
export interface Law {
  readonly about: string;
  /** Figures by name; each name says its unit. Dates are ISO dates, or a day of each year as `30 November`. */
  readonly values: Readonly<Record<string, number | string>>;
  /** The rule in one sentence, cautious where it is disputed. */
  readonly says: string;
  /** Act and section, rule, notification or circular. */
  readonly source: string;
  /** No source that we could read settles it. Texts say it beside the rule, and `data/to-confirm.ts` asks for it. */
  readonly unconfirmed?: string;
  /** ISO date of the last look at the source. */
  readonly checkedOn: string;
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** `₹1,00,000`, for texts in `data/`. */
export const rupees = (amountRupees: number) => `₹${grouped.format(amountRupees)}`;
export const percent = (rate: number) => `${rate}%`;
