/** The words that `/job-hunt` says before its form opens, dates of a year among them: to these its letters are cut. */
import { connectionTexts } from '#data/connection-texts';
import { jobHuntPages } from '#data/job-hunt/pages';
import { languageNames } from '#data/job-hunt/words';
import { shareWords } from '#data/share';
import { localDates } from '#lib/shared/calendar/local-dates';

const dayLength = 86_400_000;
const days = Array.from({ length: 366 }, (_, day) => day * dayLength);

export const scripts = {
  ta: { family: 'tamil', letters: /[\u0b80-\u0bff\u200c\u200d]+/g },
  te: { family: 'telugu', letters: /[\u0c00-\u0c7f\u200c\u200d]+/g },
} as const;

export const pageLetters = (language: keyof typeof scripts): string =>
  `app/fonts/anek-${scripts[language].family}-page`;

export function pageWords(language: keyof typeof scripts): readonly string[] {
  const { weekday, day } = localDates[language];
  const texts = [
    languageNames,
    jobHuntPages[language],
    shareWords[language],
    connectionTexts(language),
    days.map((at) => weekday(at) + day(at)),
  ];
  return [...new Set(JSON.stringify(texts).match(scripts[language].letters))].sort();
}
