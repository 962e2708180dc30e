/** Typed cells are read as papers write them; and an answer is written as one would type it. */
import { type Day, dayFrom, monthNamed, yearOf } from '#data/practicals/days';
import { divided } from '#data/practicals/formula';

export const isEmpty = (typed: string): boolean => typed.trim() === '';

/** Longer than any amount of a paper: a hostile text is not read digit by digit. */
const longest = 40;

/** Digits of the scripts of India, from Devanagari to Malayalam: each block begins at 66 of 128. */
const indianDigits =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;

/** In hundredths: paise of rupees, hundredths of a number or percent. Undefined where no reader would be sure. */
export function readAmount(typed: string): number | undefined {
  if (typed.length > longest) return undefined;
  const bare = typed
    .normalize('NFKC')
    .replaceAll(/[\s,\u200b-\u200d\ufeff]/g, '')
    .replaceAll(indianDigits, (digit) => String((digit.charCodeAt(0) % 128) - 0x66))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\/-$/, '')
    .replace(/%$/, '');
  if (/^(?:-+|nil)$/i.test(bare)) return 0;
  const [, before = '', within, outside] =
    /^(?:₹|rs\.?)?(-?)(?:\(([^()]+)\)|([^()]+))$/i.exec(bare) ?? [];
  const [, sign = '', whole = '', decimals = ''] =
    /^(?:₹|rs\.?|inr|aed|usd|gbp|[$£])?(-?)(?:₹|rs\.?|[$£])?(\d{0,12})(?:\.(\d*))?$/i.exec(
      within ?? outside ?? '',
    ) ?? [];
  if (whole === '' && decimals === '') return undefined;
  const negative = [before !== '', sign !== '', within !== undefined].filter(Boolean).length;
  if (negative > 1) return undefined;
  const thousandths = Number(`${whole || '0'}${decimals.slice(0, 3).padEnd(3, '0')}`);
  const amount = divided(thousandths, 10);
  return negative === 1 ? 0 - amount : amount;
}

/** Day first; a year is left out or of two figures at will. `near` is the day of the paper. */
export function readDate(typed: string, near: Day): Day | undefined {
  if (typed.length > longest) return undefined;
  const bare = typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,\s]+/, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return dayFrom(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const parts =
    /^(\d{1,2})(?:st|nd|rd|th)?(?:[\s./,-]+(\d{1,2})|[\s./,-]*([a-z]{3,9}))\.?(?:[\s./,-]+(\d{4}|\d{2}))?$/.exec(
      bare,
    );
  if (!parts) return undefined;
  const [, dayOfMonth, figure, name = '', year] = parts;
  const month = figure === undefined ? monthNamed(name) : Number(figure);
  if (month < 1 || month > 12) return undefined;
  if (year !== undefined) {
    return dayFrom(
      Number(dayOfMonth),
      month,
      year.length === 2 ? 2000 + Number(year) : Number(year),
    );
  }
  const candidates = [-1, 0, 1]
    .map((years) => dayFrom(Number(dayOfMonth), month, yearOf(near) + years))
    .filter((each) => each !== undefined);
  return candidates.sort((one, other) => Math.abs(one - near) - Math.abs(other - near))[0];
}

export function typedAmount(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "31", "6.24" */
export const typedNumber = (hundredths: number): string =>
  typedAmount(hundredths).replace(/\.00$/, '');
