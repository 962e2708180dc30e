/** A GSTIN as somebody typed it: its form, its check character, and the State it belongs to. */
import { stateName } from '#lib/shared/tax/states';

/** State, PAN, count of registrations, Z and check character (CGST Rules, rule 10). */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In capitals, without the spaces and dashes of paper. */
export const plainGstin = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');

export const isGstin = (gstin: string): boolean =>
  form.test(gstin) && checkCharacterOf(gstin) === gstin[14];

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

export interface GstinProblem {
  /** The field that is to be changed. */
  readonly field: 'gstin' | 'state';
  readonly message: string;
}

/** What is wrong with a plain GSTIN beside the State that was chosen (two digits); undefined where nothing is. */
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
