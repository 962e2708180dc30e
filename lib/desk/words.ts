import { bandOf, otherPlace } from '#data/application-choices';
import { kindWords } from '#data/form-kinds';
import { deskAction, type EnquiryState, type Outcome } from '#lib/enquiries/rules/actions';
import { heldFileTaken } from '#lib/enquiries/rules/take-back';
import type { EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { unanswered } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';
import { dayParts, hourInWords, isoDayInIndia, shortDayAndHour } from '#lib/platform/values/india';
import { readReference } from '#lib/platform/values/reference';
import { own } from '#lib/platform/values/text';
import { plural } from '#lib/platform/values/words';
import type { Mark } from '#lib/staff/rules';

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

const listed = 'selectedCertifications';

const sayingNothing = ['', unanswered, 'Yes', bandOf(0), otherPlace];

/** The telling answers come first, at most `most` characters. */
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
  return text === '' ? 'No details given' : shortened(text, most);
}

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

export const preferredTimeInWords = (time: string | undefined) =>
  times[time ?? 'any'] ?? 'Any time';
export const preferredHoursInWords = (time: string) => hours[time] ?? 'at any time';

export function dateInWords(instant: number): string {
  const { day, month, year } = dayParts(instant);
  return `${day} ${month} ${year}`;
}

export const isSameDay = (one: number, other: number) =>
  isoDayInIndia(one) === isoDayInIndia(other);

/** "6:00 PM" of today, "Tue 24 Nov, 6:00 PM" of any other day. */
export const timeInList = (instant: number, now: number) =>
  isSameDay(instant, now) ? hourInWords(instant) : shortDayAndHour(instant, now);

/** "today, 6:00 PM" or "Tue 24 Nov, 6:00 PM": inside a sentence. */
export const timeInSentence = (instant: number, now: number) =>
  isSameDay(instant, now) ? `today, ${hourInWords(instant)}` : shortDayAndHour(instant, now);

const others: Readonly<Record<string, string>> = {
  'erase-person': 'Erased: everything that was stored under it.',
  'erase-person-sending':
    'Erased: everything that was stored under it. A mail that was being sent at that moment may still arrive.',
  'mail-again-all': 'All mails will be sent again. What is refused again comes back to this list.',
  'none-left': 'Every waiting enquiry has somebody already.',
};

const sentenceOf = (key: string): string | undefined => deskAction(key)?.said ?? own(others, key);

/** Long enough to come back from the post, short enough not to be told again on the next visit. */
const freshMs = 20_000;

/** On the page of an enquiry: what this member did a moment ago. */
export function recentConfirmation(events: readonly EnquiryEvent[], member: string, now: number) {
  // An action of the site that follows, such as sending a refund, leaves its confirmation; so does looking at a held file.
  const last = events.findLast(({ by, action }) => by.kind !== 'site' && action !== heldFileTaken);
  if (last?.by.kind !== 'member' || last.by.address !== member) return undefined;
  return now - last.at < freshMs ? deskAction(last.action)?.said : undefined;
}

export type RowConfirmation = ReturnType<typeof confirmationOfRow>;

/** In a list, which the row may have left: what was done, and of which enquiry. */
export function confirmationOfRow(url: URL) {
  const text = sentenceOf(url.searchParams.get('said') ?? '');
  const of = url.searchParams.get('of');
  if (!text || of === null) return text ? { text } : undefined;
  const read = readReference(of);
  return 'reference' in read ? { text, reference: read.reference } : undefined;
}

/** The limit of a bulk action: a colleague's whole list, and no more work than one request may take. */
export const mostAtOnce = 500;

export interface ManyDone {
  /** Identifies the bulk action, so that it can be undone. */
  readonly press: string;
  readonly done: number;
  /** Changed by a colleague in the meantime, or not possible now: they stay as they are. */
  readonly left: number;
}

export type ManySaid = NonNullable<ReturnType<typeof doneIn>>;

const enquiries = ['enquiry', 'enquiries'] as const;
const actionWords: Readonly<Record<string, readonly [one: string, many: string, done: string]>> = {
  take: [...enquiries, 'taken'],
  hand: [...enquiries, 'handed over'],
  close: [...enquiries, 'closed'],
  'give-up-ticked': ['mail', 'mails', 'given up'],
  'take-back': ['', '', ''],
  'mails-back': ['', '', ''],
};

const back: Readonly<Record<string, (done: number) => string>> = {
  'take-back': (done) => `${done} ${done === 1 ? 'is' : 'are'} as before`,
  'mails-back': (done) =>
    done > 0 ? 'The mails wait for a decision again' : 'Nothing was taken back',
};

export function afterMany(list: string, action: string, done: ManyDone): string {
  const url = new URL(list, 'http://desk');
  for (const [name, value] of Object.entries({ many: action, ...done })) {
    url.searchParams.set(name, String(value));
  }
  return url.pathname + url.search;
}

export function doneIn({ searchParams }: URL) {
  const action = searchParams.get('many') ?? '';
  const words = own(actionWords, action);
  if (!words) return undefined;
  const [done, left] = ['done', 'left'].map((name) =>
    Math.min(mostAtOnce, Math.max(0, Math.trunc(Number(searchParams.get(name))) || 0)),
  ) as [number, number];
  const [one, many, participle] = words;
  const isBack = action in back;
  const what = own(back, action)?.(done) ?? `${plural(done, one, many)} ${participle}`;
  const stay = left === 1 ? '1 other was not changed' : `${left} others were not changed`;
  const rest = `${stay}: changed in the meantime, or not possible now.`;
  const bulkId = searchParams.get('press') ?? '';
  return {
    text: `${what}.${left > 0 ? ` ${rest}` : ''}`,
    ...(!isBack && done > 0 && /^[\w-]{36}$/.test(bulkId) && { press: bulkId }),
  };
}
