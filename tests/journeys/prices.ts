/** The pages say these rupees, from the data that a test tries. */
import { bootcampHour, packages } from '#data/coaching';
import { courses } from '#data/courses';
import { feeLine, gstWithin, inRupees, withGst } from '#lib/platform/values/money';
import { currentEdition } from '#lib/webinars/rules/sessions';

const feeOf = (numbers: readonly number[]) =>
  courses.reduce((sum, { courseNo, fees }) => sum + (numbers.includes(courseNo) ? fees : 0), 0);

/** `₹22,302`: what these modules cost with GST, by course number. */
export const totalOf = (...numbers: readonly number[]) => inRupees(withGst(feeOf(numbers)).total);
export const gstOf = (...numbers: readonly number[]) => inRupees(withGst(feeOf(numbers)).gst);
export const foundation = [1, 2, 3, 4, 5, 6] as const;

/** The choice of 1:1 coaching for so many hours, as its form names it. */
export function coachingOf(hours: number) {
  const fee = packages.find((each) => each.hours === hours)?.fee ?? 0;
  return { plan: `${hours} hours: ${feeLine(fee)}`, total: inRupees(withGst(fee).total) };
}

export const bootcampOf = (hours: number) => `${hours} hours: ${feeLine(hours * bootcampHour.fee)}`;

const { price } = currentEdition();
export const editionPrice = inRupees(price);
export const editionFee = inRupees(gstWithin(price).fee);
export const editionGst = inRupees(gstWithin(price).gst);
