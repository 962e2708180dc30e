/** The number of a certificate: `HC-2026-4K7MQ2R`, on paper beside its QR code, and typed again by strangers. */
import { alphabet, checkCharacter } from '#lib/shared/enquiries/reference';

/** Random characters; the seventh is the check over them. */
const payloadLength = 6;

export type ReadNumber =
  | { readonly number: string }
  /** `wrong-check`: a character was mistyped. `malformed`: not a number of ours at all. */
  | { readonly problem: 'wrong-check' | 'malformed' };

/** A new one for a certificate of `year`, from six bytes of `random` at least. */
export function makeCertificateNumber(year: number, random: Uint8Array): string {
  const payload = Array.from(
    random.subarray(0, payloadLength),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');
  return write(String(year), payload + checkCharacter(payload));
}

/** What somebody typed: any case, dashes or not, O for 0, I and L for 1, `HC` or not. */
export function readCertificateNumber(typed: string): ReadNumber {
  const bare = lastOfAddress(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_./\\]/gu, '')
    .replace(/^HC/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const [, year = '', characters = ''] = /^(2\d{3})(.{7})$/.exec(bare) ?? [];
  if (!characters || [...characters].some((each) => !alphabet.includes(each))) {
    return { problem: 'malformed' };
  }
  if (checkCharacter(characters.slice(0, payloadLength)) !== characters[payloadLength]) {
    return { problem: 'wrong-check' };
  }
  return { number: write(year, characters) };
}

/**
 * The last seven characters alone, as somebody types who leaves out what all numbers share; undefined for anything else.
 * Of which year it is, the store knows.
 */
export function readEndOfNumber(typed: string): string | undefined {
  const bare = typed.toUpperCase().replaceAll(/[\s\p{Pd}_./\\]/gu, '');
  const characters = bare.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (characters.length !== payloadLength + 1) return undefined;
  if ([...characters].some((each) => !alphabet.includes(each))) return undefined;
  return checkCharacter(characters.slice(0, payloadLength)) === characters[payloadLength]
    ? characters
    : undefined;
}

/** The address that the QR code holds is pasted as well. */
const lastOfAddress = (typed: string) =>
  /\/verify\/([^/?#]+?)(?:\.json)?\/?(?:[?#].*)?$/i.exec(typed.trim())?.[1] ?? typed;

const write = (year: string, characters: string) => `HC-${year}-${characters}`;
