import { weekly } from '#data/webinars';
import { attachCalendarEntry } from '#lib/calendar/calendar-attachment';
import { whenOfSession } from '#lib/calendar/session-time';
import { findSession, type Session, sessionFor } from '#lib/calendar/sessions';
import { contactsOf } from '#lib/contacts';
import type { Emails } from '#lib/forms/staff-mail';
import { staffMail } from '#lib/forms/staff-mail';
import { writeLetter } from '#lib/forms/visitor-mail';
import { routes } from '#lib/routes';

/** One mail to staff; to the visitor the confirmation with a calendar entry, and nothing that was typed. */
export const webinarFreeEmails: Emails = (submission, env) => {
  const { session: id = '', receivedAt, email } = submission;
  const session = findSession(id) ?? sessionFor(id, '', receivedAt);
  const confirmation = { role: 'visitor' as const, to: email, ...confirm(session, env) };
  return [...staffMail(submission, env), confirmation];
};

function confirm(session: Session | undefined, env: Parameters<Emails>[1]) {
  const subject = `You are registered: ${weekly.title}`;
  const letter = {
    title: subject,
    before: [
      'Your registration for our free webinar has reached us. This is your session; it is in the attached calendar entry, too.',
    ],
    rows: session
      ? ([
          ['Topic', session.title],
          ['Language', session.language],
          ['When', whenOfSession(session)],
        ] as const)
      : [],
    after: [
      'The interview question bank comes to this address within 2 days, the access link before the session.',
      `All sessions: ${env.origin}${routes.webinarCalendar}`,
      'If you did not register, somebody typed your address by mistake: you need not do anything.',
    ],
  };
  const attachments = session && [attachCalendarEntry(session, env.origin)];
  return {
    subject,
    ...writeLetter(letter, contactsOf(env)),
    ...(session && attachments && { attachments, confirms: session.id }),
  };
}
