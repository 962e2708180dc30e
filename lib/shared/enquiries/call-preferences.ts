/** When and in which language a visitor would like to be called (contract: Visitor's page). */
import type { Answer } from '#lib/server/store/submissions/records';

export const wishTimes = [
  { value: 'morning', label: 'Morning', hours: '10 to 12' },
  { value: 'afternoon', label: 'Afternoon', hours: '12 to 4' },
  { value: 'evening', label: 'Evening', hours: '4 to 6' },
  { value: 'any', label: 'Any time', hours: '10 to 6' },
] as const;

export const wishLanguages = ['English', 'Tamil', 'Telugu', 'Hindi'] as const;

const inSentence: Readonly<Record<string, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  any: 'at any time of the day',
};

interface Wished {
  readonly time: string;
  readonly language: string;
}

/** "in the morning (10 to 12), in Telugu". */
export function wishWithHours({ time, language }: Wished): string {
  const hours = wishTimes.find(({ value }) => value === time)?.hours;
  return [hours && `${inSentence[time]} (${hours})`, language && `in ${language}`]
    .filter(Boolean)
    .join(', ');
}

/** The same for who calls: that no language was chosen is said, too. */
export const wishToStaff = (wish: Wished): string =>
  wish.language ? wishWithHours(wish) : `${wishWithHours(wish)}, no language preference`;

/** The language of a paid webinar, or of the page somebody registered on: its English is read by all, and says nothing. */
export function spokenIn(transcript: readonly Answer[]): string | undefined {
  const answerTo = (field: string) => transcript.find(({ name }) => name === field)?.value;
  const ofPage = answerTo('language');
  return answerTo('preferredLang') ?? (ofPage === 'English' ? undefined : ofPage);
}

/** Mails to staff about what a visitor changes on their page, a day; what comes after them is kept without one. */
export const changeMailsADay = 5;
