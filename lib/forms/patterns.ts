// One @, no character that would need quoting in a mail header, a dot in the domain.
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;

/** Mobile numbers of India as people type, paste and autofill them: ten digits, with or without what stands before them. */

/** Shown before the field, and never part of the answer. */
export const countryCode = '+91';

const separators = /[\s().\u00ad\u200b-\u200f\u2010-\u2015\u2060\u2212-]/g;

/** The ten digits of `+91 98765 43210`, `098765 43210` or `919876543210`; any other text as it was typed. */
export function nationalNumber(typed: string): string {
  const bare = typed.replace(separators, '');
  if (/^[0-9]{10}$/.test(bare)) return bare;
  return /^(?:(?:\+|00?)?91)?0?([1-9][0-9]{9})$/.exec(bare)?.[1] ?? typed;
}
