import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { registrationWords } from '#data/registration';
import { accessLinkText } from '#lib/calendar/access-link';
import { attachCalendarEntry } from '#lib/calendar/calendar-attachment';
import { localDates } from '#lib/calendar/local-dates';
import { sessionRows } from '#lib/calendar/session-rows';
import { findSession, type Session, sessionFor } from '#lib/calendar/sessions';
import { contactsOf } from '#lib/contacts';
import { inIndia, sessionTime } from '#lib/dates';
import { promisedBy } from '#lib/enquiries/promise';
import type { Env } from '#lib/env';
import { enquiryLink, phoneLines, receiptRows } from '#lib/forms/receipt-mail';
import type { Emails } from '#lib/forms/staff-mail';
import { staffMail } from '#lib/forms/staff-mail';
import { writeLetter } from '#lib/forms/visitor-mail';
import { languageOf } from '#lib/forms/webinar-free/page-language';
import { routes } from '#lib/routes';
import type { Submission } from '#lib/store/store';

/** One mail to staff; to the visitor the confirmation with a calendar entry, and nothing that was typed. */
export const webinarFreeEmails: Emails = (submission, env) => {
  const { session: id = '', receivedAt, email } = submission;
  const session = findSession(id) ?? sessionFor(id, '', receivedAt);
  const letter = confirm(submission, session, env);
  return [...staffMail(submission, env), { role: 'visitor', to: email, ...letter }];
};

function confirm(submission: Submission, session: Session | undefined, env: Env) {
  const language = languageOf(submission);
  const words = confirmationWords[language];
  const { call } = registrationWords[language];
  const title = session ? `${words.subject}: ${topicAndDay(session, language)}` : words.subject;
  const letter = {
    title,
    before: [words.lead, ...phoneLines(submission.phone, language)],
    rows: [
      ...(session ? sessionRows(session, language) : []),
      ...enquiryRows(submission, language),
    ],
    sum: words.when,
    button: { label: words.button, href: enquiryLink(env) },
    after: [
      ...(session ? [accessLinkText(language, session.start, submission.receivedAt)] : []),
      words.next,
      call,
      `${words.all}: ${env.origin}${routes.webinarCalendar}`,
      words.page,
      words.notYou,
    ],
    language,
    questions: words.questions,
  };
  const attachments = session && [attachCalendarEntry(session, env.origin, language)];
  return {
    subject: title,
    ...writeLetter(letter, contactsOf(env)),
    autoReplied: true as const,
    linked: true as const,
    ...(session && attachments && { attachments, confirms: session.id }),
  };
}

/** "Bank reconciliation that closes (Tue 24 Nov, 4:00 PM)": what it is about before what a narrow list may cut. */
function topicAndDay({ title, start }: Session, language: PageLanguage): string {
  const { weekday, day } = localDates[language];
  return language === 'en'
    ? `${title} (${sessionTime(start)})`
    : `${title} (${weekday(start)}, ${day(start)})`;
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
