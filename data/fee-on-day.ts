/** Which fee is on a day: everything that names a fee asks here, so that it changes everywhere at once. */

/** A fee that is asked up to and with a day; the one that follows it holds from the next day on. */
export interface FormerFee {
  /** ISO date of the last day on which it is asked; a day ahead announces a change. */
  readonly until: string;
  /** Whole rupees before GST. */
  readonly fee: number;
}

/** The fee of a day (ISO date): the former one that ends first on or after it, or else the newest. */
export function feeOn(newest: number, former: readonly FormerFee[], day: string): number {
  const stood = former.filter(({ until }) => until >= day);
  return stood.sort((one, other) => one.until.localeCompare(other.until))[0]?.fee ?? newest;
}

/** The day in India, as an ISO date. */
export const dayInIndia = (instant: number) =>
  new Date(instant + 330 * 60 * 1000).toISOString().slice(0, 10);

/** The fee of this day in India: read it where a page is rendered, never once for all. */
export const feeToday = (newest: number, former: readonly FormerFee[] = []) =>
  // An editor may have written something that is no list: the check of the content says so, once it
  // can read the fee.
  Array.isArray(former) && former.length > 0
    ? feeOn(newest, former, dayInIndia(Date.now()))
    : newest;

interface Stated {
  /** The newest, in whole rupees before GST. */
  readonly fee: number;
  readonly former?: readonly FormerFee[];
}

export type Priced<T extends Stated> = Omit<T, 'fee'> & {
  /** The fee is that of this day. */
  readonly fee: number;
  /** Where it had others: what it is from the day after the last of them on. */
  readonly newest?: number;
};

/** An entry of which `fee` is always that of the day. */
export function priced<T extends Stated>({ fee: newest, ...rest }: T): Priced<T> {
  return {
    ...rest,
    ...(rest.former && { newest }),
    get fee() {
      return feeToday(newest, rest.former);
    },
  };
}
