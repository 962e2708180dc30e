/** What the desk calls things, and one line of what an enquiry is about. */
import { bandOf, otherPlace } from '#data/application-choices';
import type { Mark } from '#lib/server/desk/enquiry/schema';
import type { Answer } from '#lib/server/store/store';
import type { EnquiryState, Outcome } from '#lib/shared/enquiries/rules/actions';
import { kindWords } from '#lib/shared/forms/registry';
import { unanswered } from '#lib/shared/forms/transcribe';

export const kindInWords = (kind: string) => kindWords(kind).title;

const states = {
  new: ['new', 'New'],
  'no-answer': ['missed', 'No answer'],
  talking: ['talking', 'Talking'],
  done: ['done', 'Done'],
} as const satisfies Record<EnquiryState, readonly [Mark, string]>;

export const stateInWords = (state: EnquiryState) => states[state][1];

export function stateShown({ state, tries, outcome }: ShownState): {
  readonly mark: Mark;
  readonly label: string;
} {
  const [mark, label] = states[state];
  if (state === 'no-answer' && tries > 1) return { mark, label: `${label} ×${tries}` };
  if (state === 'done' && outcome) return { mark, label: outcomeInWords(outcome) };
  return { mark, label };
}

interface ShownState {
  readonly state: EnquiryState;
  readonly tries: number;
  readonly outcome?: Outcome;
}

const outcomeNames: Readonly<Record<Outcome, string>> = {
  enrolled: 'Enrolled',
  placed: 'Placed, or introduced to an employer',
  answered: 'Answered',
  'not interested': 'Not interested',
  unreachable: 'Not reached',
  duplicate: 'Duplicate of another enquiry',
  spam: 'Spam',
};

export const outcomeInWords = (outcome: Outcome) => outcomeNames[outcome];

const person =
  /^(?:name|email|phone|mobile|authorize|confirmed|resume|gender|age|address|city|pincode|photo|dob|consentTold)$/i;
const first =
  /^(?:message|plan|selectedCertifications|certifications|licenseCertification|additionalInfo|companyName|location|customLocation|interests?|lookingFor|workType)$/;

/** By what an applicant is scanned: experience, education, place; the words after them where one is missing. */
const scanned = [
  'experience',
  'education',
  'location',
  'customLocation',
  'employeeStatus',
  'skills',
];

/** One of its entries a line. */
const listed = 'selectedCertifications';

const sayingNothing = ['', unanswered, 'Yes', bandOf(0), otherPlace];

/** What was asked for in a line: the telling answers first, at most `most` characters. */
export function lineOf(transcript: readonly Answer[], most = 110): string {
  const shown = transcript.filter(
    ({ name, value }) => !person.test(name) && !sayingNothing.includes(value.trim()),
  );
  const application = scanned.flatMap((field) => shown.filter(({ name }) => name === field));
  const inOrder = transcript.some(({ name }) => name === 'employeeStatus')
    ? application
    : [
        ...shown.filter(({ name }) => first.test(name)),
        ...shown.filter(({ name }) => !first.test(name)),
      ];
  const text = inOrder
    .map(({ name, value }) => (name === listed ? value.replaceAll('\n', ', ') : value))
    .slice(0, 3)
    .join('; ');
  return text === '' ? 'Did not say more' : shortened(text, most);
}

/** In one line, and where it is longer, cut. */
export function shortened(text: string, most: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  return `${flat
    .slice(0, most - 1)
    .toWellFormed()
    .trimEnd()}…`;
}

const times: Readonly<Record<string, string>> = {
  any: 'Any time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
const hours: Readonly<Record<string, string>> = {
  any: 'at any time (10:00 AM to 6:00 PM)',
  morning: 'in the morning (10:00 AM to 12:00 PM)',
  afternoon: 'in the afternoon (12:00 to 4:00 PM)',
  evening: 'in the evening (4:00 to 6:00 PM)',
};

export const wishTime = (time: string | undefined) => times[time ?? 'any'] ?? 'Any time';
export const wishHours = (time: string) => hours[time] ?? 'at any time';
