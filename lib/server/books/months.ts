/** Months in India: returns and sums are made by them. */
import { instantInIndia, isoDayInIndia } from '#lib/shared/india';

export interface Month {
  /** `2026-11`. */
  readonly id: string;
  /** Epoch milliseconds; `before` is the first of the next. */
  readonly from: number;
  readonly before: number;
  /** "Nov 2026" and "November 2026". */
  readonly name: string;
  readonly fullName: string;
}

const names =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Undefined for what is no month, or one that has not begun at `now`. */
export function readMonth(text: string, now: number): Month | undefined {
  const [, year = '', month = ''] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (!year || text > idOf(now)) return undefined;
  return monthAt(Number(year), Number(month));
}

/** The one that `now` falls into, and those before it: `many` in all, the newest first. */
export function monthsUntil(now: number, many: number): readonly Month[] {
  const [year = 0, month = 0] = idOf(now).split('-').map(Number);
  return Array.from({ length: many }, (_, back) => monthAt(year, month - back));
}

const idOf = (instant: number) => isoDayInIndia(instant).slice(0, 7);

/** `month` from 1; below it a month of a year before. */
function monthAt(year: number, month: number): Month {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const fullName = `${names[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`;
  return {
    id: first.slice(0, 7),
    from: instantInIndia(first),
    before: instantInIndia(next),
    name: `${fullName.slice(0, 3)} ${first.slice(0, 4)}`,
    fullName,
  };
}
