import type { PageLanguage } from '#data/job-hunt/words';
import { englishForm } from '#data/job-hunt-form/en';
import { type FormWords, withYears } from '#data/job-hunt-form/shape';
import { tamilForm } from '#data/job-hunt-form/ta';
import { teluguForm } from '#data/job-hunt-form/te';

/** Without the years of completion, which depend on the day: `jobHuntFormAt` has them. */
export const jobHuntForms: Readonly<Record<PageLanguage, FormWords>> = {
  ta: tamilForm,
  te: teluguForm,
  en: englishForm,
};

/** The form of a page that is rendered at `now` (epoch milliseconds). */
export const jobHuntFormAt = (language: PageLanguage, now: number): FormWords =>
  withYears(jobHuntForms[language], now);
