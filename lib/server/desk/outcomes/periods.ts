/** Weeks and months in India, of which the figures are told. */
import { mondayOf } from '#lib/server/desk/list/week';
import { dayMs, dayParts, instantInIndia, isoDayInIndia, weekdayAndDate } from '#lib/shared/india';

export const spans = ['week', 'month'] as const;
export type Span = (typeof spans)[number];

export interface Period {
  /** Its first day, as 2026-11-01. */
  readonly iso: string;
  /** Epoch milliseconds: from then on, and before then. */
  readonly from: number;
  readonly before: number;
  /** "Nov 2026"; "Mon 23 Nov" of a week. */
  readonly label: string;
}

/** This one and the twelve before it. */
const shown = 13;

/** The oldest first; the last one is under way. */
export function periodsOf(span: Span, now: number): readonly Period[] {
  const starts = Array.from({ length: shown + 1 }, (_, at) => startOf(span, now, at + 1 - shown));
  return starts.slice(0, shown).map((from, at) => ({
    iso: isoDayInIndia(from),
    from,
    before: starts[at + 1] ?? now,
    label: labelOf(span, from, now),
  }));
}

/** `away`: so many weeks or months from the one under way. */
function startOf(span: Span, now: number, away: number): number {
  if (span === 'week') return mondayOf(now) + away * 7 * dayMs;
  const [year = 0, month = 1] = isoDayInIndia(now).split('-').map(Number);
  return instantInIndia(new Date(Date.UTC(year, month - 1 + away, 1)).toISOString().slice(0, 10));
}

function labelOf(span: Span, from: number, now: number): string {
  const { month, year } = dayParts(from);
  return span === 'week' ? weekdayAndDate(from, now) : `${month} ${year}`;
}
