/** Firms, their numbers and how papers write figures. */
import { gstStates } from '#data/gst';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, SAMPL, four digits and the true check character of GSTINs: 33SAMPL0001S1Z7. */
export function sampleGstin(state: string, number: number): string {
  const body = `${state}SAMPL${String(number).padStart(4, '0')}S1Z`;
  let total = 0;
  for (let at = 0; at < body.length; at += 1) {
    const weighted = digits.indexOf(body.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    total += Math.floor(weighted / 36) + (weighted % 36);
  }
  return body + digits.charAt((36 - (total % 36)) % 36);
}

export const samplePan = (of: 'individual' | 'company', number: number): string =>
  `SAM${of === 'company' ? 'C' : 'P'}L${String(number).padStart(4, '0')}K`;

export const stateNamed = (code: string): string => `${code} ${gstStates[code] ?? ''}`.trim();

const indian = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const western = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const signed = (format: Intl.NumberFormat, paise: number) =>
  `${paise < 0 ? '−' : ''}${format.format(Math.abs(paise) / 100)}`;

export const inr = (paise: number): string => signed(indian, paise);
/** "123,456.50" */
export const western2 = (hundredths: number): string => signed(western, hundredths);
