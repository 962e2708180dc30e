import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { localDates, sessionLanguage } from '#lib/shared/calendar/local-dates';
import type { Session } from '#lib/shared/calendar/sessions';

/** A session whose calendar entry is described as the page did; its title stays as announced. */
export function inLanguage(session: Session, language: PageLanguage | undefined): Session {
  if (language === undefined || language === 'en' || session.paid) return session;
  const words = confirmationWords[language];
  const description = [
    `${words.webinar}: ${sessionLanguage(language, session)}`,
    `${words.when}: ${localDates[language].date(session.start)}, ${localDates[language].hours(session)}`,
    `${words.topic}: ${session.title}. ${session.description}`,
  ].join('\n');
  return { ...session, description };
}
