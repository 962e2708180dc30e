/** Mails of an enquiry as the desk shows them. */

import type { MailLine } from '#lib/server/desk/enquiry/enquiry-types';
import { timeInList, timeInSentence } from '#lib/server/desk/times-in-words';
import type { LeadMail } from '#lib/server/store/leads/leads';
import { isReceipt, type NamedMail, topicOf } from '#lib/server/store/submissions/records';
import { howOften, plural } from '#lib/shared/words';

const reasons: Readonly<Record<string, string>> = {
  'recipient-refused': 'the mailbox does not exist or does not accept mail',
  'mail-refused': 'their server refused it',
  'mail-too-large': 'it was too large for the mail server',
  'address-unusable': 'mail cannot be sent to this address',
  'mail-deferred': 'their server said: try later',
  'sender-not-accepted': 'their server does not accept mail from us now',
  'mail-not-composed': 'it could not be composed',
  'hung-up-on-this-mail': 'their server closed the connection',
  unreadable: 'it was damaged where it was stored',
  'held-back': 'held back, because too many mails were caused in one day',
  superseded: 'not sent, because a later one says what holds now',
};

export const reasonInWords = (reason: string | undefined) =>
  reason === undefined ? '' : (reasons[reason] ?? reason.replaceAll('-', ' '));

/** What a server said stands beside what we make of it. */
export const saidInWords = (words: string | undefined) =>
  words === undefined ? '' : ` (“${words}”)`;

const topics: Readonly<Record<string, string>> = {
  'session-link': 'Access link',
  'session-soon': 'Access link, an hour before',
  'session-tomorrow': 'Reminder, a day before',
  'session-cancelled': 'Session cancelled',
  'question-bank': 'Question bank',
  'handed-over': 'Hand-over',
};

/** Of mails to visitors: these topics go on with a number or an id. */
const begun: readonly (readonly [start: string, what: string])[] = [
  ['ask-', 'Request for payment'],
  ['due-', 'Reminder of a payment'],
  ['paid-', 'Payment received'],
  ['refund-', 'Refund'],
  ['batch-', 'About their batch'],
];

export function mailInWords(mail: NamedMail): string {
  const topic = topicOf(mail);
  const [word = ''] = /^[a-z][a-z-]*/.exec(topic) ?? [];
  const known = topics[word.replace(/-$/, '')];
  if (known) return known;
  if (mail.role === 'staff') return 'To the desk';
  if (isReceipt(mail)) return 'Receipt';
  return begun.find(([start]) => topic.startsWith(start))?.[1] ?? 'About a post';
}

const goesOut = (at: number, now: number) =>
  at > now ? `Goes out ${timeInSentence(at, now)}` : 'Goes out now';

export function mailLine(mail: LeadMail, now: number): MailLine {
  const tries =
    mail.attempts === 0 ? 'first try' : `after ${plural(mail.attempts, 'try', 'tries')}`;
  const why = mail.reason ? `: ${reasonInWords(mail.reason)}${saidInWords(mail.words)}` : '';
  const reason = why.replace(/^: (.)/, (_, letter: string) => `. ${letter.toUpperCase()}`);
  const common = { id: mail.id, what: mailInWords(mail), to: mail.to };
  switch (mail.state) {
    case 'sent':
      return {
        ...common,
        mark: 'sent',
        state: 'Delivered',
        detail: `${timeInList(mail.at, now)}, ${tries}`,
        again: 'Send again',
        mayGiveUp: false,
      };
    case 'waiting':
      return {
        ...common,
        mark: 'waits',
        state: 'Waiting',
        detail:
          mail.attempts === 0
            ? goesOut(mail.at, now)
            : `Tried ${howOften(mail.attempts)}; again ${timeInSentence(mail.at, now)}${reason}`,
        again: 'Send now',
        mayGiveUp: false,
      };
    case 'closed':
      return {
        ...common,
        mark: 'parked',
        state: 'Given up',
        detail: `${timeInList(mail.at, now)}${why}`,
        mayGiveUp: false,
      };
    default:
      return {
        ...common,
        mark: 'parked',
        state: 'Parked',
        detail: `${timeInList(mail.at, now)}, ${tries}${why}`,
        again: 'Send again',
        mayGiveUp: true,
      };
  }
}
