/** Typed text is made safe to store (no control characters, no spaces around), to look up and to show in HTML. */

/** A single line of words; anything that is not text becomes text, absent becomes empty. */
export function words(value: unknown): string {
  return lines(value).replace(/\s+/gu, ' ').trim();
}

/**
 * A single line that may be an address, a number or a word of ours. In ASCII, joiners and other letters that are not
 * seen do nothing: they came with a copy from elsewhere, and are dropped.
 */
export function line(value: unknown): string {
  const text = words(value);
  const ascii = text.replace(/\p{DI}/gu, '');
  return /^[\0-\x7f]*$/.test(ascii) ? ascii.trim() : text;
}

/** For comparing: somebody who types a name may leave them out. */
export const withoutJoiners = (text: string): string => text.replace(/[\u200c\u200d]/g, '');

/** Whether a cleaned text says anything: marks alone, fillers and blanks of other scripts show nothing. */
export const isVisible = (text: string): boolean => /[^\p{M}\p{DI}\s\u2800]/u.test(text);

/** Hangul fillers are letters to Unicode, and not to a reader. */
export const hasLetter = (text: string): boolean => /[^\P{L}\p{DI}]/u.test(text);

/**
 * Text that may hold line breaks; other control characters and what cannot be seen are dropped, but for the two
 * joiners, which Indian scripts are written with. Composed (NFC), so that what looks the same is the same.
 */
export function lines(value: unknown): string {
  return asText(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[^\P{Cf}\u200C\u200D]|\p{Cs}/gu, '')
    .normalize('NFC')
    .trim();
}

/** As a reader counts them: a letter outside the basic plane is one. */
export const characters = (text: string): number => Array.from(text).length;

/** As a reader counts letters with their vowel signs, and pictures made of several. */
export function graphemes(text: string): number {
  // Firefox has had it since 125: without it pictures made of several count as so many.
  if (!('Segmenter' in Intl)) return characters(text.replace(/[\p{M}\p{Cf}\p{EMod}]/gu, ''));
  return [...new Intl.Segmenter('en').segment(text)].length;
}

export function cut(value: string, limit: number): string {
  return value.length <= limit ? value : Array.from(value).slice(0, limit).join('');
}

/** The start of a text for an address: half a surrogate pair, sent or left by cutting, cannot be encoded. */
export const beginning = (value: string, limit: number): string => cut(value.toWellFormed(), limit);

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === undefined || value === null ? '' : cut(asJson(value), 5000);
}

/** As JSON; empty for what is nested too deep to be written: JSON.stringify has a stack, JSON.parse needs none. */
export function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** One key for all spellings of a phone number; too short a number has none. */
export function phoneKey(phone: string): string {
  const digits = nationalDigits(phone);
  return digits.length < 7 ? '' : digits.slice(-10);
}

/** Digits without what stands for India or for a trunk call: the same for "+91 98765 43210" and "098765 43210". */
export function nationalDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length > 10 && digits.startsWith('91')) return digits.slice(2);
  return digits.length > 10 ? digits.replace(/^0+/, '') : digits;
}

/** The entry of a table under a name that somebody typed: never what every object inherits, such as `constructor`. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** The anchor of a question: its first six words. */
export const slugOf = (question: string): string =>
  question
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.slice(0, 6)
    .join('-') ?? '';

/** A number is on one line with its unit, a day with its month and year, and "AcSS 5 and 6" is in one piece. */
export const unbroken = (text: string): string =>
  text.replaceAll(/AcSS \d+ and \d+|\d (?=[A-Zhms])|\b[A-Z][a-z]{2} (?=\d)/g, (piece) =>
    piece.replaceAll(' ', '\u00a0'),
  );
