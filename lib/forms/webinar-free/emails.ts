import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { attachCalendarEntry } from '#lib/calendar/calendar-attachment';
import { localDates } from '#lib/calendar/local-dates';
import { sessionRows } from '#lib/calendar/session-rows';
import { findSession, type Session, sessionFor } from '#lib/calendar/sessions';
import { contactsOf } from '#lib/contacts';
import { inIndia } from '#lib/dates';
import { promisedBy } from '#lib/enquiries/promise';
import type { Env } from '#lib/env';
import { enquiryLink, receiptRows } from '#lib/forms/receipt-mail';
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
  const letter = {
    title: words.subject,
    before: [words.lead],
    rows: [
      ...enquiryRows(submission, language),
      ...(session ? sessionRows(session, language) : []),
    ],
    button: { label: words.button, href: enquiryLink(env) },
    after: [
      words.next,
      `${words.all}: ${env.origin}${routes.webinarCalendar}`,
      words.page,
      words.notYou,
    ],
    language,
    questions: words.questions,
  };
  const attachments = session && [attachCalendarEntry(session, env.origin, language)];
  return {
    subject: words.subject,
    ...writeLetter(letter, contactsOf(env)),
    autoReplied: true as const,
    linked: true as const,
    ...(session && attachments && { attachments, confirms: session.id }),
  };
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
