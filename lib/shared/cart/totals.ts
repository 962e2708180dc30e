/** What a selection adds up to; fees in whole rupees before GST, as the catalogue says them. */
import { courses } from '#data/courses';
import { withGst } from '#lib/shared/money';

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
