/** The words that `/job-hunt` says before its form opens and the thanks after it, dates of a year among them: to these their letters are cut. */
import { registrationWords } from '#data/after-registration';
import { connectionTexts } from '#data/connection-texts';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { jobHuntPages } from '#data/job-hunt/pages';
import { languageNames } from '#data/job-hunt/words';
import { shareWords } from '#data/share';
import { thanksWords } from '#data/thanks';
import { dayMs } from '#lib/platform/values/india';
import { localDates } from '#lib/webinars/words/sessions';

const days = Array.from({ length: 366 }, (_, day) => day * dayMs);

export const scripts = {
  ta: { family: 'tamil', characters: /[\u0b80-\u0bff\u200c\u200d]+/g },
  te: { family: 'telugu', characters: /[\u0c00-\u0c7f\u200c\u200d]+/g },
} as const;

export const pageCharacters = (language: keyof typeof scripts): string =>
  `app/fonts/anek-${scripts[language].family}-page`;

export function pageWords(language: keyof typeof scripts): readonly string[] {
  const { weekday, day } = localDates[language];
  const { reference, promised, button } = confirmationWords[language];
  // Engines of search read the description, nobody else.
  const { meta: _, ...page } = jobHuntPages[language];
  const texts = [
    languageNames,
    page,
    shareWords[language],
    connectionTexts(language),
    days.map((at) => weekday(at) + day(at, at)),
    thanksWords[language],
    registrationWords[language],
    [reference, promised, button],
  ];
  return [...new Set(JSON.stringify(texts).match(scripts[language].characters))].sort();
}
