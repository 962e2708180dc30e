/** What a visitor typed, made safe to store: no control characters, no spaces around. */

/** A single line; anything that is not text becomes text, absent becomes empty. Nothing in it is invisible. */
export function line(value: unknown): string {
  return lines(value)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

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

/** The first `limit` of them. */
export function cut(value: string, limit: number): string {
  return value.length <= limit ? value : Array.from(value).slice(0, limit).join('');
}

/** The same of what stands in an address: half a character, sent or left over by a cut, is none that can be written again. */
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
