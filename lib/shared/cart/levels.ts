/** Which modules make which level: a few bytes, for the script in every page's head carries them. */
import { courses, type Level } from '#data/courses';
import { withGst } from '#lib/shared/money';

/** First and last module; a test holds them against the catalogue. */
const spans = {
  foundation: [1, 6],
  intermediate: [7, 12],
  final: [13, 17],
} as const satisfies Record<Level, readonly [number, number]>;

export const allLevels: readonly Level[] = ['foundation', 'intermediate', 'final'];

export function modulesOf(level: Level): number[] {
  const [first, last] = spans[level];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export const allModules: readonly number[] = /* @__PURE__ */ allLevels.flatMap(modulesOf);

/** undefined for a number that is no module. */
export const levelOf = (courseNo: number): Level | undefined =>
  allLevels.find((level) => modulesOf(level).includes(courseNo));

export interface Totals {
  readonly hours: number;
  readonly fee: number;
  readonly gst: number;
  readonly total: number;
}

/** Of modules by their numbers; licences carry no fee (contract: R26) and are not among them. */
export function totalsOf(courseNos: readonly number[]): Totals {
  const held = courses.filter(({ courseNo }) => courseNos.includes(courseNo));
  const hours = held.reduce((sum, course) => sum + course.hours, 0);
  return { hours, ...withGst(held.reduce((sum, course) => sum + course.fees, 0)) };
}
