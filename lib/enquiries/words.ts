/** Texts about enquiries, for visitors and staff. */

import type { Answer } from '#lib/forms/schema';
import { hourInWords, isoDayInIndia, isoInIndia, weekdayAndDate } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';

export const preferenceTimes = [
  { value: 'morning', label: 'Morning', hours: '10 to 12' },
  { value: 'afternoon', label: 'Afternoon', hours: '12 to 4' },
  { value: 'evening', label: 'Evening', hours: '4 to 6' },
  { value: 'any', label: 'Any time', hours: '10 to 6' },
] as const;

export const preferenceLanguages = ['English', 'Tamil', 'Telugu', 'Hindi'] as const;

const inSentence: Readonly<Record<string, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  any: 'at any time of the day',
};

interface PreferenceText {
  readonly time: string;
  readonly language: string;
}

export function preferenceInWords({ time, language }: PreferenceText): string {
  const hours = preferenceTimes.find(({ value }) => value === time)?.hours;
  return [hours && `${inSentence[time]} (${hours})`, language && `in ${language}`]
    .filter(Boolean)
    .join(', ');
}

/** The preference in words for the member who calls: a missing language is mentioned, too. */
export const preferenceToStaff = (preference: PreferenceText): string =>
  preference.language
    ? preferenceInWords(preference)
    : `${preferenceInWords(preference)}, no language preference`;

/** The language of a paid webinar, or of the page somebody registered on: its English is read by all, and says nothing. */
export function spokenIn(transcript: readonly Answer[]): string | undefined {
  const answerTo = (field: string) => transcript.find(({ name }) => name === field)?.value;
  const ofPage = answerTo('language');
  return answerTo('preferredLang') ?? (ofPage === 'English' ? undefined : ofPage);
}

/** Mails to staff about what a visitor changes on their page, a day; later changes are stored without a mail. */
export const changeMailsADay = 5;

export interface VisitorLine {
  readonly iso: string;
  readonly day?: string;
  readonly time: string;
  readonly text: string;
  /** Still to come. */
  readonly isOpen: boolean;
}

export interface HistoryEntry {
  readonly at: number;
  readonly text: string;
  readonly isOpen?: boolean;
}

export function linesByDay(entries: readonly HistoryEntry[], now: number): VisitorLine[] {
  return entries.map(({ at, text, isOpen }, index) => {
    const before = entries[index - 1];
    const isNewDay = !before || isoDayInIndia(before.at) !== isoDayInIndia(at);
    return {
      iso: isoInIndia(at),
      ...(isNewDay && { day: weekdayAndDate(at, now) }),
      time: hourInWords(at),
      text,
      isOpen: isOpen === true,
    };
  });
}

export const templateLanguages = ['English', 'Tamil', 'Telugu'] as const;

export const templateNames = [
  { name: 'name', means: 'their name', sample: 'Asha Sample' },
  { name: 'reference', means: 'the reference', sample: 'HOA-7K3M-92Q' },
  { name: 'kind', means: 'what they asked for', sample: 'Coaching' },
  { name: 'hour', means: 'when we call next', sample: 'Tue 24 Nov, 4:00 PM' },
  { name: 'link', means: 'their own page', sample: 'https://hoa.example/enquiry/…' },
  { name: 'me', means: 'your name', sample: 'Meena Sample' },
  { name: 'phone', means: 'our phone number', sample: '+91 00000 00000' },
] as const;

type Values = Readonly<Record<(typeof templateNames)[number]['name'], string>>;

/** Every `{name}` that is known; once, so that what a visitor wrote is filled into nothing. */
export const fillTemplate = (body: string, values: Values): string =>
  body.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof Values] : whole,
  );

/** The names that a text uses and nobody knows. */
export const unknownNames = (body: string): readonly string[] =>
  [...body.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !templateNames.some((each) => each.name === name));

export const sampleValues = Object.fromEntries(
  templateNames.map(({ name, sample }) => [name, sample]),
) as Values;

/** Employers pay a fee that is named on the phone; accountants pay nothing. */
export const neverAskedText = (kind: string) =>
  `Nobody from HOA asks for an OTP, a UPI PIN, a card number or a password. ${
    kind === 'employer'
      ? 'The accountants you meet pay nothing for placement.'
      : 'Placement is free at every step.'
  }`;

const beginning = 'Job alerts:';

type Answers = Readonly<Record<string, unknown>>;

/** A sign-up for job alerts is a contact enquiry whose message is made of its fields (contract: Calls). */
export function withAlertMessage(answers: Answers): Answers {
  const { message, locations, experience } = answers;
  if (line(message) !== '' || (locations === undefined && experience === undefined)) {
    return answers;
  }
  const places = [locations].flat().filter((place) => typeof place === 'string' && place.trim());
  const years = typeof experience === 'string' && experience.trim();
  return {
    ...answers,
    message: `${beginning} ${places.join(', ') || 'any place'}, ${years || 'any experience'}`,
  };
}

interface Sent {
  readonly kind: string;
  readonly transcript: readonly { readonly name: string; readonly value: string }[];
}

/** Whether a contact enquiry is such a sign-up. */
export const isJobAlert = ({ kind, transcript }: Sent): boolean =>
  kind === 'contact' &&
  transcript.some(({ name, value }) => name === 'message' && value.startsWith(beginning));
