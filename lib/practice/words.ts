import { shortDayAndHour } from '#lib/platform/values/india';
import { courseOf, type ShownState, shownState } from '#lib/practice/rules/sittings';
import type { Exam } from '#lib/practice/schema';

/** "AcSS 5, GST fundamentals" */
export const moduleInWords = (module: number): string =>
  `AcSS ${module}, ${courseOf(module)?.title ?? 'a module that is no longer taught'}`;

/** "Mon 30 Nov, 10:00 AM to Sat 5 Dec, 9:15 PM" */
export const windowInWords = (
  { opensAt, closesAt }: Pick<Exam, 'opensAt' | 'closesAt'>,
  now: number,
): string => `${shortDayAndHour(opensAt, now)} to ${closeInWords(closesAt, now)}`;

const minute = 60_000;

/** A day that ends at midnight is named by itself, not by the next one. */
export const closeInWords = (closesAt: number, now: number): string => {
  const words = shortDayAndHour(closesAt, now);
  if (!words.endsWith(', 12:00 AM')) return words;
  return shortDayAndHour(closesAt - minute, now).replace(/, 11:59 PM$/, ', midnight');
};

const stateWords: Readonly<Record<ShownState, string>> = {
  invited: 'Invited',
  running: 'Running',
  done: 'Handed in',
  closed: 'Not started in time',
  void: 'Cancelled',
};

type Standing = Pick<Exam, 'state' | 'closesAt' | 'passed' | 'percent' | 'fault'>;

export function standingInWords(exam: Standing, now: number): string {
  const { state, passed, percent, fault } = exam;
  if (state !== 'done') return stateWords[shownState(exam, now)];
  if (fault !== undefined || passed === undefined) return 'Handed in, not marked yet';
  return `${passed ? 'Passed' : 'Not passed'}, ${percent}%`;
}

const events: Readonly<
  Record<string, (sum: string) => { readonly desk: string; readonly visitor: string }>
> = {
  'exam-started': (sum) => ({
    desk: `: ${sum}.`,
    visitor: `You started your practical paper: ${sum}.`,
  }),
  'exam-done': (sum) => ({ desk: `: ${sum}.`, visitor: `Your practical paper: ${sum}.` }),
  'exam-fault': (sum) => ({
    desk: `: ${sum}.`,
    visitor: `We are checking your practical paper by hand: ${sum}.`,
  }),
  'certificate-issued': (sum) => ({
    desk: `: ${sum}.`,
    visitor: `We issued your certificate: ${sum}.`,
  }),
  'exam-reminder': (sum) => ({
    desk: `: ${sum}.`,
    visitor: `We reminded you of your practical paper: ${sum}.`,
  }),
};

const headlines: Readonly<Record<string, string>> = {
  'exam-started': 'The practical paper was started',
  'exam-done': 'The practical paper was marked',
  'exam-fault': 'A practical paper could not be marked',
  'certificate-issued': 'The certificate was issued',
  'exam-reminder': 'The site reminded them of the practical paper',
};

export interface ExamEventWords {
  readonly headline: string;
  readonly desk: string;
  readonly visitor: string;
}

/** Undefined for what is no event of a sitting. */
export function examEvent(
  action: string,
  detail: Readonly<Record<string, string>>,
): ExamEventWords | undefined {
  if (!Object.hasOwn(events, action)) return undefined;
  const words = events[action]?.(detail.sum ?? '');
  return words && { headline: headlines[action] ?? action, ...words };
}
