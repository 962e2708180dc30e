import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { localDates, sessionLanguage } from '#lib/shared/calendar/local-dates';
import { whenOfSession } from '#lib/shared/calendar/session-time';
import type { Session } from '#lib/shared/calendar/sessions';

/** Topic, language and time of a session as a mail shows them; its title stays as announced. */
export function sessionRows(session: Session, language: PageLanguage): [string, string][] {
  const words = confirmationWords[language];
  const { date, hours } = localDates[language];
  const isEnglish = language === 'en';
  return [
    [words.topic, session.title],
    [words.language, isEnglish ? session.language : sessionLanguage(language, session)],
    [words.when, isEnglish ? whenOfSession(session) : `${date(session.start)}, ${hours(session)}`],
  ];
}
