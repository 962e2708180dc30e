/** Six batches as a trial shows them: module and bootcamp, evenings and weekends, each place and language. */

import { type BatchPlan, sessionDays, subjectOf, weekdayOn } from '#lib/batches/rules';
import { dayAfter } from '#lib/enquiries/rules/hours';
import type { Store } from '#lib/platform/db/store';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';

const weekend = ['Sat', 'Sun'] as const;
const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const evenings = { days: workdays, from: '19:00', to: '20:30' };
const mornings = { days: weekend, from: '10:00', to: '12:30' };

interface Sample extends Omit<BatchPlan, 'starts'> {
  /** Days ahead; it begins on the first of its days from then on. */
  readonly ahead: number;
}

const samples: readonly Sample[] = [
  { ahead: 7, what: ['module-1'], ...mornings, mode: 'Chennai', language: 'English', seats: 20 },
  {
    ahead: 10,
    what: ['bootcamp-B05FO03'],
    days: workdays,
    from: '10:00',
    to: '13:00',
    mode: 'Online',
    language: 'English',
    seats: 25,
  },
  { ahead: 14, what: ['module-5'], ...mornings, mode: 'Hyderabad', language: 'Telugu', seats: 15 },
  {
    ahead: 17,
    what: ['module-13'],
    days: ['Mon', 'Wed', 'Fri'],
    from: '18:30',
    to: '20:30',
    mode: 'Online and Chennai',
    language: 'English',
    seats: 1,
  },
  { ahead: 30, what: ['module-5'], ...evenings, mode: 'Online', language: 'Tamil', seats: 12 },
  {
    ahead: 40,
    what: ['module-3', 'module-4'],
    ...evenings,
    mode: 'Online and Hyderabad',
    language: 'Telugu',
    seats: 18,
  },
];

/** Adds those that are not there yet; `now` in epoch milliseconds. */
export async function sampleBatches(store: Store, now: number): Promise<Record<string, number>> {
  let made = 0;
  for (const [at, { ahead, ...plan }] of samples.entries()) {
    const id = `sample${at + 1}`;
    if (await store.findBatch(id, now)) continue;
    const starts = firstDay(isoDayInIndia(now + ahead * dayMs), plan.days);
    const hours = subjectOf(plan.what)?.hours ?? 0;
    const { sessions } = sessionDays({ ...plan, starts }, hours);
    const days = { starts, sessions, hours, trainer: 'Sample Trainer' };
    const batch = { ...plan, ...days, id, sample: true };
    await store.addBatch(batch, { member: 'samples', at: now });
    made += 1;
  }
  return { batch: made };
}

function firstDay(from: string, days: BatchPlan['days']): string {
  let day = from;
  while (!days.includes(weekdayOn(day))) day = dayAfter(day);
  return day;
}
