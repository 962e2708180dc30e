/** The 28 States and 8 Union territories as GST numbers them: what a buyer chooses, what an invoice and GSTR-1 name. */
import { gstStates } from '#data/gst';

export interface State {
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

/** What the other half beside CGST is called in a State or Union territory. */
export const stateTaxName = (code: string): 'SGST' | 'UTGST' =>
  withoutLegislature.has(code) ? 'UTGST' : 'SGST';
