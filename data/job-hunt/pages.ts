import { englishPage } from '#data/job-hunt/en';
import { tamilPage } from '#data/job-hunt/ta';
import { teluguPage } from '#data/job-hunt/te';
import type { JobHuntWords, PageLanguage } from '#data/job-hunt/words';

export const jobHuntPages: Readonly<Record<PageLanguage, JobHuntWords>> = {
  ta: tamilPage,
  te: teluguPage,
  en: englishPage,
};
