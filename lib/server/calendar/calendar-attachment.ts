/** The calendar entry that goes with a confirmation. */

import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { writeSession } from '#lib/server/calendar/feed';
import type { OutgoingMail } from '#lib/server/store/store';
import { localDates, sessionLanguage } from '#lib/shared/calendar/local-dates';
import { whenOfSession } from '#lib/shared/calendar/session-time';
import type { Session } from '#lib/shared/calendar/sessions';

type Attachment = NonNullable<OutgoingMail['attachments']>[number];

/** A calendar as the attachment of a mail; `CANCEL` removes its entries (RFC 5546). */
export const attachCalendar = (
  filename: string,
  method: 'PUBLISH' | 'CANCEL',
  content: string,
): Attachment => ({
  filename,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

/** `language`: of the page that the registrant saw; `cancelledAt` (epoch milliseconds) takes the entry out of a calendar. */
export const attachCalendarEntry = (
  session: Session,
  origin: string,
  language?: PageLanguage,
  cancelledAt?: number,
): Attachment => {
  const off = cancelledAt === undefined ? [] : [{ id: session.id, cancelledAt }];
  const method = cancelledAt === undefined ? 'PUBLISH' : 'CANCEL';
  const content = writeSession(inLanguage(session, language), origin, off, method);
  return attachCalendar('webinar.ics', method, content);
};

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
