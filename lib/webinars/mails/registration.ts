/** The mails about a free registration, and what its transcript says beside the answers. */

import { routes } from '#data/addresses/routes';
import { registrationWords } from '#data/after-registration';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { type Emails, phoneLines, receiptRows, staffMail, toVisitor } from '#lib/enquiries/mails';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Submission } from '#lib/enquiries/schema/submission';
import type { Answer } from '#lib/forms/schema';
import type { Env } from '#lib/platform/config/env';
import { type MailContent, writeMail } from '#lib/platform/mail/write-mail';
import { inIndia, isoDayInIndia, shortDayAndHour } from '#lib/platform/values/india';
import { attachCalendarEntry, sessionRows } from '#lib/webinars/files';
import { pageLanguageText } from '#lib/webinars/forms/free';
import {
  findFreeSession,
  findSession,
  type Session,
  sessionFor,
  sessionText,
} from '#lib/webinars/rules/sessions';
import { accessLinkText, localDates, movedText } from '#lib/webinars/words/sessions';

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
  const chosen = chosenSession(submission.transcript);
  return {
    subject: session
      ? `${words.subject}: ${topicAndDay(session, language, receivedAt)}`
      : words.subject,
    before: [
      words.lead,
      ...(chosen ? [movedText(chosen, language)] : []),
      ...phoneLines(phone, language),
    ],
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

/** The language of the page of registration; English where none was named. */
export function languageOf({ transcript }: Pick<Submission, 'transcript'>): PageLanguage {
  const shown = transcript.find(({ name }) => name === 'language')?.value;
  return pageLanguages.find((each) => pageLanguageText(each) === shown) ?? 'en';
}

const name = 'chosenSession';

/** A line of the transcript, which staff read, too. Nothing where `asked` is no session of ours, or the one they have. */
export function noteOfChosen(asked: string, registered: string): readonly Answer[] {
  const chosen = findFreeSession(asked);
  if (!chosen || chosen.id === registered) return [];
  return [{ name, label: 'Session chosen', value: `${sessionText(chosen.id)} (no longer held)` }];
}

/** The session that was chosen, where it was cancelled meanwhile or is over: by day and language, since topics may change. */
export function chosenSession(transcript: readonly Answer[]): Session | undefined {
  const said = transcript.find((answer) => answer.name === name)?.value ?? '';
  const [, day, language = ''] = /, (\d{1,2} \w+ \d{4}), .*? IST, ([\w-]+): /.exec(said) ?? [];
  if (!day) return undefined;
  const date = isoDayInIndia(Date.parse(`${day} 12:00 +0530`));
  return findFreeSession(`${date}-${language.toLowerCase()}`);
}
