import { formerBootcampFees, packages } from '#data/coaching';
import { courses } from '#data/courses';

/** A fee that was asked up to and with a day. */
export interface FormerFee {
  /** `module-5`, `hours-60` or `bootcamp-hour`. */
  readonly of: string;
  /** ISO date. */
  readonly until: string;
  /** Whole rupees before GST. */
  readonly fee: number;
}

export const formerFees: readonly FormerFee[] = [
  ...courses.flatMap(({ courseNo, former = [] }) =>
    former.map((each) => ({ of: `module-${courseNo}`, ...each })),
  ),
  ...packages.flatMap(({ id, former = [] }) => former.map((each) => ({ of: id, ...each }))),
  ...formerBootcampFees.map((each) => ({ of: 'bootcamp-hour', ...each })),
];

/** The fee that was asked on a day: the former one that ended first after it, or today's. */
export function feeOn(
  of: string,
  today: number,
  on: string,
  history: readonly FormerFee[],
): number {
  const stood = history.filter((former) => former.of === of && former.until >= on);
  return stood.sort((one, other) => one.until.localeCompare(other.until))[0]?.fee ?? today;
}
