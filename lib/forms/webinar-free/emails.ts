import { datedWebinars, weekly } from '#data/webinars';
import { attachEntry } from '#lib/calendar/entry';
import { datedEntry } from '#lib/calendar/feed';
import type { Entry } from '#lib/calendar/generator';
import { hoursOf, isoDate, type Session, upcomingSessions } from '#lib/calendar/sessions';
import { whenOf } from '#lib/calendar/when';
import { contactsOf } from '#lib/contacts';
import type { Env } from '#lib/env';
import { enquiryLink, receiptRows } from '#lib/forms/receipt-mail';
import type { Emails } from '#lib/forms/staff-mail';
import { staffMail } from '#lib/forms/staff-mail';
import { writeLetter } from '#lib/forms/visitor-mail';
import { isoDayInIndia } from '#lib/india';
import { routes } from '#lib/routes';
import type { Submission } from '#lib/store/store';

/** The page is in Tamil, and so is the session that its registrants come to. */
const language = 'Tamil-English';

/** One mail to staff; to the visitor the confirmation with a calendar entry, and nothing that was typed. */
export const webinarFreeEmails: Emails = (submission, env) => [
  ...staffMail(submission, env),
  {
    role: 'visitor',
    to: submission.email,
    ...confirmation(submission, env),
  },
];

function confirmation(submission: Submission, env: Env) {
  const { receivedAt: at } = submission;
  const session = upcomingSessions(at, 20).find((each) => each.language === language);
  const date = isoDayInIndia(session?.start ?? at);
  const { start, end } = hoursOf(language);
  const topic = session?.title ?? weekly.title;
  const subject = `You are registered: ${weekly.title}`;
  const letter = {
    title: subject,
    before: [
      'Your registration for our free webinar has reached us. The next session in Tamil and English is in the attached calendar entry.',
    ],
    rows: [
      ['Topic', topic],
      ...receiptRows(submission),
      ['When', whenOf({ date, start, end })],
    ] as const,
    button: { label: 'See your registration', href: enquiryLink(env) },
    after: [
      'The interview question bank comes to this address within 2 days, the access link before the session.',
      `All sessions: ${env.origin}${routes.webinarCalendar}`,
      'The page of your registration shows how it stands; there you can choose when we call, or withdraw and have everything erased. The link is yours alone: please do not pass it on.',
      'You did not register? Somebody typed your address. Open the link and withdraw, and we erase it.',
    ],
  };
  const dated = datedWebinars.find(
    (webinar) => webinar.language === language && isoDate(webinar.date) === date,
  );
  const entry = dated ? datedEntry(dated, env.origin) : weeklyEntry(session, date, env.origin);
  return {
    subject,
    ...writeLetter(letter, contactsOf(env)),
    attachments: [attachEntry(entry)],
    autoReplied: true as const,
    linked: true as const,
    confirms: `${date} ${language}`,
  };
}

/** One day of the weekly schedule, which is a single rule in the feed. */
function weeklyEntry(session: Session | undefined, date: string, origin: string): Entry {
  const { start, end } = hoursOf(language);
  return {
    id: `${date}-${language.toLowerCase()}`,
    title: `${session?.title ?? weekly.title} (${language})`,
    description: session?.description ?? '',
    url: `${origin}${routes.webinarCalendar}`,
    date,
    start,
    end,
    updated: weekly.updated,
    sequence: weekly.sequence,
  };
}
