/** The terms of a vacancy as staff post them, read and checked; what is left out stays as it was (contract: Vacancy). */
import {
  experiences,
  languages,
  skills,
  subjects,
  workPreferences,
} from '#data/application-choices';
import { courses } from '#data/courses';
import { accountantTypes } from '#data/employers';
import type { Answer } from '#lib/server/store/store';
import { cut, line, lines } from '#lib/shared/forms/sanitize';
import { unanswered } from '#lib/shared/forms/transcribe';
import { isDay } from '#lib/shared/india';
import { rupeesTyped } from '#lib/shared/money';
import { ratedSubjects } from '#lib/shared/placement/facts';
import type { VacancyTerms } from '#lib/shared/placement/rules';

type Fields = Readonly<Record<string, unknown>>;
type Errors = Record<string, string>;
type Draft = { -readonly [Name in keyof VacancyTerms]: VacancyTerms[Name] };

const mostNumber = 99;
const mostPay = 10_000_000;
const longest = { city: 100, note: 1000, described: 100 } as const;

export function readTerms(
  fields: Fields,
  before: VacancyTerms,
): { readonly ok: VacancyTerms } | { readonly wrong: Readonly<Errors> } {
  const wrong: Errors = {};
  const draft: Draft = { ...before };
  for (const [name, read] of Object.entries(readers))
    if (name in fields) read(fields, draft, wrong);
  readRatings(fields, draft, wrong);
  const { payFrom, payTo } = draft;
  if (payFrom !== undefined && payTo !== undefined && payFrom > payTo) {
    wrong.payTo = 'The highest pay is lower than the lowest.';
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { ok: draft };
}

type Read = (fields: Fields, draft: Draft, wrong: Errors) => void;

const readers: Readonly<Record<string, Read>> = {
  type(fields, draft, wrong) {
    const typed = accountantTypes.find((each) => each === line(fields.type));
    if (typed) draft.type = typed;
    else wrong.type = 'Please choose the type of accountant.';
  },
  number(fields, draft, wrong) {
    const typed = wholeIn(fields.number);
    if (typed !== undefined && typed >= 1 && typed <= mostNumber) draft.number = typed;
    else wrong.number = `Please say how many they need, from 1 to ${mostNumber}.`;
  },
  city(fields, draft) {
    draft.city = cut(line(fields.city), longest.city);
  },
  payFrom: (fields, draft, wrong) => readPay('payFrom', fields, draft, wrong),
  payTo: (fields, draft, wrong) => readPay('payTo', fields, draft, wrong),
  preference(fields, draft, wrong) {
    const typed = line(fields.preference);
    if (typed === '' || (workPreferences as readonly string[]).includes(typed))
      draft.preference = typed;
    else wrong.preference = 'Please choose the way of working.';
  },
  experience: listOf('experience', experiences),
  skills: listOf('skills', skills),
  languages: listOf('languages', languages),
  certificates(fields, draft, wrong) {
    const typed = entries(fields.certificates).map(Number);
    if (typed.every((each) => courses.some(({ courseNo }) => courseNo === each))) {
      draft.certificates = [...new Set(typed)].sort((one, other) => one - other);
    } else wrong.certificates = 'Please choose modules from 1 to 17.';
  },
  from(fields, draft, wrong) {
    const typed = line(fields.from);
    delete draft.from;
    if (typed === '') return;
    if (isDay(typed)) draft.from = typed;
    else wrong.from = 'Please write the first day as a date.';
  },
  note(fields, draft) {
    draft.note = cut(lines(fields.note), longest.note);
  },
  named(fields, draft, wrong) {
    const typed =
      fields.named === true ? 'yes' : fields.named === false ? 'no' : line(fields.named);
    if (typed !== 'yes' && typed !== 'no')
      wrong.named = 'Please say whether candidates see the employer’s name.';
    else draft.named = typed === 'yes';
  },
  described(fields, draft, wrong) {
    const typed = line(fields.described);
    if ([...typed].length > longest.described) {
      wrong.described = `At most ${longest.described} characters.`;
    } else draft.described = typed;
  },
};

/** One, several, or none; empty ones are of a form that says "none". */
const entries = (value: unknown): string[] =>
  [value]
    .flat()
    .map(line)
    .filter((each) => each !== '');

function listOf(name: 'experience' | 'skills' | 'languages', known: readonly string[]): Read {
  return (fields, draft, wrong) => {
    const typed = entries(fields[name]);
    if (!typed.every((each) => known.includes(each))) wrong[name] = 'Please choose from the list.';
    else draft[name] = known.filter((each) => typed.includes(each));
  };
}

const wholeIn = (value: unknown): number | undefined => rupeesTyped(line(value));

function readPay(name: 'payFrom' | 'payTo', fields: Fields, draft: Draft, wrong: Errors): void {
  delete draft[name];
  if (line(fields[name]) === '') return;
  const typed = wholeIn(fields[name]);
  if (typed === undefined || typed < 1 || typed > mostPay) {
    wrong[name] = 'Please write the pay per month in whole rupees.';
  } else draft[name] = typed;
}

/** `atLeast-gst`, or `atLeast: { gst: 6 }`; 0 or empty asks for nothing. */
function readRatings(fields: Fields, draft: Draft, wrong: Errors): void {
  const object = fields.atLeast;
  const isObject = typeof object === 'object' && object !== null && !Array.isArray(object);
  const nested = isObject ? (object as Fields) : undefined;
  if (object !== undefined && !isObject) wrong.atLeast = 'Please write a rating for each subject.';
  const kept: Partial<Record<(typeof ratedSubjects)[number], number>> = nested
    ? {}
    : { ...draft.atLeast };
  for (const subject of ratedSubjects) {
    const name = `atLeast-${subject}`;
    const value = nested ? nested[subject] : fields[name];
    if (value === undefined) continue;
    delete kept[subject];
    const typed = line(value);
    if (typed === '' || typed === '0') continue;
    const rating = wholeIn(value);
    if (rating === undefined || rating > 10) {
      wrong[name] = `${subjects[subject]}: a rating from 1 to 10.`;
    } else kept[subject] = rating;
  }
  const unknown = nested && Object.keys(nested).some((each) => !(each in subjects));
  if (unknown) wrong.atLeast = 'This subject is not rated.';
  draft.atLeast = kept;
}

/** What an employer's enquiry says already; the rest is asked on the phone. */
export function termsOf(transcript: readonly Answer[]): VacancyTerms {
  const said = (name: string) => {
    const value = transcript.find((each) => each.name === name)?.value ?? '';
    return value === unanswered ? '' : value;
  };
  const pay = [...said('pay').matchAll(/\d[\d,]*/g)]
    .map(([each]) => Number(each.replaceAll(',', '')))
    .filter((each) => each >= 1000 && each <= mostPay);
  const [payFrom, payTo = payFrom] = pay;
  const number = wholeIn(said('numberOfAccountants')) ?? 1;
  return {
    type: accountantTypes.find((each) => each === said('accountantType')) ?? accountantTypes[0],
    number: Math.min(Math.max(number, 1), mostNumber),
    city: cut(said('city'), longest.city),
    ...(payFrom !== undefined && payTo !== undefined && payTo >= payFrom && { payFrom, payTo }),
    preference: '',
    experience: [],
    skills: [],
    languages: [],
    atLeast: {},
    certificates: [],
    note: '',
    named: true,
    described: '',
  };
}
