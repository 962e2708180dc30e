/** Numbers of requests, and of the invoices and credit notes in texts that are written before these are given. */
import { alphabet, checkCharacter } from '#lib/shared/enquiries/reference';

/** What stands for the number of an invoice or credit note in texts written before it is given: in words, and in an address. */
export const numberMark = '\u{E000}number\u{E000}';
export const numberPathMark = '\u{E000}path\u{E000}';

/** `HOA/26-27/00142` as an address has it. */
export const numberInPath = (number: string): string => number.replaceAll('/', '-');

/** `HOA-26-27-00142` back again; undefined for what is no number of ours. */
export function numberFromPath(path: string): string | undefined {
  const [, prefix, years, count] = /^([A-Z0-9]{1,4})-(\d\d-\d\d)-(\d{5,6})$/.exec(path) ?? [];
  return prefix && `${prefix}/${years}/${count}`;
}

/** The same texts with the number in them. */
export const withNumber = <T>(texts: T, number: string): T =>
  JSON.parse(
    JSON.stringify(texts)
      .replaceAll(numberMark, number)
      .replaceAll(numberPathMark, numberInPath(number)),
  ) as T;

/**
 * A new number, `P-20261124-7K3M`, made to be read out and written as the remark of a transfer; from three `random` bytes
 * or more and an ISO date. Whether it is free, the store knows.
 */
export function makeRequestNumber(random: Uint8Array, day: string): string {
  const three = Array.from(random.subarray(0, 3), (byte) => alphabet[byte % alphabet.length]);
  const payload = three.join('');
  return `P-${day.replaceAll('-', '')}-${payload}${checkCharacter(payload)}`;
}
