/** When the promise of a call runs out. Epoch milliseconds in and out. */
import {
  closesAt,
  dayNumber,
  holidayOn,
  isoDayOf,
  isWorkingNumber,
  nextWorkingNumber,
  opensAt,
} from '#lib/shared/enquiries/office-hours';
import { weekdayAndDate } from '#lib/shared/india';

/** "An executive will contact you within 2 working days". */
export const workingDays = 2;

const second = 1000;

/**
 * 6:00 PM IST of the second working day after the one that the enquiry belongs to. The day of arrival is never one of
 * the two; what arrives after 6:00 PM or on a day off belongs to the next working day.
 */
export function promisedBy(receivedAt: number): number {
  let number = belongsToNumber(receivedAt);
  for (let counted = 0; counted < workingDays; counted += 1) number = nextWorkingNumber(number);
  return closesAt(number);
}

/** The working day that an enquiry counts from: that of its arrival, or the next. */
export const belongsTo = (receivedAt: number): string => isoDayOf(belongsToNumber(receivedAt));

function belongsToNumber(receivedAt: number): number {
  const number = dayNumber(receivedAt);
  // By the second, as the promise is worded: 6:00:00 PM is in time, 6:00:01 PM is not.
  const isInTime = isWorkingNumber(number) && receivedAt < closesAt(number) + second;
  return isInTime ? number : nextWorkingNumber(number);
}

/** The days off from the arrival to the end of its promise, as "Sat 21 Nov" or "Fri 2 Oct (Gandhi Jayanthi)". */
export function uncountedDays(receivedAt: number): readonly string[] {
  const last = dayNumber(promisedBy(receivedAt));
  const off: string[] = [];
  for (let number = dayNumber(receivedAt); number < last; number += 1) {
    if (isWorkingNumber(number)) continue;
    const holiday = holidayOn(isoDayOf(number));
    off.push(`${weekdayAndDate(opensAt(number), receivedAt)}${holiday ? ` (${holiday})` : ''}`);
  }
  return off;
}
