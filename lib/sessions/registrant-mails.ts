/** What registrants of a session are told: each mail once, by its topic. */
import { attachCalendarEntry } from '#lib/calendar/calendar-attachment';
import { whenOfSession } from '#lib/calendar/session-time';
import type { Session } from '#lib/calendar/sessions';
import { contactsOf } from '#lib/contacts';
import type { Env } from '#lib/env';
import { type Letter, writeLetter } from '#lib/forms/visitor-mail';
import { hourInWords } from '#lib/india';
import { mailStopPath, questionBankPath, routes } from '#lib/routes';
import type { SessionPlan } from '#lib/store/session-plans';
import type { OutgoingMail } from '#lib/store/store';

export interface About {
  readonly env: Env;
  readonly session: Session;
  readonly plan?: SessionPlan | undefined;
  readonly to: string;
  /** Of the link that stops these mails. */
  readonly stopToken: string;
}

const hour = 60 * 60 * 1000;

/** What a registrant is owed at a moment, by topic; nothing of a session that is over. */
export function topicsDue(
  { start, end }: Pick<Session, 'start' | 'end'>,
  plan: SessionPlan | undefined,
  receivedAt: number,
  now: number,
): readonly string[] {
  if (plan?.cancelledAt !== undefined) return now < end ? ['session-cancelled'] : [];
  if (now >= end) return [];
  const topics: string[] = [];
  if (plan?.link) topics.push(`session-link-${plan.linkNumber}`);
  // Who registered or got the link in the last hour has it just now.
  const known = Math.max(receivedAt, plan?.linkAt ?? 0) < start - hour;
  if (plan?.link && known && now >= start - hour && now < start) topics.push('session-soon');
  const isEve = now >= start - 24 * hour && now < start - hour;
  if (isEve && receivedAt < start - 24 * hour) topics.push('session-tomorrow');
  return topics;
}

export function registrantMail(topic: string, about: About): OutgoingMail {
  const { env, session, to } = about;
  const written = letterOf(topic, about);
  const after = [
    ...written.after,
    `To stop mails about this session, open this page and press the button: ${env.origin}${mailStopPath(about.stopToken)}`,
  ];
  return {
    role: 'visitor',
    topic,
    to,
    subject: written.title,
    ...writeLetter({ ...written, after }, contactsOf(env)),
    ...(topic === 'session-tomorrow' && {
      attachments: [attachCalendarEntry(session, env.origin)],
    }),
  };
}

function letterOf(topic: string, { env, session, plan }: About): Letter {
  const rows: [string, string][] = [
    ['Topic', session.title],
    ['Language', session.language],
    ['When', whenOfSession(session)],
  ];
  const withLink: [string, string][] = plan?.link ? [...rows, ['Access link', plan.link]] : rows;
  const others = `All sessions: ${env.origin}${routes.webinarCalendar}`;
  if (topic === 'question-bank') {
    return {
      title: 'Your interview question bank',
      before: ['Here is the interview question bank that comes with your registration.'],
      rows: [['Question bank', `${env.origin}${questionBankPath}`]],
      after: [],
    };
  }
  if (topic === 'session-cancelled') {
    return {
      title: `Cancelled: ${session.title}`,
      before: [
        'We are sorry: the session that you registered for does not take place.',
        session.paid
          ? 'We write to you about your payment by the next working day.'
          : 'You are welcome in any other session; registering again is free.',
      ],
      rows,
      after: [others],
    };
  }
  if (topic === 'session-soon') {
    return {
      title: `At ${hourInWords(session.start)}: ${session.title}`,
      before: ['Your session begins within the hour. This is your access link:'],
      rows: withLink,
      after: [],
    };
  }
  if (topic === 'session-tomorrow') {
    return {
      title: `Tomorrow: ${session.title}`,
      before: [
        plan?.link
          ? 'Your session is tomorrow. The access link is below, and the calendar entry is attached.'
          : 'Your session is tomorrow; the calendar entry is attached. The access link comes before it begins.',
      ],
      rows: withLink,
      after: [],
    };
  }
  const changed = (plan?.linkNumber ?? 1) > 1;
  return {
    title: `${changed ? 'New access link' : 'Your access link'}: ${session.title}`,
    before: [
      changed
        ? 'The access link of your session has changed. Only this one is right:'
        : 'This is the access link of your session. We send it again an hour before it begins.',
    ],
    rows: withLink,
    after: [],
  };
}
