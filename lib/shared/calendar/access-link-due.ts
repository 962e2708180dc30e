/** By when the access link of a session comes (contract: Policies: delivery). */
import { registrationWords } from '#data/after-registration';
import type { PageLanguage } from '#data/job-hunt/words';
import { localDates } from '#lib/shared/calendar/local-dates';

/** "At least 24 hours before the event starts"; epoch milliseconds. */
export const linkDueAt = (start: number): number => start - 24 * 60 * 60 * 1000;

/** For who registered at `at`, in the language of the page. */
export function accessLinkText(language: PageLanguage, start: number, at: number): string {
  const { link, linkLate } = registrationWords[language];
  const due = linkDueAt(start);
  return at < due ? link.replace('{by}', localDates[language].moment(due)) : linkLate;
}
