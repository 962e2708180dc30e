/** Where our training is supplied, and with that which tax it bears: the reading and its sources are in `data/law/supply`. */

/** How a line of a request is given: as a batch says, or undefined where no batch was chosen yet. */
type Given =
  | 'Online'
  | 'Chennai'
  | 'Hyderabad'
  | 'Online and Chennai'
  | 'Online and Hyderabad'
  | undefined;

const heldIn: Readonly<Record<string, string>> = { Chennai: '33', Hyderabad: '36' };

interface Supply {
  /** Plain and checked; undefined or empty: the buyer is unregistered. */
  readonly gstin?: string | undefined;
  /** The State that the buyer chose, two digits. */
  readonly state: string;
  /** One for each line. */
  readonly given: readonly Given[];
}

/**
 * Two digits. A registered buyer's own State (IGST Act, section 12(5)(a)); for others the State of the classroom
 * where all of it is given in one (section 12(5)(b)), else the State that they put on record (Circular 242/36/2024-GST).
 */
export function placeOfSupply({ gstin, state, given }: Supply): string {
  if (gstin) return gstin.slice(0, 2);
  const [first, ...rest] = given.map((how) => heldIn[how ?? '']);
  return first !== undefined && rest.every((each) => each === first) ? first : state;
}

/** The address is asked from this taxable value on, in paise, of who gives no GSTIN (CGST Rules, rule 46(e)). */
const addressFromPaise = 50_000_00;

export const needsAddress = (of: {
  readonly gstin?: string | undefined;
  readonly taxablePaise: number;
}): boolean => !of.gstin && of.taxablePaise >= addressFromPaise;

export const addressMissing = 'Write the address: the law asks for it from ₹50,000.';
