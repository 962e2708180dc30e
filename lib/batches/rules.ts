/** A batch: a fixed row of days on which a group is taught, what it teaches, and how the list of batches is filtered. contract: Batches. */

import { routes } from '#data/addresses/routes';
import { bootcampHour, bootcamps } from '#data/coaching';
import { courses, type Level } from '#data/courses';
import { lastOf, type Query } from '#lib/catalogue/rules/query';
import { dayAfter, holidayOn } from '#lib/enquiries/rules/hours';
import { dayMs, dayParts, instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import { withGst } from '#lib/platform/values/money';

export const batchModes = [
  'Online',
  'Chennai',
  'Hyderabad',
  'Online and Chennai',
  'Online and Hyderabad',
] as const;
export type BatchMode = (typeof batchModes)[number];

export const batchLanguages = ['English', 'Tamil', 'Telugu'] as const;
type BatchLanguage = (typeof batchLanguages)[number];

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const mostSeats = 200;

/** Clocks are of India, 24 hours. */
export interface BatchPlan {
  readonly what: readonly string[];
  /** ISO date; the first session is on it or on the first of its days after it. */
  readonly starts: string;
  readonly days: readonly Weekday[];
  readonly from: string;
  readonly to: string;
  readonly mode: BatchMode;
  readonly language: BatchLanguage;
  readonly seats: number;
  /** ISO date up to and with which one may still join, where that is after the first session. */
  readonly joinBy?: string;
  readonly trainer?: string;
  readonly note?: string;
}

export interface Batch extends BatchPlan {
  /** Never changes: it is in addresses and in the UIDs of calendar entries. */
  readonly id: string;
  /** ISO dates, computed when the plan was saved: a holiday that is added later does not change published dates. */
  readonly sessions: readonly string[];
  /** Hours as in the catalogue when the plan was saved. */
  readonly hours: number;
  /** A marked sample of a trial. */
  readonly sample: boolean;
  /** Where one meets, for who has a seat alone. */
  readonly link?: string;
  readonly place?: string;
  /** How often link or place was entered, and when last (epoch milliseconds). */
  readonly joinNumber: number;
  readonly joinAt?: number;
  /** How often days or hours were changed, and when last. */
  readonly moves: number;
  readonly movedAt?: number;
  /** How many sessions it ever had: calendars hold an entry for each. */
  readonly mostSessions: number;
  /** The sequence number of its calendar entries. */
  readonly sequence: number;
  readonly cancelledAt?: number;
  readonly cancelReason?: string;
  readonly version: number;
  readonly changedAt: number;
}

/** It adds the seats at one moment, and how many people wait. */
export interface CountedBatch extends Batch {
  readonly held: number;
  readonly taken: number;
  readonly waiting: number;
  /** How many were free, and how many taken, when that was noted last: what differs now is news. */
  readonly toldFree: number;
  readonly toldTaken: number;
}

export const seatsLeft = ({ seats, held, taken }: Pick<CountedBatch, 'seats' | 'held' | 'taken'>) =>
  Math.max(0, seats - held - taken);

export type BatchState = 'open' | 'full' | 'running' | 'finished' | 'cancelled';

type Timed = Pick<Batch, 'sessions' | 'from' | 'to' | 'hours'>;

const minute = 60_000;

export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Epoch milliseconds of a session: the last one is shorter where the hours do not divide. */
export function sessionTimes({ sessions, from, to, hours }: Timed, at: number) {
  const length = minutesOf(to) - minutesOf(from);
  const left = hours * 60 - length * (sessions.length - 1);
  const start = instantInIndia(sessions[at] ?? '', from);
  const lasts = at === sessions.length - 1 && left > 0 ? Math.min(length, left) : length;
  return { start, end: start + lasts * minute };
}

export const beginsAt = (batch: Timed): number => sessionTimes(batch, 0).start;
export const endsAt = (batch: Timed): number => sessionTimes(batch, batch.sessions.length - 1).end;

/** Until then a seat is given: the first session, or the end of `joinBy` where that is later. */
export const closesAt = (batch: Timed & Pick<Batch, 'joinBy'>): number =>
  Math.max(beginsAt(batch), batch.joinBy ? instantInIndia(batch.joinBy) + dayMs : 0);

/** Names a seat of somebody, or one that they wait for, as the cause of a task. */
export const seatSubject = (batch: string, enquiry: string): string => `batch:${batch}/${enquiry}`;

/** How the topics of its mails begin; of one kind with `topic`. */
export const topicsOf = ({ id }: Pick<Batch, 'id'>, topic = ''): string =>
  `batch-${id}-${topic && `${topic}-`}`;

/** Whether both teach the same: the order of modules is none of it. */
export const teachesSame = (one: Pick<BatchPlan, 'what'>, other: Pick<BatchPlan, 'what'>) =>
  [...one.what].sort().join() === [...other.what].sort().join();

/** The last ISO date on which a seat is given. */
export const lastDayToJoin = (batch: Timed & Pick<Batch, 'joinBy'>): string =>
  isoDayInIndia(closesAt(batch) - 1);

/** Whether somebody may still be given a seat, while there is one. */
export const isJoinable = (
  batch: Timed & Pick<Batch, 'joinBy' | 'cancelledAt'>,
  now: number,
): boolean => batch.cancelledAt === undefined && now < closesAt(batch);

export function stateOf(batch: CountedBatch, now: number): BatchState {
  if (batch.cancelledAt !== undefined) return 'cancelled';
  if (now >= endsAt(batch)) return 'finished';
  if (now >= beginsAt(batch)) return 'running';
  return seatsLeft(batch) > 0 ? 'open' : 'full';
}

export const weekdayOn = (isoDay: string) => dayParts(instantInIndia(isoDay)).weekday as Weekday;

export interface SessionDays {
  /** ISO dates. */
  readonly sessions: readonly string[];
  /** Days between the first and the last on which it would have met. */
  readonly skipped: readonly { readonly day: string; readonly name: string }[];
  /** The length of the last session; the others last from `from` to `to`. */
  readonly lastMinutes: number;
}

/** Hours ÷ length of a session, rounded up: the last one is shorter, so that the hours are the catalogue's. */
export function sessionDays(
  { starts, days, from, to }: Pick<BatchPlan, 'starts' | 'days' | 'from' | 'to'>,
  hours: number,
): SessionDays {
  const length = minutesOf(to) - minutesOf(from);
  const minutes = Math.round(hours * 60);
  const count = Math.ceil(minutes / length);
  const { sessions, skipped } = walk(starts, days, count);
  return { sessions, skipped, lastMinutes: minutes - length * (count - 1) };
}

/** The holidays that fall on a weekday of a batch between its first and its last session. */
export function skippedBetween(days: BatchPlan['days'], first: string, last: string) {
  const skipped: { day: string; name: string }[] = [];
  for (let day = first; day < last; day = dayAfter(day)) {
    const name = holidayOn(day);
    if (name && days.includes(weekdayOn(day))) skipped.push({ day, name });
  }
  return skipped;
}

function walk(starts: string, days: BatchPlan['days'], count: number) {
  const sessions: string[] = [];
  const skipped: { day: string; name: string }[] = [];
  if (days.length === 0) return { sessions, skipped };
  for (let day = starts; sessions.length < count; day = dayAfter(day)) {
    if (!days.includes(weekdayOn(day))) continue;
    const name = holidayOn(day);
    if (name) skipped.push({ day, name });
    else sessions.push(day);
  }
  return { sessions, skipped };
}

interface BatchSubject {
  /** "AcSS 5, GST fundamentals" or "Bootcamp B05FO03: AcSS 1, 3, 4, 5, 6". */
  readonly title: string;
  readonly name: string;
  readonly modules: readonly number[];
  readonly bootcamp?: string;
  /** Where all of its modules are of one. */
  readonly level?: Level;
  readonly hours: number;
  /** Rupees. */
  readonly fee: number;
  readonly gst: number;
  readonly total: number;
}

/** Undefined for what cannot be taught in a batch: unknown, mixed, or without hours in the catalogue. */
export function subjectOf(what: readonly string[]): BatchSubject | undefined {
  const [first = ''] = what;
  if (what.length === 1 && first.startsWith('bootcamp-')) return bootcampSubject(first.slice(9));
  const held = courses.filter(({ courseNo }) => what.includes(`module-${courseNo}`));
  if (held.length === 0 || held.length !== new Set(what).size) return undefined;
  const levels = new Set(held.map(({ level }) => level));
  const [only] = held;
  const alone = held.length === 1 && only;
  const numbers = held.map(({ courseNo }) => courseNo);
  return {
    title: alone ? `AcSS ${only.courseNo}, ${only.title}` : `AcSS ${numbers.join(', ')}`,
    name: alone ? only.title : `AcSS ${numbers.join(', ')}`,
    modules: numbers,
    ...(levels.size === 1 && only && { level: only.level }),
    hours: held.reduce((sum, { hours }) => sum + hours, 0),
    ...withGst(held.reduce((sum, { fees }) => sum + fees, 0)),
  };
}

function bootcampSubject(code: string): BatchSubject | undefined {
  const bootcamp = bootcamps.find((each) => each.code === code);
  if (!bootcamp?.hours) return undefined;
  const levels = new Set(
    courses.filter(({ courseNo }) => bootcamp.modules.includes(courseNo)).map(({ level }) => level),
  );
  const [level] = levels;
  return {
    title: `Bootcamp ${code}: ${bootcamp.moduleName}`,
    name: `Bootcamp ${code}`,
    modules: bootcamp.modules,
    bootcamp: code,
    ...(levels.size === 1 && level && { level }),
    hours: bootcamp.hours,
    ...withGst(bootcamp.hours * bootcampHour.fee),
  };
}

/** Every `what` of one part that can be taught, with its words for a list. */
export const batchSubjects: readonly { readonly value: string; readonly label: string }[] = [
  ...courses.map(({ courseNo, title }) => ({
    value: `module-${courseNo}`,
    label: `AcSS ${courseNo}, ${title}`,
  })),
  ...bootcamps
    .filter(({ hours }) => hours)
    .map(({ code, moduleName }) => ({
      value: `bootcamp-${code}`,
      label: `Bootcamp ${code}: ${moduleName}`,
    })),
];

const batchFilters = ['what', 'mode', 'language', 'month'] as const;
type BatchFilter = (typeof batchFilters)[number];

export type BatchFilters = Partial<Readonly<Record<BatchFilter, string>>>;

/** Where somebody comes to, and what is online as well as there. */
export const places = ['Online', 'Chennai', 'Hyderabad'] as const;

/** Unknown parameters filter nothing. */
export function filtersIn(query: Query): BatchFilters {
  const known: Readonly<Record<BatchFilter, (value: string) => boolean>> = {
    what: (value) => batchSubjects.some((each) => each.value === value),
    mode: (value) => (batchModes as readonly string[]).includes(value),
    language: (value) => (batchLanguages as readonly string[]).includes(value),
    month: (value) => /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(value),
  };
  const read = batchFilters.flatMap((name) => {
    const value = lastOf(query, name)?.trim() ?? '';
    return known[name](value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Online asks for what can be followed online; a month is the one in which a batch begins. */
export function filterBatches(
  batches: readonly CountedBatch[],
  by: BatchFilters,
): readonly CountedBatch[] {
  return batches.filter(
    (batch) =>
      (by.what === undefined || batch.what.includes(by.what)) &&
      (by.mode === undefined || [batch.mode, ...batch.mode.split(' and ')].includes(by.mode)) &&
      (by.language === undefined || batch.language === by.language) &&
      (by.month === undefined || monthOf(batch) === by.month),
  );
}

/** `2027-01`. */
export const monthOf = ({ sessions, starts }: CountedBatch) => (sessions[0] ?? starts).slice(0, 7);

export function filteredPath(by: BatchFilters, page = 1): string {
  const query = new URLSearchParams(Object.entries(by).filter(([, value]) => value));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? routes.batches : `${routes.batches}?${query}`;
}
