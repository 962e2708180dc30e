/** GST: States and GSTINs, where a supply is taxed and how, and what a return and a sum count. Amounts in paise. */
import { gstPercent } from '#data/formatting';
import { gstStates } from '#data/gst';

interface State {
  /** Two digits, the first of a GSTIN. */
  readonly code: string;
  readonly name: string;
}

/** All 36, by name. */
export const states: readonly State[] = Object.entries(gstStates)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const stateName = (code: string): string | undefined =>
  Object.hasOwn(gstStates, code) ? gstStates[code] : undefined;

/** "Tamil Nadu (33)", as our papers write a place; the code alone where it is none of ours. */
export function stateAndCode(code: string): string {
  const name = stateName(code);
  return name ? `${name} (${code})` : code;
}

/** Union territories without a legislature, whose half of the tax is UTGST (UTGST Act, 2017, sections 2(22) and 7). */
const withoutLegislature: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

export const stateTaxName = (code: string): 'SGST' | 'UTGST' =>
  withoutLegislature.has(code) ? 'UTGST' : 'SGST';

/** State, PAN, count of registrations, Z and check character (CGST Rules, rule 10). */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In capitals, without the spaces and dashes of paper. */
export const plainGstin = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');

/**
 * The fifteenth character that belongs to the first fourteen: each one's value in base 36 times 1 and 2 in turn, the
 * two digits of the product in base 36 added up, and what is missing to the next multiple of 36.
 */
export function checkCharacterOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((all, each, at) => {
    const product = digits.indexOf(each) * (1 + (at % 2));
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] ?? '';
}

interface GstinProblem {
  /** The field that is to be changed. */
  readonly field: 'gstin' | 'state';
  readonly message: string;
}

/** `state` is the chosen State, two digits. Undefined where nothing is wrong. */
export function gstinProblem(gstin: string, state: string): GstinProblem | undefined {
  const of = gstin.slice(0, 2);
  const name = stateName(of);
  if (!form.test(gstin) || !name) return { field: 'gstin', message: malformed };
  if (checkCharacterOf(gstin) !== gstin[14]) return { field: 'gstin', message: wrongCheck };
  if (of === state) return undefined;
  const message = `Choose the State that the GSTIN begins with: ${of} is ${name}.`;
  return { field: 'state', message };
}

const malformed =
  'A GSTIN has 15 characters: two digits of the State, the PAN, one more, Z and a last one.';
const wrongCheck = 'The last character of the GSTIN does not fit the others.';

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

interface Tax {
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

interface Supplied {
  /** Two digits each. */
  readonly placeOfSupply: string;
  readonly supplierState: string;
}

const percentOf = (taxablePaise: number, percent: number): number =>
  Math.floor((taxablePaise * percent + 50) / 100);

/**
 * The tax of one document. Within the supplier's State CGST and SGST are each half the rate, rounded by themselves and
 * equal; across States IGST is the whole rate, rounded once (IGST Act, sections 7 and 8).
 */
export function taxOn(
  taxablePaise: number,
  { placeOfSupply, supplierState }: Supplied,
): Tax & { readonly gstPaise: number } {
  if (placeOfSupply !== supplierState) {
    const igstPaise = percentOf(taxablePaise, gstPercent);
    return { cgstPaise: 0, sgstPaise: 0, igstPaise, gstPaise: igstPaise };
  }
  const half = percentOf(taxablePaise, gstPercent / 2);
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0, gstPaise: 2 * half };
}

/** As it is shown before the State is known: with CGST and SGST. */
export const gstOf = (taxablePaise: number): number =>
  taxOn(taxablePaise, { placeOfSupply: '', supplierState: '' }).gstPaise;

/** The most that a document may round off, in paise. */
const mostRounding = 2;

interface Within extends Supplied {
  /** The taxable value that is wanted where several come as near. */
  readonly nearPaise?: number;
  /** The taxable value that the document should not exceed. */
  readonly mostPaise?: number;
}

type Contained = Tax & {
  readonly taxablePaise: number;
  /** No taxable value yields this remainder, so that it is shown as rounding off. Between -2 and 2. */
  readonly roundingPaise: number;
};

/**
 * The taxable value whose document comes to `totalPaise`. A paisa more of taxable value is one to three paise more of total:
 * where the total lies between, the rest is rounding off.
 */
