/** What staff enter about a batch, read and checked; contract: Batches. */
import type { Fields } from '#lib/server/intake/body';
import {
  type Batch,
  type BatchPlan,
  batchLanguages,
  batchModes,
  beginsAt,
  closesAt,
  minutesOf,
  mostSeats,
  type Weekday,
  weekdayOn,
  weekdays,
} from '#lib/shared/batches/batch';
import { type SessionDays, sessionDays } from '#lib/shared/batches/session-days';
import { subjectOf } from '#lib/shared/batches/subject';
import { shortDay } from '#lib/shared/dates';
import { holidayOn } from '#lib/shared/enquiries/rules/hours';
import { cut, line, lines } from '#lib/shared/forms/sanitize';
import { isDay, isoDayInIndia } from '#lib/shared/india';

export type ComputedPlan = BatchPlan & SessionDays & Pick<Batch, 'hours'>;

export type ReadPlan =
  | { readonly plan: ComputedPlan }
  /** By field, a sentence each. */
  | { readonly errors: Readonly<Record<string, string>> };

const mostTrainer = 100;
const mostNote = 500;
/** Shorter ones would be a hundred sessions of a module. */
const leastMinutes = 15;

/** `before`: the batch as it is, of which what is not sent stays; absent for a new one. `now` in epoch milliseconds. */
export function readPlan(fields: Fields, now: number, before?: Batch): ReadPlan {
  const errors: Record<string, string> = {};
  const typed = typedPlan(fields, before);
  const subject = subjectOf(typed.what);
  if (!subject) errors.what = whatIsWrong(typed.what);
  if (!isDay(typed.starts)) errors.starts = 'Enter the day it begins, as 2027-01-04.';
  const known = typed.days.filter((day): day is Weekday =>
    (weekdays as readonly string[]).includes(day),
  );
  if (known.length === 0 || known.length < typed.days.length) {
    errors.days = 'Choose at least one day of the week, Mon to Sun.';
  }
  if (!isClock(typed.from)) errors.from = 'Enter the hour it begins, as 19:00.';
  if (!isClock(typed.to)) errors.to = 'Enter the hour it ends, as 20:30.';
  const length = minutesOf(typed.to) - minutesOf(typed.from);
  if (!errors.from && !errors.to && length <= 0) {
    errors.to = 'It ends before it starts: the second hour must be after the first.';
  } else if (!errors.from && !errors.to && length < leastMinutes) {
    errors.to = `A session lasts at least ${leastMinutes} minutes.`;
  }
  const mode = batchModes.find((each) => each === typed.mode);
  if (!mode) errors.mode = `Choose where: ${batchModes.join(', ')}.`;
  const language = batchLanguages.find((each) => each === typed.language);
  if (!language) errors.language = `Choose a language: ${batchLanguages.join(', ')}.`;
  const seats = /^\d{1,4}$/.test(typed.seats) ? Number(typed.seats) : 0;
  if (seats < 1 || seats > mostSeats) errors.seats = `Seats are 1 to ${mostSeats}.`;
  if (typed.joinBy && !isDay(typed.joinBy))
    errors.joinBy = 'Enter a day, as 2027-01-06, or leave it empty.';
  if (!subject || !mode || !language || Object.keys(errors).length > 0) return { errors };
  const plan: BatchPlan = {
    what: [...new Set(typed.what)],
    starts: typed.starts,
    days: weekdays.filter((day) => known.includes(day)),
    from: typed.from,
    to: typed.to,
    mode,
    language,
    seats,
    ...(typed.joinBy && { joinBy: typed.joinBy }),
    ...(typed.trainer && { trainer: typed.trainer }),
    ...(typed.note && { note: typed.note }),
  };
  const wrong = whenIsWrong(plan, now, before);
  if (wrong) return { errors: wrong };
  // What was published stays as it was computed while nothing of it is another.
  if (before && !isOtherSchedule(plan, before)) {
    const { sessions, hours } = before;
    return { plan: { ...plan, sessions, hours, skipped: [], lastMinutes: 0 } };
  }
  const computed = { ...plan, hours: subject.hours, ...sessionDays(plan, subject.hours) };
  const late = joinByIsWrong(computed) ?? (beginsAt(computed) <= now ? past : undefined);
  return late ? { errors: late } : { plan: computed };
}

/** Whether what its sessions follow from is another. */
export const isOtherSchedule = (plan: BatchPlan, before: BatchPlan): boolean =>
  (['starts', 'from', 'to'] as const).some((name) => plan[name] !== before[name]) ||
  plan.days.join() !== before.days.join() ||
  plan.what.join() !== before.what.join();

const past = { starts: 'Its first session would be in the past.' };

function whenIsWrong(plan: BatchPlan, now: number, before?: Batch) {
  if (before && !isOtherSchedule(plan, before)) return undefined;
  if (before && beginsAt(before) <= now) {
    return { starts: 'It has begun: its days and hours stay as they are.' };
  }
  if (plan.starts < isoDayInIndia(now)) return { starts: 'The day it begins is in the past.' };
  const holiday = holidayOn(plan.starts);
  const [only, ...more] = plan.days;
  if (holiday && more.length === 0 && only === weekdayOn(plan.starts)) {
    return { starts: `${shortDay(plan.starts)} is a holiday: ${holiday}.` };
  }
  return undefined;
}

function joinByIsWrong(computed: ComputedPlan) {
  const { joinBy, sessions } = computed;
  if (!joinBy) return undefined;
  if (joinBy >= (sessions[0] ?? '') && joinBy <= (sessions.at(-1) ?? '')) return undefined;
  if (closesAt(computed) === beginsAt(computed) && joinBy <= (sessions.at(-1) ?? '')) {
    return {
      joinBy: 'Joining ends with the first session anyway: give a later day, or leave it empty.',
    };
  }
  return { joinBy: 'Joining ends with the last session at the latest.' };
}

function typedPlan(fields: Fields, before?: Batch) {
  const text = (name: keyof BatchPlan) => {
    if (name in fields || !before) return line(fields[name]);
    return String(before[name] ?? '');
  };
  const list = (name: 'what' | 'days') =>
    name in fields || !before ? wordsIn(fields[name]) : [...before[name]];
  const note = 'note' in fields || !before ? lines(fields.note) : (before.note ?? '');
  return {
    what: list('what'),
    starts: text('starts'),
    days: list('days'),
    from: text('from'),
    to: text('to'),
    mode: text('mode'),
    language: text('language'),
    seats: text('seats'),
    joinBy: text('joinBy'),
    trainer: cut(text('trainer'), mostTrainer),
    note: cut(note, mostNote),
  };
}

/** A text, several joined by commas, or a list. */
export const wordsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((each) => line(each).split(','))
    .map((each) => each.trim())
    .filter(Boolean);

const isClock = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

function whatIsWrong(what: readonly string[]): string {
  if (what.length === 0) return 'Choose a module, several, or a bootcamp.';
  if (what.length > 1 && what.some((each) => each.startsWith('bootcamp-'))) {
    return 'Choose either one bootcamp or modules, not both.';
  }
  return 'Choose from the catalogue: a module, several, or a bootcamp with hours.';
}
