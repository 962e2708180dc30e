/** The reference of an enquiry: `HOA-7K3M-92Q`, made to be read out on the phone and typed again. */

/** Crockford's base32: https://www.crockford.com/base32.html */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefix = 'HOA';

/** The length of the random part; the seventh character is its checksum. */
const payloadLength = 6;

type ReadReference =
  | { readonly reference: string }
  /** `wrong-check`: a character was mistyped. `malformed`: not a reference at all. */
  | { readonly problem: 'wrong-check' | 'malformed' };

/** A new one from `random` bytes, six at least. Whether it is free, the store knows. */
export function makeReference(random: Uint8Array): string {
  let payload = '';
  for (let at = 0; at < payloadLength; at += 1)
    payload += alphabet.charAt((random[at] ?? 0) % alphabet.length);
  return write(payload + checkCharacter(payload));
}

/** Odd weights have an inverse modulo 32, so one wrong character is always seen. */
export function checkCharacter(payload: string): string {
  let sum = 0;
  for (let at = 0; at < payload.length; at += 1)
    sum += alphabet.indexOf(payload.charAt(at)) * (2 * at + 1);
  return alphabet[sum % alphabet.length] ?? '';
}

/** It takes any case, dashes or not, O for 0, I and L for 1, `HOA` or not. */
export function readReference(typed: string): ReadReference {
  const bare = typed.toUpperCase().replaceAll(/[\s\p{Pd}_./\\]/gu, '');
  const named = bare.replace(/^H[O0]A/, '');
  const characters = (named.length === payloadLength + 1 ? named : bare)
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (characters.length !== payloadLength + 1) return { problem: 'malformed' };
  if ([...characters].some((each) => !alphabet.includes(each))) return { problem: 'malformed' };
  if (checkCharacter(characters.slice(0, payloadLength)) !== characters[payloadLength]) {
    return { problem: 'wrong-check' };
  }
  return { reference: write(characters) };
}

/** Whether somebody typed a whole reference with a character wrong; seven alone may be a name. */
export function isMistypedReference(typed: string): boolean {
  const read = readReference(typed);
  return 'problem' in read && read.problem === 'wrong-check' && /^\s*h[o0]a/i.test(typed);
}

const write = (characters: string) => `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
