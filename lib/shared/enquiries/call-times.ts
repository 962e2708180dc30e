/** The hours that a next call is offered at: working hours, on the days to come. */
import { isWorkingDay, nextWorkingDay } from '#lib/shared/enquiries/office-hours';
import {
  hourInWords,
  hourMs,
  instantInIndia,
  isoDayInIndia,
  weekdayAndDate,
} from '#lib/shared/india';

const clocks = ['10:00', '10:30', '11:00', '12:00', '14:00', '15:00', '16:00', '17:15'];
const daysOffered = 6;

interface CallTime {
  /** "2026-11-24T16:00": Indian time, as the call takes it. */
  readonly value: string;
  readonly label: string;
}

export interface CallDay {
  readonly title: string;
  readonly times: readonly CallTime[];
}

/** What is left of today, where it is a working day, and the five working days after it. */
export function callTimesFrom(now: number): readonly CallDay[] {
  const today = isoDayInIndia(now);
  const days: CallDay[] = [];
  for (
    let day = isWorkingDay(today) ? today : nextWorkingDay(today);
    days.length < daysOffered;
    day = nextWorkingDay(day)
  ) {
    const midnight = instantInIndia(day);
    const times = clocks
      .filter((clock) => instantInIndia(day, clock) > now)
      .map((clock) => ({
        value: `${day}T${clock}`,
        label: hourInWords(instantInIndia(day, clock)),
      }));
    const title =
      day === today ? `Today, ${weekdayAndDate(midnight, now)}` : weekdayAndDate(midnight, now);
    if (times.length > 0) days.push({ title, times });
    else if (day !== today) break;
  }
  return days;
}

interface Asked {
  readonly promisedBy: number;
  readonly keptAt?: number;
  readonly wish?: { readonly time: string };
  /** Their webinar: no call is proposed while it runs. Epoch milliseconds. */
  readonly session?: { readonly start: number; readonly end: number };
}

const wishClocks: Readonly<Record<string, readonly string[]>> = {
  morning: ['10:00', '10:30', '11:00'],
  afternoon: ['12:00', '14:00', '15:00'],
  evening: ['16:00', '17:15'],
};

/**
 * The first hour that the person asked for and that still lies inside the promise; else the first there is. Nobody who
 * does not answer at `now` (epoch milliseconds) is rung again within the hour, where there is a later one.
 */
export function proposedCallTime(days: readonly CallDay[], asked: Asked, now: number): string {
  const { promisedBy, keptAt, wish, session } = asked;
  const at = (value: string) => instantInIndia(value.slice(0, 10), value.slice(11));
  const free = days
    .flatMap(({ times }) => times.map(({ value }) => value))
    .filter((value) => !session || at(value) < session.start || at(value) >= session.end);
  const isSoon = (value: string) => at(value) < now + hourMs;
  const all = [...free.filter((value) => !isSoon(value)), ...free.filter(isSoon)];
  const wished = wishClocks[wish?.time ?? ''];
  const fits = (value: string) => !wished || wished.includes(value.slice(11));
  const inside = (value: string) => keptAt !== undefined || at(value) < promisedBy;
  return (
    all.find((value) => fits(value) && inside(value)) ??
    all.find(inside) ??
    all.find(fits) ??
    all[0] ??
    ''
  );
}
