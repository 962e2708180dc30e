import type { PageLanguage } from '#data/job-hunt/words';
import { englishForm } from '#data/job-hunt-form/en';
import type { FormWords } from '#data/job-hunt-form/shape';
import { tamilForm } from '#data/job-hunt-form/ta';
import { teluguForm } from '#data/job-hunt-form/te';

export const jobHuntForms: Readonly<Record<PageLanguage, FormWords>> = {
  ta: tamilForm,
  te: teluguForm,
  en: englishForm,
};
