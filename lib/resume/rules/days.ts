/** Days of a resume as they are typed, stored (`2026`, `2026-11` or `2026-11-24`) and printed. */

const names = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

const two = (number: number) => String(number).padStart(2, '0');

const [day, month, year] = ['(?<day>\\d{1,2})', '(?<month>\\d{1,2})', '(?<year>\\d{4})'];
const word = '(?<word>\\p{L}{3,9})';
/** The day comes before the month, as it is written in India. */
const datePatterns = [
  `${year}(?:[-/.]${month}(?:[-/.]${day}(?:[T ].*)?)?)?`,
  `${month} ?[-/.] ?${year}`,
  `${day} ?[-/.] ?${month} ?[-/.] ?${year}`,
  `(?:${day}(?:st|nd|rd|th)?[ -])?${word}\\.?,?[ -]${year}`,
  `${word}\\.? ${day}(?:st|nd|rd|th)?,? ${year}`,
  `${year} ${word}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'));

/** `2026`, `2026-11` or `2026-11-24` of `Nov 2026`, `11/2026`, `24 Nov 2026` or those themselves; undefined for anything else. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  for (const pattern of datePatterns) {
    const found = pattern.exec(text)?.groups;
    if (!found?.year) continue;
    const { word = '' } = found;
    const at = names.findIndex((name) => word.toLowerCase().startsWith(name.toLowerCase()));
    if (word && at < 0) return undefined;
    return written(found.year, word ? String(at + 1) : found.month, found.day);
  }
  return undefined;
}

function written(year: string, month?: string, day?: string): string | undefined {
  if (Number(year) < 1930 || Number(year) > 2100) return undefined;
  if (month === undefined) return year;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  const upToMonth = `${year}-${two(Number(month))}`;
  if (day === undefined) return upToMonth;
  return Number(day) >= 1 && Number(day) <= 31 ? `${upToMonth}-${two(Number(day))}` : undefined;
}

/** Words for a post that has not ended. */
export const isNow = (typed: string) =>
  /^(?:now|present|today|till date|current(?:ly)?)$/i.test(typed.trim());

const yearOf = (day: string) => day.slice(0, 4);

/** `Nov 2026`, or the year alone. */
export function monthInWords(day: string): string {
  const month = names[Number(day.slice(5, 7)) - 1];
  return month ? `${month} ${yearOf(day)}` : yearOf(day);
}

/** `Aug to Sep 2026`, `Jun 2019 to Mar 2022`, `Apr 2022 to now`; `until` is said where there is no end. */
export function spanInWords(from: string, to: string, until = ''): string {
  const start = monthInWords(from);
  const end = to ? monthInWords(to) : until;
  if (!start || !end || start === end) return start || (to ? end : '');
  const sameYear = yearOf(from) === yearOf(to) && from.length > 4 && to.length > 4;
  return `${sameYear ? start.slice(0, 3) : start} to ${end}`;
}

/** Whole months from one day to the other, both included; a year alone begins in its January. */
export function monthsBetween(from: string, to: string): number {
  const of = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7) || 1);
  return Math.max(0, of(to) - of(from) + 1);
}
