/** Rules of a sitting of a practical paper that counts (source: fourth.md, sections 6 and 9). Times are epoch milliseconds. */
import { courses } from '#data/courses';
import { examRules } from '#data/exams';
import {
  dayMs,
  instantInIndia,
  isDay,
  isoDayInIndia,
  readInstant,
} from '#lib/platform/values/india';
import type { Typed } from '#lib/practice/rules/worksheet';

/** `done`: handed in or over, marked or not. A row that nobody has started is `invited` until it closes. */
export type ExamState = 'invited' | 'running' | 'done' | 'void';
export type ShownState = ExamState | 'closed';

const second = 1_000;
const minute = 60 * second;
export const graceMs = 15 * second;
export const fewestMinutes = 5;
export const mostMinutes = 600;

export const examSubject = (id: string) => `exam:${id}` as const;

interface Window {
  readonly state: ExamState;
  readonly closesAt: number;
}

export const shownState = ({ state, closesAt }: Window, now: number): ShownState =>
  state === 'invited' && now >= closesAt ? 'closed' : state;

export const endOf = (startedAt: number, minutes: number, closesAt: number): number =>
  Math.min(startedAt + minutes * minute, closesAt);

/** The minutes that somebody has who starts now, rounded down. */
export const minutesFrom = (now: number, minutes: number, closesAt: number): number =>
  Math.floor((endOf(now, minutes, closesAt) - now) / minute);

/** Whole seconds, never below 0. */
export const secondsLeft = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / second));

export interface Saver {
  readonly rev: number;
  /** Only this saver has saved since `rev`. */
  readonly saver?: string;
  readonly saverFrom?: number;
}

/**
 * Whether a save may go on top of what is stored. `from`: the saving that it started from; a browser that lost the answer
 * to its own save, or closes while one is on its way, starts from an older one of its own.
 */
export const isNewest = (
  { rev, saver, saverFrom = rev }: Saver,
  from: number,
  by: string | undefined,
): boolean => from === rev || (by !== undefined && by === saver && from >= saverFrom && from < rev);

/** With the cells that were sent; one that was emptied goes. */
export function withCells(typed: Typed, cells: Typed): Typed {
  const all = { ...typed, ...cells };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Whether anything of what was sent is other than what is stored. */
export const changes = (typed: Typed, cells: Typed): boolean =>
  Object.entries(cells).some(([name, value]) => (typed[name] ?? '') !== value);

/** An answer is short; a sheet with more cells than this is none of ours. */
export const mostCells = 400;

/** A day from 00:00 (`opens`) or until 24:00 (`closes`), or a local date and time in India. */
export function readMoment(typed: string, end: 'opens' | 'closes'): number | undefined {
  if (!isDay(typed)) return readInstant(typed);
  return instantInIndia(typed) + (end === 'closes' ? dayMs : 0);
}

interface AskedWindow {
  readonly opens: string;
  readonly closes: string;
}

/** The window of an invitation, or what is wrong with it by field. */
export function readWindow(
  { opens, closes }: AskedWindow,
  now: number,
):
  | { readonly opensAt: number; readonly closesAt: number }
  | { readonly wrong: Record<string, string> } {
  const opensAt = readMoment(opens, 'opens');
  const closesAt = readMoment(closes, 'closes');
  const isPast = (at: number) => isoDayInIndia(at) < isoDayInIndia(now);
  const wrong = {
    ...(opensAt === undefined && { opens: 'Choose the day from which it is open.' }),
    ...(opensAt !== undefined && isPast(opensAt) && { opens: 'This day is past.' }),
    ...(closesAt === undefined && { closes: 'Choose the day on which it closes.' }),
    ...(closesAt !== undefined && closesAt <= now && { closes: 'This day is past.' }),
    ...(opensAt !== undefined &&
      closesAt !== undefined &&
      closesAt <= opensAt && { closes: 'It would close before it opens.' }),
  };
  if (opensAt === undefined || closesAt === undefined || Object.keys(wrong).length > 0) {
    return { wrong };
  }
  return { opensAt, closesAt };
}

/** Undefined for what is no number of minutes that a sitting can have. */
export function readMinutes(typed: string, least = fewestMinutes): number | undefined {
  if (!/^\d{1,4}$/.test(typed)) return undefined;
  const minutes = Number(typed);
  return minutes >= least && minutes <= mostMinutes ? minutes : undefined;
}

export const courseOf = (module: number) => courses.find(({ courseNo }) => courseNo === module);

/** The line of a request for payment that a further attempt needs. */
export const examLineOf = (module: number): string => `exam-${courseOf(module)?.level ?? ''}`;

export function passMarkOf(module: number): number {
  const course = courseOf(module);
  if (!course) throw new Error(`there is no module ${module}`);
  return examRules[course.level].pass;
}

/** The percent is rounded down; passing is judged by the exact marks. */
export const resultOf = (score: number, of: number, passMark: number) => ({
  percent: of === 0 ? 0 : Math.floor((score * 100) / of),
  passed: of > 0 && score * 100 >= passMark * of,
});
