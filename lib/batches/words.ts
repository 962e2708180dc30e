/** A batch in words, the same on its pages, in mails, on the desk and for search engines. */

import { batchPath } from '#data/addresses/routes';
import { attendance, courses } from '#data/courses';
import { syllabi } from '#data/syllabi';
import {
  type Batch,
  type BatchPlan,
  type BatchState,
  type CountedBatch,
  minutesOf,
  seatsLeft,
  sessionTimes,
  skippedBetween,
  stateOf,
  subjectOf,
  type Weekday,
  weekdays,
} from '#lib/batches/rules';
import { clock, instantInIndia, shortDay, weekdayAndDate } from '#lib/platform/values/india';
import { paidOffer, providerAt, type Thing } from '#lib/site/rules/structured-data';

/** "AcSS 5, GST fundamentals"; what a later catalogue no longer has keeps its code. */
export const titleOf = ({ what }: Pick<BatchPlan, 'what'>): string =>
  subjectOf(what)?.title ?? what.join(', ');

export const nameOf = ({ what }: Pick<BatchPlan, 'what'>): string =>
  subjectOf(what)?.name ?? what.join(', ');

/** "Mon to Fri", "Sat and Sun", "Mon, Wed and Fri". */
function daysInWords(days: BatchPlan['days']): string {
  const places = days.map((day) => weekdays.indexOf(day)).sort();
  const [first = 0] = places;
  const isRow = places.every((place, at) => place === first + at);
  const names = places.map((place) => weekdays[place] ?? '');
  if (isRow && names.length > 2) return `${names[0]} to ${names.at(-1)}`;
  return and(names);
}

const and = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** "7:00 to 8:30 PM", "10:00 AM to 12:30 PM". */
function hoursInWords({ from, to }: Pick<BatchPlan, 'from' | 'to'>): string {
  const sameHalf = minutesOf(from) < 720 === minutesOf(to) < 720;
  return `${clock(from, !sameHalf)} to ${clock(to, true)}`;
}

/** "Mon to Fri, 7:00 to 8:30 PM". */
export const timesInWords = (batch: Pick<BatchPlan, 'days' | 'from' | 'to'>): string =>
  `${daysInWords(batch.days)}, ${hoursInWords(batch)}`;

/** "14 sessions, 20 hours, until Fri 22 Jan 2027, not on Pongal (Sankranti)". */
export function sessionsInWords(batch: Pick<Batch, 'sessions' | 'hours' | 'days'>): string {
  const { sessions, hours, days } = batch;
  const last = sessions.at(-1) ?? '';
  const off = skippedBetween(days, sessions[0] ?? '', last).map(({ name }) => name);
  const until = sessions.length === 1 ? '' : `, until ${shortDay(last)}`;
  return `${count(sessions.length, 'session')}, ${count(hours, 'hour')}${until}${off.length > 0 ? `, not on ${and([...new Set(off)])}` : ''}`;
}

/** "Last session 30 minutes" where the hours do not divide; undefined otherwise. */
export function shorterLast(
  batch: Pick<Batch, 'sessions' | 'hours' | 'from' | 'to'>,
): string | undefined {
  const { start, end } = sessionTimes(batch, batch.sessions.length - 1);
  const minutes = (end - start) / 60_000;
  const length = minutesOf(batch.to) - minutesOf(batch.from);
  return minutes < length ? duration(minutes) : undefined;
}

export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

export const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** "Mon 4 Jan", with the year where it is another one than that of `now`. */
export const dayInList = (isoDay: string, now: number) =>
  weekdayAndDate(instantInIndia(isoDay), now);

export const stateNames: Readonly<Record<BatchState, string>> = {
  open: 'Open',
  full: 'Full',
  running: 'Running',
  finished: 'Finished',
  cancelled: 'Cancelled',
};

/** The state marks beside words: `data-state` of `.state`. */
export const stateMarks: Readonly<Record<BatchState, string>> = {
  open: 'new',
  full: 'parked',
  running: 'talking',
  finished: 'done',
  cancelled: 'parked',
};

interface SeatWords {
  readonly mark: string;
  readonly words: string;
  readonly more?: string;
}

/** It says "4 of 12 seats left", "Last seat", or "Full" with the number of people who wait. */
export function seatWords(batch: CountedBatch, now: number): SeatWords {
  const state = stateOf(batch, now);
  if (state !== 'open' && state !== 'full') {
    return { mark: stateMarks[state], words: stateNames[state] };
  }
  const left = seatsLeft(batch);
  if (left === 0) {
    const { waiting } = batch;
    return {
      mark: 'parked',
      words: 'Full',
      ...(waiting > 0 && { more: `Waiting list: ${waiting}` }),
    };
  }
  if (left === 1 && batch.seats > 1) {
    return { mark: 'missed', words: 'Last seat', more: `1 of ${batch.seats} left` };
  }
  return { mark: 'new', words: `${left} of ${count(batch.seats, 'seat')} left` };
}

/** "Mon 4 Jan 2027, Mon to Fri, 7:00 to 8:30 PM, online, Tamil": a batch in one line. */
export const inOneLine = (batch: Batch): string =>
  `${shortDay(batch.sessions[0] ?? batch.starts)}, ${timesInWords(batch)}, ${batch.mode.replace('Online', 'online')}, ${batch.language}`;

/** "batch from Mon 4 Jan 2027, Mon to Fri, 7:00 to 8:30 PM, Online, Tamil": beside the line of a request for payment. */
export const whenInRequest = (batch: Batch): string =>
  `batch from ${shortDay(batch.sessions[0] ?? batch.starts)}, ${timesInWords(batch)}, ${batch.mode}, ${batch.language}`;

/** The ISO date of its last session. */
export const lastDay = ({ sessions, starts }: Pick<Batch, 'sessions' | 'starts'>): string =>
  sessions.at(-1) ?? starts;

const fullDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const dayThing = (day: Weekday) => `https://schema.org/${fullDays[weekdays.indexOf(day)]}`;

const languages = { English: 'en', Tamil: 'ta', Telugu: 'te' } as const;

export function batchThing(origin: string, batch: CountedBatch): Thing {
  const { id, sessions, days, from, to, mode, hours, language } = batch;
  const url = `${origin}${batchPath(id)}`;
  const subject = subjectOf(batch.what);
  const [only] = courses.filter(({ courseNo }) => subject?.modules.includes(courseNo));
  const [online, onsite] = attendance.modes;
  const modes = [
    ...(mode.includes('Online') ? [online] : []),
    ...(mode === 'Online' ? [] : [onsite]),
  ];
  return {
    '@type': 'Course',
    name: titleOf(batch),
    description: (only && syllabi[only.courseNo]?.description) ?? titleOf(batch),
    url,
    provider: providerAt(origin),
    ...(subject && { offers: paidOffer(url, subject.total) }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: modes,
      courseWorkload: `PT${hours}H`,
      inLanguage: languages[language],
      courseSchedule: {
        '@type': 'Schedule',
        startDate: sessions[0] ?? batch.starts,
        endDate: lastDay(batch),
        startTime: `${from}:00+05:30`,
        endTime: `${to}:00+05:30`,
        byDay: days.map(dayThing),
        repeatFrequency: 'Weekly',
        repeatCount: sessions.length,
        scheduleTimezone: 'Asia/Kolkata',
      },
    },
  };
}
