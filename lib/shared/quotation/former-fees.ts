import { bootcampHour, packages } from '#data/coaching';
import { courses } from '#data/courses';
import type { FormerFee as Former } from '#data/fee-on-day';
import { dayMs } from '#lib/shared/india';

/** A fee that is asked up to and with a day. */
export interface FormerFee extends Former {
  /** `module-5`, `hours-60` or `bootcamp-hour`. */
  readonly of: string;
}

const offered = [
  ...courses.map(({ courseNo, former }) => ({ of: `module-${courseNo}`, former })),
  ...packages.map(({ id, former }) => ({ of: id, former })),
  { of: 'bootcamp-hour', former: bootcampHour.former },
];

export const formerFees: readonly FormerFee[] = offered.flatMap(({ of, former = [] }) =>
  former.map((each) => ({ of, ...each })),
);

/** ISO dates of the days on which some fee is another than the day before. */
export const feeDays = (history: readonly FormerFee[] = formerFees): readonly string[] =>
  history.map(({ until }) => new Date(Date.parse(until) + dayMs).toISOString().slice(0, 10));

/** The day on or before `today` on which a fee changed last; empty where none has. */
export const lastFeeDay = (today: string, days: readonly string[] = feeDays()): string =>
  days
    .filter((day) => day <= today)
    .sort()
    .at(-1) ?? '';
