import { weekly } from '#data/webinars';
import { attachCalendarEntry } from '#lib/calendar/calendar-attachment';
import { whenOfSession } from '#lib/calendar/session-time';
import { findSession, type Session, sessionFor } from '#lib/calendar/sessions';
import { contactsOf } from '#lib/contacts';
import type { Env } from '#lib/env';
import { enquiryLink, receiptRows } from '#lib/forms/receipt-mail';
import type { Emails } from '#lib/forms/staff-mail';
import { staffMail } from '#lib/forms/staff-mail';
import { writeLetter } from '#lib/forms/visitor-mail';
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
  const subject = `You are registered: ${weekly.title}`;
  const letter = {
    title: subject,
    before: [
      'Your registration for our free webinar has reached us. This is your session; it is in the attached calendar entry, too.',
    ],
    rows: [
      ...receiptRows(submission),
      ...(session
        ? ([
            ['Topic', session.title],
            ['Language', session.language],
            ['When', whenOfSession(session)],
          ] as const)
        : []),
    ],
    button: { label: 'See your registration', href: enquiryLink(env) },
    after: [
      'The interview question bank comes to this address within 2 days, the access link before the session.',
      `All sessions: ${env.origin}${routes.webinarCalendar}`,
      'The page of your registration shows how it stands; there you can choose when we call, or withdraw and have everything erased. The link is yours alone: please do not pass it on.',
      'You did not register? Somebody typed your address. Open the link and withdraw, and we erase it.',
    ],
  };
  const attachments = session && [attachCalendarEntry(session, env.origin)];
  return {
    subject,
    ...writeLetter(letter, contactsOf(env)),
    autoReplied: true as const,
    linked: true as const,
    ...(session && attachments && { attachments, confirms: session.id }),
  };
}
