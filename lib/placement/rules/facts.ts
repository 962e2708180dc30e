/**
 * The facts hold no name, gender, age, photograph, nor an address beyond the place, so none of these can change an
 * order. The store holds a short line of text of each.
 */
import {
  certificates,
  employeeStatuses,
  experiences,
  languages,
  otherPlace,
  type Subject,
  salaryRanges,
  skills,
  subjects,
  workPreferences,
} from '#data/application-choices';
import { unanswered } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';

/** The value of a choice is its index in the list, or one of these two. */
export const unsaid = -1;
const otherWords = -2;

export interface Facts {
  /** The place in the applicant's words; empty where it was not said. */
  readonly place: string;
  readonly experience: number;
  readonly preference: number;
  readonly status: number;
  /** Whole rupees a month; `unsaid` where there is no figure, and no end of "more than". */
  readonly payFrom: number;
  readonly payTo: number;
  /** A bit for each of the application's, and the highest for anything else that was said. */
  readonly skills: number;
  readonly languages: number;
  /** In the order of `ratedSubjects`; 0 is unrated. */
  readonly ratings: readonly number[];
  /** A bit for each module of which a certificate is said. */
  readonly modules: number;
  /** Numbers of certificates that the application names. */
  readonly numbers: readonly string[];
}

export const ratedSubjects = Object.keys(subjects) as Subject[];

const otherBit = 1 << 30;

/** The bits of what is in `list`; what is not sets the highest. */
export function bitsOf(said: readonly string[], list: readonly string[]): number {
  return said.reduce((bits, each) => {
    const at = list.indexOf(each);
    return bits | (at < 0 ? otherBit : 1 << at);
  }, 0);
}

/** The answers of an application, as they were transcribed. */
export function factsOf(transcript: readonly Answer[]): Facts {
  const said = new Map(transcript.map(({ name, value }) => [name, value]));
  const text = (name: string) => {
    const value = said.get(name) ?? '';
    return value === unanswered ? '' : value;
  };
  const named = text('certifications');
  const place = text('location');
  return {
    place: (place === otherPlace ? text('customLocation') || place : place).replace(/[\t\n]/g, ' '),
    experience: indexIn(experiences, text('experience')),
    preference: indexIn(workPreferences, text('workPreference')),
    status: indexIn(employeeStatuses, text('employeeStatus')),
    ...payIn(text('salaryRange')),
    skills: bitsOf(listed(text('skills'), skills), skills),
    languages: bitsOf(listed(text('speak'), languages), languages),
    ratings: ratedSubjects.map((subject) => ratingIn(text(`rate-${subject}`))),
    modules: bitsOf(
      listed(named, certificates).filter((each) => certificates.includes(each)),
      certificates,
    ),
    numbers: [...named.matchAll(/\bHC-?(2\d{3})-?([0-9A-Z]{7})\b/gi)].map(
      ([, year, rest = '']) => `HC-${year}-${rest.toUpperCase()}`,
    ),
  };
}

function indexIn(list: readonly string[], said: string): number {
  if (said === '') return unsaid;
  const at = list.indexOf(said);
  return at < 0 ? otherWords : at;
}

/** A list was joined by commas, and some of its entries hold one. */
function listed(text: string, known: readonly string[]): string[] {
  const withComma = known.filter((each) => each.includes(',') && text.includes(each));
  const rest = withComma.reduce((left, each) => left.replace(each, ''), text);
  return [...withComma, ...rest.split(',').map((each) => each.trim())].filter(Boolean);
}

const ratingIn = (text: string): number => {
  const rating = Number(/^(\d{1,2}) of 10\b/.exec(text)?.[1] ?? 0);
  return rating <= 10 ? rating : 0;
};

/** "₹27,000-33,000 per month", "More than ₹1,00,000 per month", or a figure in own words. */
function payIn(text: string): Pick<Facts, 'payFrom' | 'payTo'> {
  const amounts = [...text.matchAll(/\d[\d,]*/g)].map(([each]) => Number(each.replaceAll(',', '')));
  const [from, to] = amounts.filter((each) => each >= 1000);
  if (from === undefined) return { payFrom: unsaid, payTo: unsaid };
  const isLast = text === salaryRanges.at(-1);
  return { payFrom: from, payTo: isLast ? Number.POSITIVE_INFINITY : (to ?? from) };
}

export interface Applicant {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly facts: Facts;
}

export const packFacts = (facts: Facts): string =>
  [
    facts.place,
    facts.experience,
    facts.preference,
    facts.status,
    facts.payFrom,
    facts.payTo,
    facts.skills,
    facts.languages,
    facts.ratings.map((each) => each.toString(16)).join(''),
    facts.modules,
    facts.numbers.join(' '),
  ].join('\t');

/** The first separates the id, the time and the facts of a line, the second separates lines. */
export const [betweenParts, betweenLines] = ['\t', '\n'];

export function readFacts(line: string): Applicant {
  const parts = line.split(betweenParts);
  const text = (at: number) => parts[at] ?? '';
  const number = (at: number) => Number(parts[at]);
  return {
    id: text(0),
    receivedAt: number(1),
    facts: {
      place: text(2),
      experience: number(3),
      preference: number(4),
      status: number(5),
      payFrom: number(6),
      payTo: number(7),
      skills: number(8),
      languages: number(9),
      ratings: text(10)
        .split('')
        .map((each) => Number.parseInt(each, 16)),
      modules: number(11),
      numbers: text(12) === '' ? [] : text(12).split(' '),
    },
  };
}
