/** Which modules somebody needs: pure, from the answers in the address. */
import { articlePath, routes } from '#data/addresses/routes';
import { articles } from '#data/articles';
import { bootcamps } from '#data/coaching';
import { type Course, courses } from '#data/courses';
import { bands, enough, freeFor, type Goal, goals, reasons, skills } from '#data/module-finder';
import { type Totals, totalsOf } from '#lib/catalogue/rules/cart';
import { lastOf, modulesIn, type Query } from '#lib/catalogue/rules/query';
import { isoDayInIndia } from '#lib/platform/values/india';

/** A band for each of the eight skills. */
export type Answers = readonly number[];

export interface Found {
  readonly goal: Goal;
  readonly answers: Answers;
  readonly modules: readonly { readonly course: Course; readonly why: string }[];
  readonly leftOut: readonly Course[];
  readonly saved: Totals;
  /** Left out by the answers, and put in all the same. */
  readonly put: readonly number[];
  readonly totals: Totals;
}

export interface Asked {
  readonly goal?: Goal;
  readonly answers: Answers;
  /** Answers were sent, and none says what for. */
  readonly lacksGoal: boolean;
}

const goalOf = (query: Query) => goals.find(({ id }) => id === lastOf(query, 'goal'));

/** `s=22101001`, or `s1` to `s8` as the form sends them; what is missing or wrong counts as "Not yet". */
function answersOf(query: Query): Answers {
  const packed = lastOf(query, 's') ?? '';
  return skills.map((_, at) => {
    const band = Number(lastOf(query, `s${at + 1}`) ?? packed[at]);
    return Number.isInteger(band) && band >= 0 && band < bands.length ? band : 0;
  });
}

export function find(query: Query): Found | Asked {
  const goal = goalOf(query);
  const answers = answersOf(query);
  const change = lastOf(query, 'change') !== undefined;
  if (!goal || change) {
    // A link with answers alone, as a test paper makes it, asks for the goal without an error.
    const sent = !change && Object.keys(query).some((name) => /^(?:goal|s[1-8]?)$/.test(name));
    return { ...(goal && { goal }), answers, lacksGoal: !goal && sent };
  }
  const known = isKnownTo(answers);
  const put = (modulesIn(query, 'with') ?? []).filter((no) => goal.modules.includes(no));
  const taken = [...modulesFor(goal, answers), ...put.filter(known)];
  const left = goal.modules.filter((no) => !taken.includes(no));
  return {
    goal,
    answers,
    put: put.filter(known),
    modules: coursesOf(taken).map((course) => ({ course, why: whyOf(course.courseNo, answers) })),
    leftOut: coursesOf(left),
    saved: totalsOf(left),
    totals: totalsOf(taken),
  };
}

const isKnownTo = (answers: Answers) => (courseNo: number) => bandOf(courseNo, answers) >= enough;

/** It gives course numbers in the order of study. */
export const modulesFor = (goal: Goal, answers: Answers): readonly number[] => {
  const known = isKnownTo(answers);
  return goal.modules.filter((no) => !known(no));
};

const coursesOf = (numbers: readonly number[]) =>
  courses.filter(({ courseNo }) => numbers.includes(courseNo));

/** -1 for a module that no question is about. */
function bandOf(courseNo: number, answers: Answers): number {
  const at = skills.findIndex(({ modules }) => (modules as readonly number[]).includes(courseNo));
  return answers[at] ?? -1;
}

function whyOf(courseNo: number, answers: Answers): string {
  const band = bandOf(courseNo, answers);
  const [notYet = '', withHelp] = reasons[courseNo] ?? [];
  if (band >= enough) return `You do this **${bands[band]?.toLowerCase()}**; taken all the same.`;
  return (band === 1 && withHelp) || notYet;
}

/** The address of a result, short enough to be sent; with `change` that of its answers. */
export function finderPath(
  goal: Goal,
  answers: Answers,
  { put = [], change }: { put?: readonly number[]; change?: boolean } = {},
): string {
  const extra = [put.length > 0 ? `&with=${put.join(',')}` : '', change ? '&change=1' : ''];
  return `${routes.whichModules}?goal=${goal.id}&s=${answers.join('')}${extra.join('')}`;
}

/** "Tally and GST **with help**; TDS **not yet**", the best first. */
export function answersInWords(answers: Answers): readonly { band: string; what: string }[] {
  return [...bands.keys()].reverse().flatMap((band) => {
    const named = skills.filter((_, at) => answers[at] === band).map(({ short }) => short);
    return named.length > 0 ? [{ band: bands[band] ?? '', what: listed(named) }] : [];
  });
}

export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export interface Free {
  readonly title: string;
  readonly what: string;
  readonly href: string;
  readonly courseNo: number;
  /** Epoch milliseconds; absent for what is there at any time, or has its own words for the day. */
  readonly start?: number;
  readonly day?: string;
}

interface FreeSession {
  readonly title: string;
  readonly url: string;
  readonly language: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly hours: string;
}

/** So many sessions that every topic comes round once, in each language. */
export const sessionsAhead = 32;
const mostWebinars = 3;

export function freeFirst(
  courseNos: readonly number[],
  sessions: readonly FreeSession[],
): readonly Free[] {
  return [...webinars(courseNos, sessions), ...inductions(courseNos), ...reading(courseNos)];
}

function webinars(courseNos: readonly number[], sessions: readonly FreeSession[]): readonly Free[] {
  const topics: Readonly<Record<string, number>> = freeFor.topics;
  const first = sessions.filter(
    ({ title }, at) =>
      courseNos.includes(topics[title] ?? 0) &&
      sessions.findIndex((session) => session.title === title) === at,
  );
  return first.slice(0, mostWebinars).map(({ title, url, start }) => {
    const sameDay = sessions.filter(
      (session) => session.title === title && isoDayInIndia(session.start) === isoDayInIndia(start),
    );
    const hours = sameDay.map((session) => `${session.language} ${session.hours}`);
    return {
      title,
      what: `Free webinar: ${hours.join('; ')}`,
      href: url,
      courseNo: topics[title] ?? 0,
      start,
    };
  });
}

function inductions(courseNos: readonly number[]): readonly Free[] {
  const about: Readonly<Record<string, number>> = freeFor.bootcamps;
  return bootcamps
    .filter(({ code }) => courseNos.includes(about[code] ?? 0))
    .map(({ code, moduleName, startingDay }) => ({
      title: moduleName,
      what: 'Induction for beginners',
      href: `${routes.coaching}#${code}`,
      courseNo: about[code] ?? 0,
      day: startingDay,
    }));
}

function reading(courseNos: readonly number[]): readonly Free[] {
  const about: Readonly<Record<string, number>> = freeFor.articles;
  return articles
    .filter(({ id }) => courseNos.includes(about[id] ?? 0))
    .map(({ id, title, readTime }) => ({
      title,
      what: `Article, ${readTime}`,
      href: articlePath(id),
      courseNo: about[id] ?? 0,
    }))
    .sort((one, other) => one.courseNo - other.courseNo);
}
