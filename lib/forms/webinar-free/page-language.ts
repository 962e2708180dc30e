import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { pageLanguageText } from '#lib/forms/webinar-free/form';
import type { Submission } from '#lib/store/store';

/** That of the page somebody registered on, from the stored transcript; a call that named none is answered in English. */
export function languageOf({ transcript }: Pick<Submission, 'transcript'>): PageLanguage {
  const shown = transcript.find(({ name }) => name === 'language')?.value;
  return pageLanguages.find((each) => pageLanguageText(each) === shown) ?? 'en';
}
