/** The language of a registration of which nothing was read: that of the page it was sent from, else the one the browser asks for. */
import type { IncomingHttpHeaders } from 'node:http';
import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { apiRoutes, jobHuntPath } from '#lib/shared/addresses/routes';

/** Undefined for any other form: those are asked in English alone. */
export function refusedLanguage(
  path: string,
  { referer = '', 'accept-language': wished = '' }: IncomingHttpHeaders,
): PageLanguage | undefined {
  if (path !== apiRoutes.saveProgress) return undefined;
  const from = URL.parse(referer)?.pathname;
  const first = wished.trim().slice(0, 2).toLowerCase();
  return (
    pageLanguages.find((each) => jobHuntPath(each) === from) ??
    pageLanguages.find((each) => each === first) ??
    'en'
  );
}