export function taxableWithin(
  totalPaise: number,
  { nearPaise, mostPaise = Number.MAX_SAFE_INTEGER, ...supplied }: Within,
): Contained {
  const middle = Math.round((totalPaise * 100) / (100 + gstPercent));
  const near = nearPaise ?? middle;
  const found = Array.from({ length: 9 }, (_, at) => middle - 4 + at)
    .filter((taxablePaise) => taxablePaise >= 0)
    .map((taxablePaise) => {
      const { gstPaise, ...tax } = taxOn(taxablePaise, supplied);
      return { taxablePaise, ...tax, roundingPaise: totalPaise - taxablePaise - gstPaise };
    })
    .filter(({ roundingPaise }) => Math.abs(roundingPaise) <= mostRounding)
    .sort(
      (one, other) =>
        Number(one.taxablePaise > mostPaise) - Number(other.taxablePaise > mostPaise) ||
        Number(one.roundingPaise !== 0) - Number(other.roundingPaise !== 0) ||
        Math.abs(one.taxablePaise - near) - Math.abs(other.taxablePaise - near),
    )[0];
  if (!found) throw new RangeError(`no taxable value comes to ${totalPaise} paise`);
  return found;
}

export interface LedgerAmounts {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly totalPaise: number;
}

export interface LedgerDocument extends LedgerAmounts {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  /** ISO day in India. */
  readonly issuedOn: string;
  readonly name: string;
  /** Empty: the buyer is not registered. */
  readonly gstin: string;
  /** Two digits. */
  readonly placeOfSupply: string;
  readonly lines: readonly { readonly sac: string; readonly taxablePaise: number }[];
  /** The total of the invoice that a credit note amends: it decides the table of the note. */
  readonly ofInvoiceTotalPaise?: number | undefined;
  /** A credit without tax, after the last day for one that reduces it: it is in no return. */
  readonly isCommercial?: boolean | undefined;
}

/**
 * The last ISO day on which a credit note takes its tax back: 30 November after the end of the financial year of the
 * invoice (CGST Act, section 34(2)). `invoicedOn` is an ISO day in India.
 */
export function lastDayOfTaxCredit(invoicedOn: string): string {
  const [year = 0, month = 0] = invoicedOn.split('-').map(Number);
  return `${month < 4 ? year : year + 1}-11-30`;
}

export type Gstr1Table = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';

/** Above it an inter-State invoice to an unregistered buyer is by itself (CGST Rules, rule 59(4), Notification 12/2024-Central Tax). */
export const largePaise = 1_00_000_00;

type Placed = Pick<
  LedgerDocument,
  'kind' | 'gstin' | 'igstPaise' | 'totalPaise' | 'ofInvoiceTotalPaise'
>;

/** Where a document is in GSTR-1: tables 4, 5, 7 and 9B. A credit note goes where its invoice went. */
export function tableOf(document: Placed): Gstr1Table {
  const isNote = document.kind === 'credit-note';
  if (document.gstin) return isNote ? 'cdnr' : 'b2b';
  const totalPaise = isNote ? (document.ofInvoiceTotalPaise ?? 0) : document.totalPaise;
  // All our supplies are taxed: without integrated tax it is one within the State.
  if (document.igstPaise === 0 || totalPaise <= largePaise) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

export const signOf = ({ kind }: Pick<LedgerDocument, 'kind'>) => (kind === 'invoice' ? 1 : -1);

export const nothing: LedgerAmounts = {
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 0,
};

export const added = (sum: LedgerAmounts, each: LedgerAmounts, times = 1): LedgerAmounts => ({
  taxablePaise: sum.taxablePaise + times * each.taxablePaise,
  cgstPaise: sum.cgstPaise + times * each.cgstPaise,
  sgstPaise: sum.sgstPaise + times * each.sgstPaise,
  igstPaise: sum.igstPaise + times * each.igstPaise,
  totalPaise: sum.totalPaise + times * each.totalPaise,
});

/** Credit notes taken off. */
export const sumOf = (
  documents: readonly (Pick<LedgerDocument, 'kind'> & LedgerAmounts)[],
): LedgerAmounts => documents.reduce((sum, each) => added(sum, each, signOf(each)), nothing);
