/** Fees that were asked before: a quotation made while one stood keeps it until it runs out. */
export interface FormerFee {
  /** `module-5`, `hours-60` or `bootcamp-hour`. */
  readonly of: string;
  /** ISO date of the last day on which it was asked. */
  readonly until: string;
  /** Whole rupees before GST. */
  readonly fee: number;
}

export const formerFees: readonly FormerFee[] = [];
