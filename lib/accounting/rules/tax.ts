/** GST: States and GSTINs, where a supply is taxed and how. Amounts in paise. */

import { gstPercent } from '#data/formatting';
import { gstStates } from '#data/gst';
import { cut, hasLetter, line } from '#lib/platform/values/text';

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

export interface Buyer {
  /** Two digits, as a GSTIN begins with. */
  readonly state: string;
  readonly name: string;
  readonly address: string;
  /** Empty for who is not registered. */
  readonly gstin: string;
}

/** `taxablePaise` of the whole request: the law looks at the value of the supply. */
export function readBuyer(
  fields: Readonly<Record<string, unknown>>,
  taxablePaise: number,
): { readonly ok: Buyer } | { readonly wrong: Readonly<Record<string, string>> } {
  const wrong: Record<string, string> = {};
  const state = stateIn(fields.state);
  const gstin = plainGstin(line(fields.gstin));
  const name = cut(line(fields.invoiceName), 200);
  const address = cut(line(fields.address), 500);
  if (!state) wrong.state = 'Choose a State.';
  if (!hasLetter(name)) wrong.invoiceName = 'Write the name for the invoice.';
  const problem = gstin ? gstinProblem(gstin, state) : undefined;
  if (problem) wrong[problem.field] ??= problem.message;
  if (!address && needsAddress({ gstin, taxablePaise })) wrong.address = addressMissing;
  if (Object.keys(wrong).length > 0) return { wrong };
  return { ok: { state, name, address, gstin } };
}

/** A code, or the name as it is in the list; empty for neither. */
export function stateIn(value: unknown): string {
  const typed = line(value).toLowerCase();
  const code = /^\d$/.test(typed) ? `0${typed}` : typed;
  return states.find((each) => each.code === code || each.name.toLowerCase() === typed)?.code ?? '';
}
