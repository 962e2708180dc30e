import { registrationWords } from '#data/after-registration';
import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { attachCalendarEntry, sessionRows } from '#lib/server/calendar/feed';
import { phoneLines, receiptRows } from '#lib/server/forms/receipt-mail';
import { toVisitor } from '#lib/server/forms/recipients';
import { type Emails, staffMail } from '#lib/server/forms/staff-mail';
import { chosenSession, languageOf } from '#lib/server/forms/webinar-free/transcript';
import { type MailContent, writeMail } from '#lib/server/mail/write-mail';
import type { Env } from '#lib/server/settings/env';
import type { Submission } from '#lib/server/store/store';
import { routes } from '#lib/shared/addresses/routes';
import { accessLinkText } from '#lib/shared/calendar/access-link-due';
import { localDates } from '#lib/shared/calendar/local-dates';
import { movedText } from '#lib/shared/calendar/moved-session';
import { findSession, type Session, sessionFor } from '#lib/shared/calendar/sessions';
import { inIndia } from '#lib/shared/dates';
import { promisedBy } from '#lib/shared/enquiries/rules/hours';
import { shortDayAndHour } from '#lib/shared/india';

/** One mail to staff; to the visitor the confirmation with a calendar entry, and nothing that was typed. */
export const webinarFreeEmails: Emails = (submission, env) => {
  const language = languageOf(submission);
  const to = toVisitor(env, { email: submission.email, language });
  return [...staffMail(submission, env), writeMail(to, confirmation(submission, language, env))];
};

function confirmation(submission: Submission, language: PageLanguage, env: Env): MailContent {
  const { session: id = '', receivedAt, phone } = submission;
  const session = findSession(id) ?? sessionFor(id, '', receivedAt);
  const words = confirmationWords[language];
  const { call } = registrationWords[language];
  return {
    subject: session
      ? `${words.subject}: ${topicAndDay(session, language, receivedAt)}`
      : words.subject,
    before: [words.lead, ...movedLine(submission, language), ...phoneLines(phone, language)],
    rows: [
      ...(session ? sessionRows(session, language) : []),
      ...enquiryRows(submission, language),
    ],
    sum: words.when,
    button: words.button,
    after: [
      ...(session ? [accessLinkText(language, session.start, receivedAt)] : []),
      words.next,
      call,
      `${words.all}: ${env.origin}${routes.webinarCalendar}`,
      words.page,
      words.notYou,
    ],
    ...(session && {
      attachments: [attachCalendarEntry(session, env.origin, language)],
      confirms: session.id,
    }),
  };
}

/** "Bank reconciliation that closes (Tue 24 Nov, 4:00 PM)": what it is about before what a narrow list may cut. */
function topicAndDay({ title, start }: Session, language: PageLanguage, now: number): string {
  const { weekday, day } = localDates[language];
  return language === 'en'
    ? `${title} (${shortDayAndHour(start, now)})`
    : `${title} (${weekday(start)}, ${day(start, now)})`;
}

function movedLine({ transcript }: Submission, language: PageLanguage): string[] {
  const chosen = chosenSession(transcript);
  return chosen ? [movedText(chosen, language)] : [];
}

function enquiryRows(submission: Submission, language: PageLanguage): [string, string][] {
  if (language === 'en') return receiptRows(submission, inIndia);
  const { receivedAt, enquiry } = submission;
  const words = confirmationWords[language];
  const { moment } = localDates[language];
  return [
    [words.reference, enquiry?.reference ?? ''],
    [words.received, moment(receivedAt)],
    [words.promised, moment(enquiry?.promisedBy ?? promisedBy(receivedAt))],
  ];
}
