import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import type { Submission } from '#lib/server/store/store';
import { pageLanguageText } from '#lib/shared/forms/webinar-free/form';

/** That of the page somebody registered on, from the stored transcript; a call that named none is answered in English. */
export function languageOf({ transcript }: Pick<Submission, 'transcript'>): PageLanguage {
  const shown = transcript.find(({ name }) => name === 'language')?.value;
  return pageLanguages.find((each) => pageLanguageText(each) === shown) ?? 'en';
}
