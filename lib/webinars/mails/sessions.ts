/** Mails to registrants of a session, each sent once by its topic, and how an address stops these mails. */

import { routes } from '#data/addresses/routes';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { sessionMailWords } from '#data/job-hunt/session-mails';
import type { PageLanguage } from '#data/job-hunt/words';
import { toVisitor } from '#lib/enquiries/mails';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import { isSameText, keyedHash } from '#lib/platform/db/settings';
import type { Store } from '#lib/platform/db/store';
import type { Row } from '#lib/platform/mail/layout';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type MailContent, writeMail } from '#lib/platform/mail/write-mail';
import { dayMs, hourInWords, hourMs, startOfDay } from '#lib/platform/values/india';
import { attachCalendarEntry, sessionRows } from '#lib/webinars/files';
import type { Session } from '#lib/webinars/rules/sessions';
import type { SessionPlan } from '#lib/webinars/schema';

interface About {
  readonly env: Env;
  readonly session: Session;
  readonly plan?: SessionPlan | undefined;
  /** They were sent another link before this one. */
  readonly hadLink?: boolean;
  readonly to: string;
  readonly language: PageLanguage;
  readonly stopToken: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A session that is over owes nothing. */
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
  // A person who registered or got the link in the last hour has it already.
  const known = Math.max(receivedAt, plan?.linkAt ?? 0) < start - hourMs;
  if (plan?.link && known && now >= start - hourMs && now < start) topics.push('session-soon');
  // After an outage “tomorrow” would be today: then the mail of the last hour is the next one.
  const isEve = now >= start - dayMs && now < startOfDay(start);
  if (isEve && receivedAt < start - dayMs) topics.push('session-tomorrow');
  return topics;
}

export function registrantMail(topic: string, about: About): OutgoingMail {
  const { env, session, plan, to, stopToken: token, language } = about;
  const isInCalendar = topic === 'session-tomorrow' || topic === 'session-cancelled';
  return writeMail(
    toVisitor(env, {
      email: to,
      ...(language !== 'en' && { language }),
      stop: { words: sessionMailWords[language].stop, token },
    }),
    {
      ...contentOf(topic, about),
      topic,
      ...(topic === 'session-tomorrow' && { goodUntil: startOfDay(session.start) }),
      ...(isInCalendar && {
        attachments: [attachCalendarEntry(session, env.origin, language, plan?.cancelledAt)],
      }),
    },
  );
}

function contentOf(topic: string, about: About): MailContent {
  const { env, session, plan, hadLink, language, now } = about;
  const words = sessionMailWords[language];
  const { subjects } = words;
  const rows = sessionRows(session, language);
  const withLink: readonly Row[] = plan?.link
    ? [...rows, [words.accessLink, plan.link, 'link']]
    : rows;
  const named = (what: string) => `${what}: ${session.title}`;
  if (topic === 'question-bank') {
    return {
      subject: subjects.questionBank,
      before: [words.questionBank],
      rows: [[words.bank, `${env.origin}${routes.interviewQuestions}`, 'link']],
    };
  }
  if (topic === 'session-cancelled') {
    const next = session.paid
      ? 'We will write to you about your payment by the next working day.'
      : words.others;
    const all = `${confirmationWords[language].all}: ${env.origin}${routes.webinarCalendar}`;
    return {
      subject: named(subjects.cancelled),
      before: [words.cancelled, next],
      rows,
      after: [all],
    };
  }
  if (topic === 'session-soon') {
    const subject = named(subjects.soon.replace('{hour}', hourInWords(session.start)));
    return { subject, before: [words.soon], rows: withLink };
  }
  if (topic === 'session-tomorrow') {
    const before = [plan?.link ? words.tomorrow : words.tomorrowNoLink];
    return { subject: named(subjects.tomorrow), before, rows: withLink };
  }
  const subject = named(hadLink ? subjects.newLink : subjects.link);
  // In the last hour it is not sent once more.
  const first = now < session.start - hourMs ? words.link : words.soon;
  return { subject, before: [hadLink ? words.newLink : first], rows: withLink };
}

/** No more mails about what this address registered for until now. False where the link is not ours or the person was erased. */
export async function stopSessionMails(
  { store, now }: AppContext,
  token: string,
): Promise<boolean> {
  const submission = await findStoppable({ store }, token);
  if (!submission) return false;
  await store.stopMails(await stoppedAddress(store, submission.email), now());
  return true;
}

export async function findStoppable({ store }: Pick<AppContext, 'store'>, token: string) {
  const id = await readStopToken(store, token);
  const submission = id === undefined ? undefined : await store.findSubmission(id);
  return submission?.email ? submission : undefined;
}

type Secrets = Pick<Store, 'secret'>;

const sign = (store: Secrets, id: string) => keyedHash(store, 'mail-stops', `stop:${id}`);

export const stopToken = async (store: Secrets, submissionId: string) =>
  `${submissionId}.${await sign(store, submissionId)}`;

/** The submission of a token; undefined where it is not ours. */
async function readStopToken(store: Secrets, token: string): Promise<string | undefined> {
  const [id = '', signature = ''] = token.split('.');
  return isSameText(signature, await sign(store, id)) ? id : undefined;
}

/** An address in the list of those who stopped: not readable, and the same at every registration. */
export const stoppedAddress = (store: Secrets, email: string) =>
  keyedHash(store, 'mail-stops', email.toLowerCase());
