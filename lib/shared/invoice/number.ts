/** Numbers of invoices and credit notes: `HOA/26-27/00036`. */
import { isoDayInIndia } from '#lib/shared/india';

/** `HOA/26-27` of an instant: a series for each financial year, April to March (CGST Rules 2017, rule 46(b)). */
export function seriesOf(instant: number, prefix: string): string {
  const [year = 0, month = 0] = isoDayInIndia(instant).split('-').map(Number);
  const begins = month < 4 ? year - 1 : year;
  const two = (each: number) => String(each % 100).padStart(2, '0');
  return `${prefix}/${two(begins)}-${two(begins + 1)}`;
}

export const numberOf = (series: string, place: number): string =>
  `${series}/${String(place).padStart(5, '0')}`;

/** `undefined` for what is no number of a series. */
export function placeOf(number: string) {
  const [, series, digits] = /^([A-Z0-9]{1,4}\/\d\d-\d\d)\/(\d{1,9})$/.exec(number) ?? [];
  return series === undefined ? undefined : { series, place: Number(digits) };
}
